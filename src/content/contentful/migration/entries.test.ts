import { type StoredEntry, withCopiedValue } from "./entries";
import type { StoredType } from "./stored-space";

const languages = { french: { code: "fr", default: false }, defaultCode: "en" };
const rename = { from: "answer", to: "reply" };

const typeWith = (localized: readonly string[]): StoredType => ({
  sys: { id: "faqItem" },
  name: "Question",
  fields: ["answer", "reply"].map((id) => ({
    id,
    name: id,
    type: "Text",
    required: false,
    localized: localized.includes(id),
  })),
});

const copied = (fields: StoredEntry["fields"], ...localized: string[]) =>
  withCopiedValue({ sys: { id: "a", version: 1 }, fields }, typeWith(localized), rename, languages);

it("copies each language that the present field leaves empty, and keeps the others", () => {
  const answer = { fr: "Oui.", en: "Yes.", de: "Ja.", it: "" };
  const reply = { fr: "", en: "Sure.", es: "Sí." };
  expect(copied({ answer, reply }, "answer", "reply").reply).toEqual({
    fr: "Oui.",
    en: "Sure.",
    de: "Ja.",
    es: "Sí.",
  });
});

it("changes nothing where the present field has all", () => {
  const fields = { answer: { fr: "Oui.", it: null }, reply: { fr: "Si." } };
  expect(copied(fields, "answer", "reply")).toBe(fields);
});

it("copies the value of a field that is not localized into the language that the site shows", () => {
  expect(copied({ answer: { en: "Oui." } }, "reply").reply).toEqual({ fr: "Oui." });
});
