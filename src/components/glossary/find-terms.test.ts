import fc from "fast-check";

import { createFinder, linkTerms } from "./find-terms";

const find = createFinder([
  { term: "CAR", variants: null },
  { term: "Préavis", variants: null },
  { term: "DPE collectif", variants: ["DPE"] },
  { term: "Conseil syndical", variants: ["conseils syndicaux"] },
  { term: "Éco-PTZ", variants: null },
  { term: "MaPrimeRénov’ Copropriété", variants: ["MaPrimeRénov’"] },
  { term: "C++ (coût)", variants: null },
]);

const found = (text: string) =>
  find(text).flatMap(({ text: form, term }) => (term === undefined ? [] : [`${form} = ${term}`]));

it.each([
  ["la CAR du compteur", ["CAR = CAR"]],
  ["car le prix baisse", []],
  ["Car la CAR, CARs", ["CAR = CAR"]],
  ["Préavis, préavis", ["Préavis = Préavis", "préavis = Préavis"]],
  ["preavis, préavisé, sous-préavis", ["préavis = Préavis"]],
  ["un DPE collectif, un DPE", ["DPE collectif = DPE collectif", "DPE = DPE collectif"]],
  ["le conseil\u00a0syndical", ["conseil\u00a0syndical = Conseil syndical"]],
  ["les conseils syndicaux", ["conseils syndicaux = Conseil syndical"]],
  ["les conseils syndicauxs", []],
  ["l’éco-PTZ", ["éco-PTZ = Éco-PTZ"]],
  ["MaPrimeRénov' Copropriété", ["MaPrimeRénov' Copropriété = MaPrimeRénov’ Copropriété"]],
  ["le C++ (coût)", ["C++ (coût) = C++ (coût)"]],
  ["le pre\u0301avis, PRE\u0301AVIS", ["pre\u0301avis = Préavis"]],
  ["l’E\u0301co-PTZ, éco-PTZ\u0301", ["E\u0301co-PTZ = Éco-PTZ"]],
  ["CAR CAR", ["CAR = CAR", "CAR = CAR"]],
])("finds the terms of « %s »", (text, terms) => {
  expect(found(text)).toEqual(terms);
});

it("leaves any text as it was", () => {
  const text = fc
    .array(fc.constantFrom("CAR", "DPE", " ", "\u00a0", "préavis", "pre\u0301avis", "collectif", "’", "x"))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "grapheme" })), (typed) => {
      expect(
        find(typed)
          .map((part) => part.text)
          .join(""),
      ).toBe(typed);
    }),
  );
});

it("finds nothing without terms", () => {
  expect(createFinder([])("la CAR")).toEqual([{ text: "la CAR" }]);
  expect(createFinder([{ term: "CEE", variants: [""] }])("la CAR")).toEqual([{ text: "la CAR" }]);
});

it("finds a term that the glossary has with its accents as characters of their own", () => {
  const findDecomposed = createFinder([{ term: "Pre\u0301avis", variants: null }]);
  for (const form of ["préavis", "Pre\u0301avis"])
    expect(findDecomposed(form)).toEqual([{ text: form, term: "Pre\u0301avis" }]);
});

describe("the links of a page", () => {
  const terms = [
    { term: "CAR", variants: null },
    { term: "DPE collectif", variants: ["DPE"] },
    { term: "Préavis", variants: null },
  ];
  const linked = (...paragraphs: readonly string[][]) =>
    [...linkTerms(paragraphs, terms)].map(([text, parts]) => [text, parts.find(({ term }) => term)?.term]);

  it("lead to each term once, from its first mention, and once in a paragraph", () => {
    expect(linked(["La CAR, un DPE."], ["Une CAR."], ["Un DPE, une CAR."])).toEqual([
      ["La CAR, un DPE.", "CAR"],
      ["Un DPE, une CAR.", "DPE collectif"],
    ]);
  });

  it("are one in a paragraph of several texts", () => {
    expect(linked(["Un ", "DPE", ", un préavis."], ["Un préavis."])).toEqual([
      ["DPE", "DPE collectif"],
      ["Un préavis.", "Préavis"],
    ]);
  });

  it("change no text", () => {
    const text = "Un préavis, une CAR, un DPE.";
    const parts = linkTerms([["CAR"], [text]], terms).get(text) ?? [];
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});
