import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { missingNginx, type Nginx, startNginx } from "../scripts/nginx";
import { rawRequest } from "./raw-request";

const missing = missingNginx();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: "default" });

let nginx: Nginx | undefined;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx?.stop());

const ask = (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  rawRequest(nginx?.port ?? 0, path, { method, headers });
const notFoundPage = readFileSync("public/404.html");
const app = `/${readdirSync("public").find((name) => /^app-\w+\.js$/.test(name)) ?? ""}`;

test("nginx starts without a warning, and `nginx -t` reports none", () => {
  expect(nginx?.log()).toBe("");
  const args = ["-p", nginx?.folder ?? "", "-c", "nginx.conf", "-t", "-q"];
  const { status, stderr } = spawnSync("nginx", args, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

const everyKindOfPath = [
  "/",
  "/?source=mail",
  "/livre-blanc",
  "/livre-blanc/",
  "/livre-blanc.html",
  "/index.html",
  "/404",
  "/404.html",
  "/inconnu",
  "/inconnu/",
  "/a/b/c",
  "/_headers",
  "/.git/config",
  "/static",
  "/page-data/app-data.json",
  app,
  `${app}.br`,
];

for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "UNHEARD-OF"]) {
  test(`${method} gets a 405 on every path, with an Allow header`, async () => {
    for (const path of everyKindOfPath) {
      const { status, headers } = await ask(method, path, { "Content-Length": "0" });
      expect(status, path).toBe(405);
      expect(headers.get("allow"), path).toBe("GET, HEAD");
    }
  });
}

test("only a 405 has an Allow header", async () => {
  for (const path of ["/", "/inconnu", "/livre-blanc/"])
    expect((await ask("GET", path)).headers.has("allow"), path).toBe(false);
});

test("a HEAD response equals the GET response without its body", async () => {
  for (const path of ["/", "/livre-blanc/", "/inconnu", app]) {
    const [head, get] = [await ask("HEAD", path), await ask("GET", path)];
    expect(head.status, path).toBe(get.status);
    expect(head.body.length, path).toBe(0);
    const lasting = (headers: ReadonlyMap<string, string>) =>
      [...headers].filter(([name]) => name !== "date");
    expect(lasting(head.headers), path).toEqual(lasting(get.headers));
  }
});

test("the not-found page answers /index, /404 and the addresses of compressed files", async () => {
  const compressed = readdirSync("public", { recursive: true })
    .map(String)
    .filter((file) => /\.(?:br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThan(10);
  for (const path of [
    "/index",
    "/index/",
    "/404",
    "/404/",
    "/404.html",
    "/404.html?source=mail",
    "/%34%30%34",
    ...compressed.map((file) => `/${encodeURI(file)}`),
  ]) {
    const { status, body } = await ask("GET", path);
    expect(status, path).toBe(404);
    expect(body.equals(notFoundPage), path).toBe(true);
  }
});

test("the address of an HTML file redirects to its page, and keeps the query", async () => {
  for (const [path, page] of [
    ["/index.html", "/"],
    ["/index.html?source=mail", "/?source=mail"],
    ["/livre-blanc.html", "/livre-blanc"],
    ["/livre-blanc.html?a=1&b=%20", "/livre-blanc?a=1&b=%20"],
    [
      "/livre-blanc/?utm_source=lettre&utm_campaign=%C3%A9t%C3%A9",
      "/livre-blanc?utm_source=lettre&utm_campaign=%C3%A9t%C3%A9",
    ],
  ] as const) {
    const { status, headers } = await ask("GET", path);
    expect(status, path).toBe(308);
    expect(headers.get("location"), path).toBe(page);
  }
});
