import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Joi } from "gatsby-plugin-utils/joi";

import { pluginOptionsSchema as deferredScripts } from "./gatsby-plugin-deferred-scripts/src/options";
import { pluginOptionsSchema as staticHosting } from "./gatsby-plugin-static-hosting/src/options";

const schemas = {
  "gatsby-plugin-deferred-scripts": deferredScripts,
  "gatsby-plugin-static-hosting": staticHosting,
} as const;

const validate = (plugin: keyof typeof schemas, options: object) =>
  schemas[plugin]({ Joi }).validate(options);

describe.each(Object.keys(schemas) as (keyof typeof schemas)[])("the options of %s", (plugin) => {
  it("are all optional, and all in its README", () => {
    const { error } = validate(plugin, {});
    expect(error).toBeUndefined();
    const readme = readFileSync(join(__dirname, plugin, "README.md"), "utf8");
    const { keys } = schemas[plugin]({ Joi }).describe() as { keys: object };
    for (const option of Object.keys(keys)) expect(readme).toContain(`| \`${option}\` `);
  });

  it("are refused by name when they do not exist", () => {
    expect(validate(plugin, { unknown: 1 }).error?.message).toBe('"unknown" is not allowed');
  });
});

it.each([
  [{ allow: { "default-src": [] } }, "allow.default-src"],
  [{ allow: { "script-src": ["'unsafe-inline'"] } }, "allow.script-src[0]"],
  [{ headers: { "/*": { "content-security-policy": "x" } } }, "content-security-policy"],
  [{ headers: { "/*": { "X-A": "b\nX-C: d" } } }, "one line"],
  [{ headers: { "/a*b": {} } }, "/a*b"],
])("headers and sources that would break the policy are refused: %j", (options, named) => {
  expect(validate("gatsby-plugin-static-hosting", options).error?.message).toContain(named);
});

it("an empty address, as from an unset variable, allows nothing", () => {
  expect(validate("gatsby-plugin-static-hosting", { allow: { "connect-src": [""] } }).error).toBeUndefined();
});
