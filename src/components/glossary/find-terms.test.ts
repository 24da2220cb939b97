import fc from "fast-check";

import { createFinder, linkTerms } from "./find-terms";

const glossary = [
  { term: "CAR", variants: null },
  { term: "Préavis", variants: null },
  { term: "DPE collectif", variants: ["DPE"] },
  { term: "Conseil syndical", variants: ["conseils syndicaux"] },
  { term: "Éco-PTZ", variants: null },
  { term: "MaPrimeRénov’ Copropriété", variants: ["MaPrimeRénov’"] },
  { term: "C++ (coût)", variants: null },
  // A draft may have an empty variant, which must not match everywhere.
  { term: "CEE", variants: [""] },
];
const find = createFinder(glossary);

const wholeText = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

// Each finding is the text of the mention, an equals sign, and the term of the glossary.
it.each([
  // An acronym in capitals, not the word « car ».
  ["Car la CAR, car CARs, CAR CAR", ["CAR = CAR", "CAR = CAR", "CAR = CAR"]],
  // A small or a capital first letter, but all accents, and whole words only.
  ["Préavis, preavis, préavisé, sous-préavis", ["Préavis = Préavis", "préavis = Préavis"]],
  // The longest form wins over a variant within it.
  ["un DPE collectif, un DPE", ["DPE collectif = DPE collectif", "DPE = DPE collectif"]],
  // No-break spaces.
  ["le conseil\u00a0syndical", ["conseil\u00a0syndical = Conseil syndical"]],
  ["les conseils syndicaux, syndicauxs", ["conseils syndicaux = Conseil syndical"]],
  // A straight apostrophe.
  ["MaPrimeRénov' Copropriété", ["MaPrimeRénov' Copropriété = MaPrimeRénov’ Copropriété"]],
  // Signs of regular expressions.
  ["le C++ (coût)", ["C++ (coût) = C++ (coût)"]],
  ["l’Éco-PTZ, éco-PTZ, éco-PTZs", ["Éco-PTZ = Éco-PTZ", "éco-PTZ = Éco-PTZ"]],
])("finds the terms of « %s »", (text, expected) => {
  const found = find(text).map(({ term, start, end }) => `${text.slice(start, end)} = ${term}`);
  expect(found).toEqual(expected);
});

it("links terms without changing a text", () => {
  /** Random texts of words from the glossary, so that many have terms. */
  const text = fc
    .array(fc.constantFrom("CAR", "DPE", " ", "\u00a0", "préavis", "collectif", "’", "x"))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "grapheme" })), (typed) => {
      // One paragraph of one text; `linkTerms` returns the text as a list of parts.
      const [[parts = []] = []] = linkTerms(find, [[typed]]);
      expect(wholeText(parts)).toBe(typed);
    }),
  );
});

it("finds nothing without terms", () => {
  expect(createFinder([])("la CAR")).toEqual([]);
});

it("links the first mention of each term in a section, and at most one term in a paragraph", () => {
  // Each list is a paragraph. A paragraph has several texts if a part of it is bold.
  const section = [
    ["La CAR, un DPE"],
    ["La CAR, un DPE"],
    ["Un ", "DPE", ", un préavis"],
    ["DPE"],
    ["Un préavis"],
  ];
  const linked = linkTerms(find, section);
  expect(linked.map((paragraph) => paragraph.map(wholeText))).toEqual(section);
  const linkedTerms = linked.map((paragraph) => paragraph.flat().flatMap(({ term }) => term ?? []));
  expect(linkedTerms).toEqual([["CAR"], ["DPE collectif"], ["Préavis"], [], []]);
});
