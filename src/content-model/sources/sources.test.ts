import { join } from "node:path";

import { chooseSource } from ".";

const directory = join("any", "content");
const both = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

const pluginNames = (environment: Record<string, string | undefined>) =>
  chooseSource(environment, directory).plugins.map((plugin) =>
    typeof plugin === "string" ? plugin : plugin.resolve,
  );

/** The options of gatsby-source-contentful. */
function optionsOf(environment: Record<string, string | undefined>): unknown {
  const { plugins } = chooseSource({ ...both, ...environment }, directory);
  return plugins.flatMap((plugin) => (typeof plugin === "object" ? [plugin.options] : []))[0];
}

describe("chooseSource", () => {
  it.each([{}, { CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "" }, { CONTENTFUL_HOST: "elsewhere" }])(
    "takes the local copy, and nothing of Contentful, for %j",
    (environment) => {
      expect(pluginNames(environment)).toEqual(["gatsby-source-local-content", "gatsby-source-filesystem"]);
    },
  );

  it("takes Contentful, and nothing local, when the space and the token are set", () => {
    expect(pluginNames(both)).toEqual(["gatsby-source-contentful"]);
  });

  it.each([
    ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret" }],
    ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret", CONTENTFUL_SPACE_ID: "" }],
    ["CONTENTFUL_ACCESS_TOKEN", { CONTENTFUL_SPACE_ID: "espace" }],
    ["CONTENTFUL_ACCESS_TOKEN", { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "" }],
  ])("stops and names %s as missing, for %j", (missing, environment) => {
    expect(() => chooseSource(environment, directory)).toThrow(`Il manque ${missing}.`);
  });

  it("never shows the token in what it throws", () => {
    expect(() => chooseSource({ CONTENTFUL_ACCESS_TOKEN: "secret" }, directory)).not.toThrow("secret");
  });

  it.each([{}, { CONTENTFUL_ENVIRONMENT: "", CONTENTFUL_HOST: "" }])(
    "reads the published content of master unless told otherwise: %j",
    (environment) => {
      expect(optionsOf(environment)).toMatchObject({
        spaceId: "espace",
        accessToken: "secret",
        environment: "master",
        host: "cdn.contentful.com",
      });
    },
  );

  it("reads the environment and the host that it is told", () => {
    const told = { CONTENTFUL_ENVIRONMENT: "essai", CONTENTFUL_HOST: "localhost:4000" };
    expect(optionsOf(told)).toMatchObject({ environment: "essai", host: "localhost:4000" });
  });

  it("serves Contentful's pictures itself, and asks for each entry once, in French", () => {
    const options = optionsOf({}) as { localeFilter: Parameters<{ code: string }[]["filter"]>[0] };
    expect(options).toMatchObject({ downloadLocal: false, useNameForId: false });
    const among = (...codes: string[]) => codes.map((code) => ({ code })).filter(options.localeFilter);
    expect(among("fr", "en-US", "fr-FR")).toEqual([{ code: "fr" }]);
    expect(among("en-US", "fr-FR")).toEqual([{ code: "fr-FR" }]);
    expect(among("en-US")).toEqual([]);
  });

  it.each([
    { CONTENTFUL_HOST: "preview.contentful.com" },
    { CONTENTFUL_HOST: "preview.eu.contentful.com" },
    { CONTENTFUL_HOST: "localhost:4000", CONTENTFUL_PREVIEW: "true" },
  ])("shows drafts in a preview: %j", (environment) => {
    expect(chooseSource({ ...both, ...environment }, directory).schema.preview).toBe(true);
  });

  it("shows drafts in a preview only", () => {
    const published = { ...both, CONTENTFUL_HOST: "cdn.eu.contentful.com", CONTENTFUL_PREVIEW: "" };
    expect(chooseSource(published, directory).schema.preview).toBe(false);
    expect(chooseSource(both, directory).schema.preview).toBe(false);
    expect(chooseSource({}, directory).schema.preview).toBe(false);
  });
});
