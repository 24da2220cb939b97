import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { glossaryTerm } from "../../content/types/glossaryTerm";
import { isRecord, isText } from "../../content/values";
import { entriesOf, SHIPPED_CONTENT } from "../../testing/content";
import { createFinder } from "./find-terms";

/** Acronyms that need no definition, under the reason. */
const COMMON = {
  "of the product document": ["FAQ", "CGV", "ROI"],
  "file formats, known by these names only": ["PDF", "JPG", "PNG"],
  "an authority, a law and a company, known by these names": ["CNIL", "RGPD", "GRDF"],
  units: ["GWh", "kVA", "MWh"],
  "the letters with which a meter's number starts": ["GI"],
  "words in capitals, on the cover": ["LIVRE", "BLANC"],
};

/** Two capitals or more in a word: « AG », « MWh », « kVA ». */
const ACRONYM = /(?<![\p{L}\p{N}])\p{L}?\p{Lu}{2,}\p{L}*(?![\p{L}\p{N}])/gu;

/** Texts that only machines read, and sources, whose acronyms are names of publishers. */
const UNREAD = ["file", "email", "sources"];

function textsIn(value: unknown): string[] {
  if (isText(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) => (UNREAD.includes(name) ? [] : textsIn(each)))
    : [];
}

const texts = readdirSync(SHIPPED_CONTENT)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => textsIn(JSON.parse(readFileSync(join(SHIPPED_CONTENT, name), "utf8"))));
const find = createFinder(entriesOf(glossaryTerm, SHIPPED_CONTENT));

it("defines every acronym of the copy, apart from those with a reason", () => {
  const open = texts.flatMap((text) =>
    find(text).flatMap(({ text: part, term }) => (term === undefined ? (part.match(ACRONYM) ?? []) : [])),
  );
  expect([...new Set(open)].sort()).toEqual(Object.values(COMMON).flat().sort());
});
