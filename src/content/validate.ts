import { closest } from "fastest-levenshtein";
import type { z } from "zod";

import { sharedAddressProblems } from "./addresses";
import type { ContentType } from "./content-type";
import { describeField, type FieldDescription } from "./field";
import { FORMER_RANK, presentName } from "./former-fields";
import { invisibleCharacterIn } from "./invisible-characters";
import { unprintableIn } from "./pdf-findings";
import type { Picture, PictureFile } from "./pictures";
import { placeholderProblems } from "./placeholders";
import { type ContentProblem, counted, expectation, inWords, whereIs } from "./problem";
import { sharedNameProblems } from "./shared-names";
import { isMissing, isRecord, isText } from "./values";

/** An entry from a source, before validation. */
export interface EntryInput {
  typeId: string;
  /** Unique within its source. */
  id: string;
  /** How an editor finds it: the file and the entry's number, or the type and the entry's title. */
  place: string;
  /** Where to open it in Contentful's web app. */
  url?: string;
  /** Its values by field name. Not an object if the JSON is wrong. */
  values: unknown;
  /** The ids of the listed entries in order, by field. Lists that cannot be read are omitted. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** Its picture files, by field. */
  pictures?: Readonly<Record<string, PictureFile>>;
}

/** Describes in French the invalid part of a value: some items of a list, a missing alternative text, or all of it. */
function findingIn(value: unknown, { kind }: FieldDescription, { issues }: z.ZodError): string {
  if (kind === "image" && isRecord(value) && isText(value.file) && isMissing(value.alt)) {
    return `l’image « ${value.file} », sans texte de remplacement`;
  }
  if (!Array.isArray(value)) return inWords(value);
  const ranks = new Set(issues.map(({ path: [rank] }) => rank).filter((rank) => typeof rank === "number"));
  const items = [...ranks].map((rank) => `au point n° ${rank + 1}, ${inWords(value[rank])}`);
  return items.length > 0 ? items.join(" ; ") : inWords(value);
}

function unknownField(name: string, type: ContentType) {
  if (name === FORMER_RANK) {
    return {
      expected: "rien : l’ordre est celui de la liste, cette valeur peut être supprimée",
      found: "un champ qui n’existe plus",
    };
  }
  const present = presentName(type, name);
  if (present)
    return { expected: `cette valeur dans le champ « ${present} »`, found: "l’ancien nom du champ" };
  if (name in type.fields) {
    return {
      expected: "rien : cette liste se compose de toutes les entrées de son type",
      found: "une valeur",
    };
  }
  const nearest = closest(name, ownFields(type));
  return { expected: `un champ connu (le plus proche : « ${nearest} »)`, found: "un champ inconnu" };
}

/** The names of the fields whose values are in the entry itself: all but lists of entries. */
const ownFields = ({ fields }: ContentType) =>
  Object.keys(fields).filter((name) => fields[name] && describeField(fields[name]).kind !== "entryList");

const unknownFields = (type: ContentType, values: Readonly<Record<string, unknown>>) =>
  Object.keys(values)
    .filter((name) => values[name] !== undefined && !ownFields(type).includes(name))
    .map((name) => ({ field: name, ...unknownField(name, type) }));

function listProblems(
  name: string,
  schema: z.ZodType,
  ids: readonly string[] | undefined,
): Omit<ContentProblem, "place">[] {
  if (!ids) return [];
  const description = describeField(schema);
  const field = `${description.label} (${name})`;
  const findings = [
    ...(schema.safeParse(ids).success
      ? []
      : [ids.length > 0 ? counted(ids.length, "entrée") : "aucune entrée"]),
    ...(new Set(ids).size < ids.length ? ["deux fois la même entrée"] : []),
  ];
  return findings.map((found) => ({ field, expected: expectation(description), found }));
}

function fieldProblems(name: string, schema: z.ZodType, value: unknown, picture?: Picture) {
  const description = describeField(schema);
  const place = {
    field: `${description.label} (${name})`,
    ...(picture?.url && { pictureUrl: picture.url }),
  };
  const expected = expectation(description);
  const problems: Omit<ContentProblem, "place">[] = [];
  const pictureFound = picture && "found" in picture.outcome ? picture.outcome.found : undefined;
  const { error } = schema.safeParse(isMissing(value) ? undefined : value);
  // A link to an unpublished picture also leaves no value. Report only the picture then.
  if (error && !(pictureFound && isMissing(value))) {
    problems.push({ ...place, expected, found: findingIn(value, description, error) });
  }
  if (pictureFound) problems.push({ ...place, expected, found: pictureFound });
  if (description.placeholders) {
    for (const problem of placeholderProblems(value, description.placeholders))
      problems.push({ ...place, ...problem });
  }
  const invisible = invisibleCharacterIn(value);
  if (invisible) {
    problems.push({ ...place, expected: "un texte sans caractère invisible", found: invisible });
  }
  const unprintable = description.inPdf && unprintableIn(description.kind, value);
  if (unprintable) {
    const printable =
      "un texte sans caractère que le PDF ne peut pas écrire : remplacez ces caractères par des mots";
    problems.push({ ...place, expected: printable, found: unprintable });
  }
  return problems;
}

function entryProblems(type: ContentType, entry: EntryInput, pictures: readonly Picture[]): ContentProblem[] {
  const { values } = entry;
  if (!isRecord(values)) {
    return [{ ...whereIs(entry), expected: "un objet : { … }", found: inWords(values) }];
  }
  const pictureIn = (name: string) =>
    pictures.find((picture) => picture.entry === entry && picture.field === name);
  const problems = [
    ...unknownFields(type, values),
    ...Object.entries(type.fields).flatMap(([name, schema]) =>
      describeField(schema).kind === "entryList"
        ? listProblems(name, schema, entry.lists?.[name])
        : fieldProblems(name, schema, values[name], pictureIn(name)),
    ),
  ];
  return problems.map((problem) => ({ ...whereIs(entry), ...problem }));
}

/** A `single` type must have exactly one entry: of two, Gatsby would use either. */
function countProblems(type: ContentType, entries: readonly EntryInput[]): ContentProblem[] {
  if (type.entries !== "single" || entries.length === 1) return [];
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
  entries: readonly EntryInput[],
): EntryInput[] {
  const listed = new Set(entries.flatMap(({ lists = {} }) => Object.values(lists).flat()));
  const isOwned = ({ id }: ContentType) =>
    contentTypes.some(
      (owner) =>
        listedTypes(owner).some((listed) => listed.id === id) &&
        entries.some(({ typeId }) => typeId === owner.id),
    );
  return contentTypes.flatMap((type) => {
    const ofType = entries.filter(({ typeId }) => typeId === type.id);
    return type.entries === "single" || !isOwned(type) ? ofType : ofType.filter(({ id }) => listed.has(id));
  });
}

/** The types of the entries that a type lists. */
const listedTypes = ({ fields }: ContentType) =>
  Object.values(fields).flatMap((field) => describeField(field).listedType ?? []);

/**
 * Checks the entries that the site shows against the model.
 * @param pictures their pictures, inspected.
 * @returns all problems, in the order of the types, addresses last. Empty if the content can be published.
 */
export function validateContent(
  contentTypes: readonly ContentType[],
  entries: readonly EntryInput[],
  pictures: readonly Picture[],
): ContentProblem[] {
  const shown = shownEntries(contentTypes, entries);
  const problems = contentTypes.flatMap((type) => {
    const ofType = shown.filter(({ typeId }) => typeId === type.id);
    return [
      ...countProblems(type, ofType),
      ...ofType.flatMap((entry) => entryProblems(type, entry, pictures)),
      ...sharedNameProblems(type, ofType),
    ];
  });
  return [...problems, ...sharedAddressProblems(contentTypes, shown)];
}
