import { closest } from "fastest-levenshtein";

import { type ContentEntry, type PicturePlace, valuesOf } from "./content-entry";
import type { ContentType, Field } from "./content-type";
import { accepts, valueProblems } from "./field-problems";
import { anchorOf } from "./links";
import { pictureFault } from "./pictures";
import { type ContentProblem, counted, expectation, inWords, whereIs } from "./problem";
import { isMissing, isRecord, isText } from "./values";

type ProblemInEntry = Omit<ContentProblem, "place" | "url">;

const labelled = (name: string, { label }: Field) => `${label} (${name})`;

function unknownFieldProblems({ fields }: ContentType, values: Readonly<Record<string, unknown>>) {
  const known = Object.keys(fields).filter((name) => fields[name]?.kind !== "entryList");
  return Object.keys(values)
    .filter((name) => values[name] !== undefined && !known.includes(name))
    .map((field): ProblemInEntry => {
      const list = Object.hasOwn(fields, field) ? fields[field] : undefined;
      if (list) {
        const expected = "rien : cette liste se compose de toutes les entrées de son type";
        return { field: labelled(field, list), expected, found: "une valeur" };
      }
      const expected = `un champ connu (le plus proche : « ${closest(field, known)} »)`;
      return { field, expected, found: "un champ inconnu" };
    });
}

function listProblems(
  name: string,
  field: Field,
  ids: readonly string[],
  entries: readonly ContentEntry[],
): ProblemInEntry[] {
  const place = { field: labelled(name, field), expected: expectation(field) };
  return [
    ...(accepts(field, ids) ? [] : [ids.length > 0 ? counted(ids.length, "entrée") : "aucune entrée"]),
    ...(new Set(ids).size < ids.length ? ["deux fois la même entrée"] : []),
    ...ids.flatMap((id, index) => {
      const entry = entries.find((each) => each.id === id);
      if (entry?.typeId === field.listedType?.id) return [];
      return [`au point n° ${index + 1}, une entrée d’un autre type${entry ? ` : ${entry.place}` : ""}`];
    }),
  ].map((found) => ({ ...place, found }));
}

async function fieldProblems(
  name: string,
  field: Field,
  value: unknown,
  picture?: PicturePlace,
): Promise<ProblemInEntry[]> {
  const place = { field: labelled(name, field), ...(picture?.url && { pictureUrl: picture.url }) };
  const fault = picture && (await pictureFault(picture, field));
  // A link to an unpublished picture leaves no value. Only the picture is reported then.
  const problems = fault && isMissing(value) ? [] : valueProblems(field, value);
  if (fault) problems.push({ expected: expectation(field), found: fault });
  return problems.map((problem) => ({ ...place, ...problem }));
}

async function entryProblems(
  type: ContentType,
  entry: ContentEntry,
  entries: readonly ContentEntry[],
): Promise<ContentProblem[]> {
  const { values, lists, pictures } = entry;
  if (!isRecord(values)) {
    return [{ ...whereIs(entry), expected: "un objet : { … }", found: inWords(values) }];
  }
  const inFields = Object.entries(type.fields).map(async ([name, field]) =>
    field.kind === "entryList"
      ? listProblems(name, field, lists[name] ?? [], entries)
      : fieldProblems(name, field, values[name], pictures[name]),
  );
  return [...unknownFieldProblems(type, values), ...(await Promise.all(inFields)).flat()].map((problem) => ({
    ...whereIs(entry),
    ...problem,
  }));
}

/** The fields whose texts name an entry. */
const namingFields = ({ titleField, names = [titleField], page }: ContentType) =>
  page && "pathFrom" in page ? [...names, page.pathFrom] : names;

/** Reports names that two entries of a type share: readers and addresses identify entries by their names. */
function sharedNameProblems(type: ContentType, entries: readonly ContentEntry[]): ContentProblem[] {
  const firstWith = new Map<string, ContentEntry>();
  return entries.flatMap((entry) => {
    const values = valuesOf(entry);
    return namingFields(type).flatMap((fieldName) => {
      const field = type.fields[fieldName];
      const names: unknown[] = [values[fieldName]].flat();
      return names.filter(isText).flatMap((name) => {
        // Neither case nor accents nor signs make a difference in an address. A text without letters is its own key.
        const key = anchorOf(name) || name;
        const first = firstWith.get(key) ?? entry;
        firstWith.set(key, first);
        if (first === entry || !field || !name) return [];
        const expected = "un texte différent pour chaque entrée";
        const found = `${inWords(name)}, comme ${first.place}`;
        return [{ ...whereIs(entry), field: labelled(fieldName, field), expected, found }];
      });
    });
  });
}

/** A `single` type must have exactly one entry: of two, Gatsby would use either. */
function countProblems(type: ContentType, entries: readonly ContentEntry[]): ContentProblem[] {
  if (entries.length === 1) return [];
  if (entries.length === 0) {
    const place = `${type.label} (${type.id})`;
    return [{ place, expected: "une entrée", found: "aucune entrée", blocksPreview: true }];
  }
  const found = counted(entries.length, "entrée");
  return entries.map((entry) => ({ ...whereIs(entry), expected: "une seule entrée de ce type", found }));
}

/**
 * Returns the entries that the site shows: those of single types, and those that these list. Other entries are not checked.
 * If the page that lists a type is missing, all entries of that type count, so that one report contains all problems.
 */
export function shownEntries(
  contentTypes: readonly ContentType[],
  entries: readonly ContentEntry[],
): ContentEntry[] {
  const listed = new Set(entries.flatMap(({ lists }) => Object.values(lists).flat()));
  const ownersOf = ({ id }: ContentType) =>
    contentTypes.filter(({ fields }) =>
      Object.values(fields).some(({ listedType }) => listedType?.id === id),
    );
  return contentTypes.flatMap((type) => {
    const ofType = entries.filter(({ typeId }) => typeId === type.id);
    const isOwned = ownersOf(type).some((owner) => entries.some(({ typeId }) => typeId === owner.id));
    return isOwned ? ofType.filter(({ id }) => listed.has(id)) : ofType;
  });
}

/**
 * Checks the entries that the site shows, and their pictures, against the model.
 * @returns all problems, in the order of the types. Empty if the content can be published.
 */
export async function validateContent(
  contentTypes: readonly ContentType[],
  entries: readonly ContentEntry[],
): Promise<ContentProblem[]> {
  const shown = shownEntries(contentTypes, entries);
  const problems = contentTypes.map(async (type) => {
    const ofType = shown.filter(({ typeId }) => typeId === type.id);
    const inEntries = await Promise.all(ofType.map((entry) => entryProblems(type, entry, entries)));
    const together =
      type.entries === "single" ? countProblems(type, ofType) : sharedNameProblems(type, ofType);
    return [...together, ...inEntries.flat()];
  });
  return (await Promise.all(problems)).flat();
}
