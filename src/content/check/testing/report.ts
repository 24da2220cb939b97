import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { FROZEN_CONTENT } from "../../../testing/content";
import { contentTypes } from "../../model/registry";
import { readCheckedContent } from "../../sources/local";
import { isRecord } from "../../values";

export type EntryValues = Record<string, unknown>;

/** The report on content without a problem. */
export const NO_PROBLEM = "";

/** The French report on a copy of the frozen content after a change of its files. */
export async function reportOn(change: (directory: string) => void): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, directory, { recursive: true });
  change(directory);
  try {
    await readCheckedContent(directory);
    return NO_PROBLEM;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A change of the entries in a type's file. The file of a single type has an object, or a list if `change` adds an entry. */
export const edit = (typeId: string, change: (entries: EntryValues[]) => void) => (directory: string) => {
  const file = join(directory, `${typeId}.json`);
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  const entries = [json]
    .flat()
    .filter(isRecord)
    .map((entry) => ({ ...entry }));
  change(entries);
  const isStillSingle = isRecord(json) && entries.length === 1;
  writeFileSync(file, JSON.stringify(isStillSingle ? entries[0] : entries));
};

/** A change of a field's value. `rank` of the entry counts from 0. */
export const set = (typeId: string, field: string, value: unknown, rank = 0) =>
  edit(typeId, (entries) => Object.assign(entries[rank] ?? {}, { [field]: value }));

/** A new content of a file. */
export const write = (name: string, text: string) => (directory: string) =>
  writeFileSync(join(directory, name), text);

/** « Chiffre (value) » */
export const labelled = (typeId: string, field: string) => {
  const label = contentTypes.find(({ id }) => id === typeId)?.fields[field]?.label;
  return label ? `${label} (${field})` : field;
};

/** The end of a problem in the report. */
export const wants = (expected: string, found: string) => `\n  attendu : ${expected}\n  trouvé : ${found}`;

/** The report's lines on a field. */
export const problem = (typeId: string, field: string, expected: string, found: string) =>
  `\n  champ : ${labelled(typeId, field)}${wants(expected, found)}`;

/** « le texte « Gaz » (3 caractères) » */
export function textInWords(text: string): string {
  const start = text.slice(0, 40).replace(/\s+/g, " ").trim();
  const more = text.length > 40 ? "…" : "";
  const plural = text.length > 1 ? "s" : "";
  return `le texte « ${start}${more} » (${text.length} caractère${plural})`;
}

/** A value that a field may not have, and what the report says of it. */
export interface WrongValue {
  type: string;
  field: string;
  value: unknown;
  expected: string;
  /** The beginning of what is found. */
  found: string;
}

/** Expects that the wrong value is the only problem of the content. */
export async function expectReported({ type, field, value, expected, found }: WrongValue): Promise<void> {
  const report = await reportOn(set(type, field, value));
  expect(report).toContain(problem(type, field, expected, found));
  expect(report).toContain(`Le contenu a 1 problème à corriger.\n\n• content/${type}.json`);
}
