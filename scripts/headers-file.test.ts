import { headersFile } from "../plugins/gatsby-plugin-static-hosting/headers-file";
import { headersFor, parseHeadersFile } from "./headers-file";

const rules = [
  { path: "/*", headers: [{ name: "X-All", value: "a: b" }] },
  { path: "/static/*", headers: [{ name: "X-Static", value: "s" }] },
  { path: "/page", headers: [{ name: "X-All", value: "own" }] },
];

it("reads what the plugin writes", () => {
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
});

it("combines the rules of a path, and joins the values of a header that two of them set", () => {
  expect(headersFor(rules, "/static/a.js")).toEqual([
    { name: "X-All", value: "a: b" },
    { name: "X-Static", value: "s" },
  ]);
  expect(headersFor(rules, "/page")).toEqual([{ name: "X-All", value: "a: b, own" }]);
  expect(headersFor(rules, "/page/below")).toEqual([{ name: "X-All", value: "a: b" }]);
});
