import { chooseSource } from "./choose-source";

const both = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

test("a space and its token select Contentful", () => {
  expect(chooseSource(both).name).toBe("Contentful");
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
  [true, { ...both, CONTENTFUL_HOST: "preview.contentful.com" }],
  [true, { ...both, CONTENTFUL_HOST: "preview.eu.contentful.com" }],
  [true, { ...both, CONTENTFUL_HOST: "localhost:4000", CONTENTFUL_PREVIEW: "true" }],
  [false, { ...both, CONTENTFUL_HOST: "cdn.eu.contentful.com", CONTENTFUL_PREVIEW: "" }],
  [false, both],
  [false, {}],
])("drafts are shown: %s, for %j", (preview, environment) => {
  expect(chooseSource(environment).drafts !== undefined).toBe(preview);
});
