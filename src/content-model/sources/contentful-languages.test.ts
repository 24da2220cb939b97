import { frenchAmong, languagesOf, valueIn } from "./contentful-languages";

const language = (code: string, rest: { default?: boolean; fallbackCode?: string | null } = {}) => ({
  code,
  default: false,
  fallbackCode: null,
  ...rest,
});

describe("the French of a space", () => {
  it.each([
    ["fr", ["en-US", "fr-FR", "fr"]],
    ["fr-FR", ["en-US", "fr-CA", "fr-FR"]],
    ["fr-CA", ["en-US", "fr-CA", "fr-BE"]],
  ])("is %s among %j", (code, codes) => {
    expect(frenchAmong(codes.map((each) => language(each)))?.code).toBe(code);
  });

  it.each([[["en-US"]], [["fro", "frr", "en-FR"]], [[]]])("is not among %j", (codes) => {
    expect(frenchAmong(codes.map((each) => language(each)))).toBeUndefined();
  });

  it("is missed in French, with the languages that are there", () => {
    expect(() => languagesOf([language("en-US", { default: true }), language("de")])).toThrow(
      "Cet espace Contentful n’a pas le français : ses langues sont « en-US », « de ».",
    );
  });
});

describe("the value of a field", () => {
  const languages = languagesOf([
    language("en-US", { default: true }),
    language("fr", { fallbackCode: "de" }),
  ]);

  it.each([
    ["in French", { "en-US": "Gas", fr: "Gaz", de: "Erdgas" }, "Gaz"],
    ["in the language that serves where there is no French", { "en-US": "Gas", de: "Erdgas" }, "Erdgas"],
    ["emptied in French", { de: "Erdgas", fr: null }, null],
    ["in no such language", { "en-US": "Gas" }, undefined],
  ])("is the one %s", (_case, values, value) => {
    expect(valueIn(languages, values, true)).toBe(value);
  });

  it("is that of the default language where a field has one value for all", () => {
    expect(valueIn(languages, { "en-US": "Gaz" }, false)).toBe("Gaz");
  });

  it("is missing where French has no other language to serve for it", () => {
    const alone = languagesOf([language("en-US", { default: true }), language("fr")]);
    expect(valueIn(alone, { "en-US": "Gas" }, true)).toBeUndefined();
  });
});
