/** For tests of the content check: changes a copy of the frozen content, and returns the report about it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readCheckedContent } from "../content/sources/local";
import { isObject } from "../content/unknown-values";
import { FROZEN_CONTENT } from "./content";

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

/**
 * Makes a change of the entries in a type's file. The file of a single type has an object, or a list if
 * `change` adds an entry.
 */
export const edit = (typeId: string, change: (entries: EntryValues[]) => void) => (directory: string) => {
  const file = join(directory, `${typeId}.json`);
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  const entries = [json]
    .flat()
    .filter(isObject)
    .map((entry) => ({ ...entry }));
  change(entries);
  const isStillSingle = isObject(json) && entries.length === 1;
  writeFileSync(file, JSON.stringify(isStillSingle ? entries[0] : entries));
};

/** Makes a change of a field's value. `rank` is the entry's place in its file, from 0. */
export const set = (typeId: string, field: string, value: unknown, rank = 0) =>
  edit(typeId, (entries) => Object.assign(entries[rank] ?? {}, { [field]: value }));

/** Makes a change that replaces a file's text. */
export const write = (name: string, text: string) => (directory: string) =>
  writeFileSync(join(directory, name), text);

/** The last two lines of a problem in the report. */
export const expectedAndFound = (expected: string, found: string) =>
  `\n  attendu : ${expected}\n  trouvé : ${found}`;
