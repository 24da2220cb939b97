import { chooseSource, deliveryConnection } from "./";
import { frenchAmong } from "./contentful-checks";

const both = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

it.each([{}, { CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "" }, { CONTENTFUL_HOST: "elsewhere" }])(
  "%j selects the local content",
  (environment) => {
    expect(chooseSource(environment, "content").name).toBe("contenu local");
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
  token: "secret",
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
])("with a space, a token and %j, Contentful is read with %j", (environment, expected) => {
  expect(chooseSource({ ...both, ...environment }, "content").name).toBe("Contentful");
  expect(deliveryConnection({ ...both, ...environment }, "")).toMatchObject(expected);
});

it.each([
  [["fr", "en-US", "fr-FR"], "fr"],
  [["en-US", "fr-FR"], "fr-FR"],
  [["fr-CA", "fr-FR"], "fr-FR"],
  [["en-US", "fr-CA"], "fr-CA"],
  [["en-US"], undefined],
])("of the locales %j, %j is read", (codes, read) => {
  expect(frenchAmong(codes.map((code) => ({ code })))?.code).toBe(read);
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
