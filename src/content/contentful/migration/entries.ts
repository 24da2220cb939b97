import type { ContentType } from "../../content-type";
import { describeField } from "../../field";
import { FORMER_RANK } from "../../former-fields";
import { type Languages, valueIn } from "../../sources/contentful-languages";
import { isMissing, isRecord, isText } from "../../values";
import { linkTo, type Localized } from "../format";
import type { Rename } from "./merge-type";
import type { StoredType } from "./stored-space";

/** An entry as the Management API gives it: its last draft. */
export interface StoredEntry {
  sys: { id: string; version: number; publishedVersion?: number; archivedVersion?: number };
  fields: Record<string, Localized<unknown>>;
}

/** Whether the last draft of an entry is what is published. */
export const isPublishedUnchanged = ({ sys: { version, publishedVersion } }: Pick<StoredEntry, "sys">) =>
  publishedVersion !== undefined && version === publishedVersion + 1;

const isLocalized = ({ fields }: StoredType, name: string) =>
  fields.some(({ id, localized }) => id === name && localized);

/** The value of a field that the site shows. */
export const shownValue = (
  { fields }: StoredEntry,
  type: StoredType,
  name: string,
  languages: Languages,
): unknown => valueIn(languages, fields[name] ?? {}, isLocalized(type, name));

/** The ids of the entries that a field lists. */
export const listedIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((link: unknown) =>
    isRecord(link) && isRecord(link.sys) && isText(link.sys.id) ? [link.sys.id] : [],
  );

/** The links to entries in the order of their former rank. An entry without one is last. */
export function linksByRank(entries: readonly StoredEntry[], type: StoredType, languages: Languages) {
  const rank = (entry: StoredEntry) => {
    const value = shownValue(entry, type, FORMER_RANK, languages);
    return typeof value === "number" ? value : Infinity;
  };
  const sorted = entries.map((entry) => ({ entry, rank: rank(entry) }));
  sorted.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
  return sorted.map(({ entry }) => linkTo("Entry", entry.sys.id));
}

/** The fields of an entry, with a value in the language from which the site takes it. */
export const withValue = (
  { fields }: StoredEntry,
  type: StoredType,
  name: string,
  value: unknown,
  { french, defaultCode }: Languages,
): StoredEntry["fields"] => ({
  ...fields,
  [name]: { ...fields[name], [isLocalized(type, name) ? french.code : defaultCode]: value },
});

/**
 * The fields of an entry with the values of a field under its present name, where that has none.
 * @returns the same object, if nothing is missing.
 */
export function withCopiedValue(
  entry: StoredEntry,
  type: StoredType,
  { from, to }: Rename,
  languages: Languages,
): StoredEntry["fields"] {
  const { fields } = entry;
  const old = fields[from] ?? {};
  const given = fields[to] ?? {};
  if (isLocalized(type, to) && isLocalized(type, from)) {
    const missing = Object.entries(old).filter(
      ([code, value]) => isMissing(given[code]) && !isMissing(value),
    );
    return missing.length === 0 ? fields : { ...fields, [to]: { ...given, ...Object.fromEntries(missing) } };
  }
  const value = shownValue(entry, type, from, languages);
  const isDone = isMissing(value) || !isMissing(shownValue(entry, type, to, languages));
  return isDone ? fields : withValue(entry, type, to, value, languages);
}

/** The labels of the required fields that an entry leaves empty. An empty list counts as empty, as in Contentful. */
export const emptyFields = (
  entry: StoredEntry,
  type: ContentType,
  stored: StoredType,
  languages: Languages,
): string[] =>
  Object.entries(type.fields).flatMap(([name, field]) => {
    const { required, label } = describeField(field);
    const value = shownValue(entry, stored, name, languages);
    const isEmpty = isMissing(value) || (Array.isArray(value) && value.length === 0);
    return required && isEmpty ? [`${label} (${name})`] : [];
  });
