import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { glossaryTerm } from "../../content/types/glossaryTerm";
import { isRecord, isText } from "../../content/values";
import { entriesOf, SHIPPED_CONTENT } from "../../testing/content";
import { createFinder } from "./find-terms";

/** Acronyms that need no definition, each with the reason. */
const COMMON: Readonly<Record<string, string>> = {
  FAQ: "the name of a page's section that visitors of websites know",
  CGV: "a link of every footer; the product document has this word",
  PDF: "a file format, known by this name only",
  JPG: "a file format, known by this name only",
  PNG: "a file format, known by this name only",
  CNIL: "followed by its address",
  RGPD: "the reference of a legal basis, for those who look it up",
  GWh: "a unit",
  kVA: "a unit",
  MWh: "a unit",
  ROI: "of the product document; the PDF's chapter says « Retour sur investissement »",
  GRDF: "a company, known by this name only",
  GI: "the letters with which a meter's number starts",
  LIVRE: "a word in capitals, on the cover",
  BLANC: "a word in capitals, on the cover",
};

/** Two capitals or more in a word: « AG », « MWh », « kVA ». */
const ACRONYM = /(?<![\p{L}\p{N}])\p{L}?\p{Lu}{2,}\p{L}*(?![\p{L}\p{N}])/gu;

const FILES = readdirSync(SHIPPED_CONTENT).filter((name) => name.endsWith(".json"));

/** Texts that only machines read, and sources, whose acronyms are names of publishers. */
const UNREAD = ["file", "email", "sources"];

function textsIn(value: unknown): string[] {
  if (isText(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) => (UNREAD.includes(name) ? [] : textsIn(each)))
    : [];
}

const texts = FILES.flatMap((name) => textsIn(JSON.parse(readFileSync(join(SHIPPED_CONTENT, name), "utf8"))));
const find = createFinder(entriesOf(glossaryTerm, SHIPPED_CONTENT));

it("defines every acronym of the copy, apart from those with a reason", () => {
  const open = texts.flatMap((text) =>
    find(text).flatMap(({ text: part, term }) => (term === undefined ? (part.match(ACRONYM) ?? []) : [])),
  );
  expect([...new Set(open)].filter((acronym) => !(acronym in COMMON)).sort()).toEqual([]);
});

it("finds the acronyms of a text", () => {
  expect("L’AG, 36 kVA, 5 MWh et les CEE ; Éco, 24h, Le PC".match(ACRONYM)).toEqual([
    "AG",
    "kVA",
    "MWh",
    "CEE",
    "PC",
  ]);
});
