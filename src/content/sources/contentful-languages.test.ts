import { frenchAmong, languagesOf, valueIn } from "./contentful-languages";

const language = (code: string, rest: { default?: boolean; fallbackCode?: string | null } = {}) => ({
  code,
  default: false,
  fallbackCode: null,
  ...rest,
});

describe("the French locale of a space", () => {
  it.each([
    ["fr", ["en-US", "fr-FR", "fr"]],
    ["fr-FR", ["en-US", "fr-CA", "fr-FR"]],
    ["fr-CA", ["en-US", "fr-CA", "fr-BE"]],
  ])("is %s among %j", (code, codes) => {
    expect(frenchAmong(codes.map((each) => language(each)))?.code).toBe(code);
  });

  it.each([[["en-US"]], [["fro", "frr", "en-FR"]], [[]]])("does not exist among %j", (codes) => {
    expect(frenchAmong(codes.map((each) => language(each)))).toBeUndefined();
  });

  it("is reported as missing, with the languages of the space", () => {
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
    ["in the fallback language", { "en-US": "Gas", de: "Erdgas" }, "Erdgas"],
    ["in French, even if it was emptied", { de: "Erdgas", fr: null }, null],
    ["missing in both languages", { "en-US": "Gas" }, undefined],
  ])("is the one %s", (_case, values, value) => {
    expect(valueIn(languages, values, true)).toBe(value);
  });

  it("is the one in the default language if the field is not localized", () => {
    expect(valueIn(languages, { "en-US": "Gaz" }, false)).toBe("Gaz");
  });

  it("is missing if French has no value and no fallback language", () => {
    const alone = languagesOf([language("en-US", { default: true }), language("fr")]);
    expect(valueIn(alone, { "en-US": "Gas" }, true)).toBeUndefined();
  });
});
