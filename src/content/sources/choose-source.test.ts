import { chooseSource } from "./choose-source";

const spaceAndToken = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

test("a space and its token select Contentful", () => {
  expect(chooseSource(spaceAndToken).name).toBe("Contentful");
});

test.each([{}, { CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "" }, { CONTENTFUL_HOST: "elsewhere" }])(
  "%j selects the local content",
  (environment) => {
    expect(chooseSource(environment).name).toBe("contenu local");
  },
);

test.each([
  ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret" }],
  ["CONTENTFUL_SPACE_ID", { CONTENTFUL_ACCESS_TOKEN: "secret", CONTENTFUL_SPACE_ID: "" }],
  ["CONTENTFUL_ACCESS_TOKEN", { CONTENTFUL_SPACE_ID: "espace" }],
])("throws and names the missing %s for %j, never the token", (missing, environment) => {
  const choose = () => chooseSource(environment);
  expect(choose).toThrow(`Il manque ${missing}.`);
  expect(choose).not.toThrow("secret");
});

test.each([
  { ...spaceAndToken, CONTENTFUL_HOST: "preview.contentful.com" },
  { ...spaceAndToken, CONTENTFUL_HOST: "preview.eu.contentful.com" },
  { ...spaceAndToken, CONTENTFUL_HOST: "localhost:4000", CONTENTFUL_PREVIEW: "true" },
])("drafts are shown for %j", (environment) => {
  expect(chooseSource(environment).drafts).toBeDefined();
});

test.each([
  { ...spaceAndToken, CONTENTFUL_HOST: "cdn.eu.contentful.com", CONTENTFUL_PREVIEW: "" },
  spaceAndToken,
  {},
])("no drafts are shown for %j", (environment) => {
  expect(chooseSource(environment).drafts).toBeUndefined();
});
