import { chooseSource } from "./";

const both = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

/** The plugin of a source, and its options. */
function pluginOf(environment: Readonly<Record<string, string>>) {
  const { plugin } = chooseSource(environment, "content");
  if (typeof plugin !== "object") throw new Error("The source has no plugin with options.");
  return plugin;
}

it.each([{}, { CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "" }, { CONTENTFUL_HOST: "elsewhere" }])(
  "%j selects the local content",
  (environment) => {
    expect(pluginOf(environment).resolve).toBe("gatsby-source-filesystem");
  },
);

it.each([
  ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret" }],
  ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret", CONTENTFUL_SPACE_ID: "" }],
  ["CONTENTFUL_ACCESS_TOKEN", { CONTENTFUL_SPACE_ID: "espace" }],
])("throws and names the missing %s for %j, never the token", (missing, environment) => {
  const choose = () => chooseSource(environment, "content");
  expect(choose).toThrow(`Il manque ${missing}.`);
  expect(choose).not.toThrow("secret");
});

const published = {
  spaceId: "espace",
  accessToken: "secret",
  environment: "master",
  host: "cdn.contentful.com",
};

it.each([
  [{}, published],
  [{ CONTENTFUL_ENVIRONMENT: "", CONTENTFUL_HOST: "" }, published],
  [
    { CONTENTFUL_ENVIRONMENT: "essai", CONTENTFUL_HOST: "localhost:4000" },
    { environment: "essai", host: "localhost:4000" },
  ],
])("with a space, a token and %j, Contentful is read with %j", (environment, options) => {
  const plugin = pluginOf({ ...both, ...environment });
  expect(plugin).toMatchObject({ resolve: "gatsby-source-contentful", options });
});

it.each([
  [["fr", "en-US", "fr-FR"], ["fr"]],
  [["en-US", "fr-FR"], ["fr-FR"]],
  [["fr-CA", "fr-FR"], ["fr-FR"]],
  [["en-US", "fr-CA"], ["fr-CA"]],
  [["en-US"], []],
])("of the locales %j, %j is read", (codes, read) => {
  const { localeFilter } = pluginOf(both).options as {
    localeFilter: Parameters<{ code: string }[]["filter"]>[0];
  };
  const locales = codes.map((code) => ({ code }));
  expect(locales.filter(localeFilter).map(({ code }) => code)).toEqual(read);
});

it.each([
  [true, { ...both, CONTENTFUL_HOST: "preview.contentful.com" }],
  [true, { ...both, CONTENTFUL_HOST: "preview.eu.contentful.com" }],
  [true, { ...both, CONTENTFUL_HOST: "localhost:4000", CONTENTFUL_PREVIEW: "true" }],
  [false, { ...both, CONTENTFUL_HOST: "cdn.eu.contentful.com", CONTENTFUL_PREVIEW: "" }],
  [false, both],
  [false, {}],
])("it is %s that drafts are shown for %j", (preview, environment) => {
  expect(chooseSource(environment, "content").drafts !== undefined).toBe(preview);
});
