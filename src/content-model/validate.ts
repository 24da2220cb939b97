import { closest } from "fastest-levenshtein";

import type { ContentType } from "./content-type";
import { describeField, type ImageInput } from "./field";
import { type ContentProblem, expectation, inWords } from "./problem";

/** One entry as a source hands it over, before anything of it is trusted. */
export interface EntryInput {
  typeId: string;
  /** The file and the entry's rank, or the type and the entry's title: how an editor finds it. */
  place: string;
  /** Where to open it in Contentful's web app. */
  url?: string;
  values: Readonly<Record<string, unknown>>;
}

/** Tells whether a picture that an entry names exists. */
export type HasImage = (file: string) => boolean;

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

function isImageInput(value: unknown): value is ImageInput {
  return typeof value === "object" && value !== null && "file" in value && typeof value.file === "string";
}

function entryProblems(type: ContentType, entry: EntryInput, hasImage: HasImage): ContentProblem[] {
  const { values, place, url } = entry;
  const where = { place, ...(url && { url }) };
  const names = Object.keys(type.fields);

  const unknown = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      ...where,
      field: name,
      expected: `un champ connu (le plus proche : « ${closest(name, names)} »)`,
      found: "un champ inconnu",
    }));

  const wrong = Object.entries(type.fields).flatMap(([name, schema]) => {
    const description = describeField(schema);
    const value = values[name];
    const at = { ...where, field: `${description.label} (${name})` };
    if (!schema.safeParse(isMissing(value) ? undefined : value).success) {
      return [{ ...at, expected: expectation(description), found: inWords(value) }];
    }
    if (description.kind === "image" && isImageInput(value) && !hasImage(value.file)) {
      return [{ ...at, expected: "une image qui existe", found: `aucun fichier « ${value.file} »` }];
    }
    return [];
  });

  return [...unknown, ...wrong];
}

function countProblems(type: ContentType, count: number): ContentProblem[] {
  const place = `${type.label} (${type.id})`;
  const found = count === 0 ? "aucune entrée" : `${count} entrée(s)`;
  if (type.entries === "single") {
    return count === 1 ? [] : [{ place, expected: "exactement une entrée", found }];
  }
  const { min, max } = type.entries;
  const expected = min === max ? `exactement ${min} entrées` : `de ${min} à ${max} entrées`;
  return count < min || count > max ? [{ place, expected, found }] : [];
}

function orderProblems(entries: readonly EntryInput[]): ContentProblem[] {
  const first = new Map<unknown, EntryInput>();
  return entries.flatMap((entry) => {
    const { order } = entry.values;
    const twin = isMissing(order) ? undefined : first.get(order);
    first.set(order, entry);
    if (!twin) return [];
    const { place, url } = entry;
    const expected = "un ordre différent pour chaque entrée";
    const found = `${inWords(order)}, comme ${twin.place}`;
    return [{ place, ...(url && { url }), field: "Ordre (order)", expected, found }];
  });
}

/**
 * Checks all entries of a site against the model.
 * @returns every problem there is, in the order of the types; an empty list when the content can be published.
 */
export function validateContent(
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
  hasImage: HasImage,
): ContentProblem[] {
  return contentTypes.flatMap((type) => {
    const ofType = entries.filter(({ typeId }) => typeId === type.id);
    return [
      ...countProblems(type, ofType.length),
      ...ofType.flatMap((entry) => entryProblems(type, entry, hasImage)),
      ...orderProblems(ofType),
    ];
  });
}
