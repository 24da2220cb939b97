import { join } from "node:path";

import { chooseSource } from "./";

const directory = join("any", "content");
const both = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

const pluginNames = (environment: Record<string, string | undefined>) =>
  chooseSource(environment, directory).plugins.map((plugin) =>
    typeof plugin === "string" ? plugin : plugin.resolve,
  );

/** The options that gatsby-source-contentful receives. */
function optionsOf(environment: Record<string, string | undefined>): unknown {
  const { plugins } = chooseSource({ ...both, ...environment }, directory);
  return plugins.flatMap((plugin) => (typeof plugin === "object" ? [plugin.options] : []))[0];
}

describe("chooseSource", () => {
  it.each([{}, { CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "" }, { CONTENTFUL_HOST: "elsewhere" }])(
    "selects only the plugins of the local content for %j",
    (environment) => {
      expect(pluginNames(environment)).toEqual(["gatsby-source-filesystem"]);
    },
  );

  it("selects only Contentful's plugin if the space and the token are set", () => {
    expect(pluginNames(both)).toEqual(["gatsby-source-contentful"]);
  });

  it.each([
    ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret" }],
    ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret", CONTENTFUL_SPACE_ID: "" }],
    ["CONTENTFUL_ACCESS_TOKEN", { CONTENTFUL_SPACE_ID: "espace" }],
    ["CONTENTFUL_ACCESS_TOKEN", { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "" }],
  ])("throws and names the missing %s for %j", (missing, environment) => {
    expect(() => chooseSource(environment, directory)).toThrow(`Il manque ${missing}.`);
  });

  it("never shows the token in an error", () => {
    expect(() => chooseSource({ CONTENTFUL_ACCESS_TOKEN: "secret" }, directory)).not.toThrow("secret");
  });

  it.each([{}, { CONTENTFUL_ENVIRONMENT: "", CONTENTFUL_HOST: "" }])(
    "reads the published content of `master` by default: %j",
    (environment) => {
      expect(optionsOf(environment)).toMatchObject({
        spaceId: "espace",
        accessToken: "secret",
        environment: "master",
        host: "cdn.contentful.com",
      });
    },
  );

  it("reads the environment and the host of the variables", () => {
    const variables = { CONTENTFUL_ENVIRONMENT: "essai", CONTENTFUL_HOST: "localhost:4000" };
    expect(optionsOf(variables)).toMatchObject({ environment: "essai", host: "localhost:4000" });
  });

  it("reads each entry only in French", () => {
    const options = optionsOf({}) as { localeFilter: Parameters<{ code: string }[]["filter"]>[0] };
    expect(options).toMatchObject({ useNameForId: false });
    const among = (...codes: string[]) => codes.map((code) => ({ code })).filter(options.localeFilter);
    expect(among("fr", "en-US", "fr-FR")).toEqual([{ code: "fr" }]);
    expect(among("en-US", "fr-FR")).toEqual([{ code: "fr-FR" }]);
    expect(among("en-US")).toEqual([]);
  });

  it.each([
    { CONTENTFUL_HOST: "preview.contentful.com" },
    { CONTENTFUL_HOST: "preview.eu.contentful.com" },
    { CONTENTFUL_HOST: "localhost:4000", CONTENTFUL_PREVIEW: "true" },
  ])("includes drafts in a preview: %j", (environment) => {
    expect(chooseSource({ ...both, ...environment }, directory).schema.preview).toBe(true);
  });

  it("does not include drafts otherwise", () => {
    const published = { ...both, CONTENTFUL_HOST: "cdn.eu.contentful.com", CONTENTFUL_PREVIEW: "" };
    expect(chooseSource(published, directory).schema.preview).toBe(false);
    expect(chooseSource(both, directory).schema.preview).toBe(false);
    expect(chooseSource({}, directory).schema.preview).toBe(false);
  });
});
