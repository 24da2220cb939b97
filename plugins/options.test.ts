import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Joi, validateOptionsSchema } from "gatsby-plugin-utils";

import { pluginOptionsSchema as deferredScripts } from "./gatsby-plugin-deferred-scripts/src/options";
import { pluginOptionsSchema as staticHosting } from "./gatsby-plugin-static-hosting/src/options";

const schemas = {
  "gatsby-plugin-deferred-scripts": deferredScripts,
  "gatsby-plugin-static-hosting": staticHosting,
} as const;

/** As Gatsby does. @returns what is wrong. */
const validate = (plugin: keyof typeof schemas, options: Parameters<typeof validateOptionsSchema>[1]) =>
  validateOptionsSchema(schemas[plugin]({ Joi }), options).then(() => "", String);

describe.each(Object.keys(schemas) as (keyof typeof schemas)[])("the options of %s", (plugin) => {
  it("are all optional, and all in its README", async () => {
    expect(await validate(plugin, {})).toBe("");
    const readme = readFileSync(join(__dirname, plugin, "README.md"), "utf8");
    const { keys } = schemas[plugin]({ Joi }).describe() as { keys: object };
    for (const option of Object.keys(keys)) expect(readme).toContain(`| \`${option}\` `);
  });

  it("are refused by name when they do not exist", async () => {
    expect(await validate(plugin, { unknown: 1 })).toContain('"unknown" is not allowed');
  });
});

it.each([
  [{ allow: { "default-src": [] } }, "allow.default-src"],
  [{ allow: { "script-src": ["'unsafe-inline'"] } }, "allow.script-src[0]"],
  [{ headers: { "/*": { "content-security-policy": "x" } } }, "content-security-policy"],
  [{ headers: { "/*": { "X-A": "b\nX-C: d" } } }, "one line"],
  [{ headers: { "/a*b": {} } }, "/a*b"],
])("headers and sources that would break the policy are refused: %j", async (options, named) => {
  expect(await validate("gatsby-plugin-static-hosting", options)).toContain(named);
});

it.each([
  ["an empty address, as from an unset variable", { "connect-src": [""] }],
  ["all style attributes", { "style-src-attr": ["'unsafe-inline'"] }],
])("%s can be allowed", async (_, allow) => {
  expect(await validate("gatsby-plugin-static-hosting", { allow })).toBe("");
});
