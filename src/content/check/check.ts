/** The content check: it compares the shown entries with the model, and lists each problem in French. */
import { closest } from "fastest-levenshtein";

import { slugOf } from "../../french/plain-letters";
import {
  type ContentEntry,
  type ContentProblem,
  fieldUrl,
  fileOfType,
  type PictureFile,
  shownEntries,
} from "../content-entry";
import { pageAddress } from "../formats/links";
import type { ContentType, Field } from "../model/content-type";
import { accepts, expectation, fieldsOf } from "../model/kinds";
import { contentTypes, isInPdf, singleTypes } from "../model/registry";
import { addressesOf } from "../pages";
import { inWords, isMissing, isText, plainCount } from "../unknown-values";
import { valueProblems } from "./field-problems";
import { pictureFault } from "./pictures";

/** A field of an entry, whose value is checked. */
interface EntryField {
  type: ContentType;
  entry: ContentEntry;
  name: string;
  field: Field;
}

const labelled = (name: string, { label }: Field) => `${label} (${name})`;

const placeOf = ({ entry, name, field }: Omit<EntryField, "type">) => ({
  location: entry.location,
  url: fieldUrl(entry, name),
  field: labelled(name, field),
});

/** Fields that the type does not have, or that list entries. Only local files can have such values. */
function unknownFieldProblems({ fields }: ContentType, { location, values }: ContentEntry) {
  const known = Object.keys(fields).filter((name) => fields[name]?.kind !== "entryList");
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  return unknown.map((name): ContentProblem => {
    const list = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (list?.listedType) {
      const expected = `rien : cette liste se compose de toutes les entrées de ${fileOfType(list.listedType)}`;
      return { location, field: labelled(name, list), expected, found: "une valeur" };
    }
    const expected = `un champ connu (le plus proche : « ${closest(name, known)} »)`;
    return { location, field: name, expected, found: "un champ inconnu" };
  });
}

/** Names a list where its entries are: in the file of their type, or in the field of Contentful. */
function listLengthProblem(listField: EntryField, count: number): ContentProblem {
  const { entry, field } = listField;
  const { items = { min: 0, max: 0 }, listedType } = field;
  const expected = `${expectation(field)} : ${count > items.max ? "retirez-en" : "ajoutez-en"}`;
  const found = count > 0 ? plainCount(count, "entrée") : "aucune entrée";
  // Only entries of Contentful have an address.
  if (entry.url !== undefined || !listedType)
    return { ...placeOf(listField), expected: `${expected} dans ce champ`, found };
  return { location: fileOfType(listedType), expected: `${expected} dans ce fichier`, found };
}

/** A problem for each option without an entry. Pages need an entry of each option. */
function missingOptionProblems(listField: EntryField, entries: readonly ContentEntry[]): ContentProblem[] {
  const { entry: owner, name, field } = listField;
  const { listedType } = field;
  if (!listedType) return [];
  const listed = entries.filter(({ id }) => owner.lists[name]?.includes(id));
  const present = listed.map(({ values }) => values[listedType.titleField]);
  const missing =
    listedType.fields[listedType.titleField]?.options?.filter((option) => !present.includes(option)) ?? [];
  const place = owner.url === undefined ? { location: fileOfType(listedType) } : placeOf(listField);
  return missing.map((option) => ({
    ...place,
    expected: `une entrée « ${listedType.label} » pour « ${option} » : ajoutez-la`,
    found: "aucune",
    blocksPreview: true,
  }));
}

function listProblems(listField: EntryField, entries: readonly ContentEntry[]): ContentProblem[] {
  const { entry: owner, name, field } = listField;
  const ids = owner.lists[name] ?? [];
  const lost = owner.lost?.[name] ?? [];
  /** French texts about what is wrong. */
  const faults: string[] = [];
  if (new Set(ids).size < ids.length) faults.push("deux fois la même entrée");
  for (const [index, id] of ids.entries()) {
    const entry = entries.find((other) => other.id === id);
    if (entry?.typeId === field.listedType?.id) continue;
    const where = entry ? ` : ${entry.location}` : "";
    faults.push(`au point n° ${index + 1}, une entrée d’un autre type${where}`);
  }
  const place = placeOf(listField);
  const published = "une entrée publiée : les autres ne paraissent pas";
  const lengthProblems = accepts(field, ids) ? [] : [listLengthProblem(listField, ids.length)];
  return [
    ...(field.hasEachOption ? missingOptionProblems(listField, entries) : lengthProblems),
    ...faults.map((found) => ({ ...place, expected: expectation(field), found })),
    ...lost.map((link) => ({ ...place, expected: published, isTolerated: true as const, ...link })),
  ];
}

function linkProblems(linkField: EntryField, addresses: readonly string[]): ContentProblem[] {
  const { entry, name, field } = linkField;
  const link = entry.values[name];
  if (field.pattern?.source !== pageAddress.source || !isText(link) || addresses.includes(link)) return [];
  // An empty or invalid link is reported as a value.
  if (link === "" || !accepts(field, link)) return [];
  const expected = `une adresse du site (la plus proche : « ${closest(link, addresses)} »)`;
  return [{ ...placeOf(linkField), expected, found: `« ${link} », qui ne mène nulle part` }];
}

function problemsOfValue(valueField: EntryField): ContentProblem[] {
  const { type, entry, name, field } = valueField;
  const problems = valueProblems(field, entry.values[name], isInPdf(type, name));
  return problems.map((problem) => ({ ...placeOf(valueField), ...problem }));
}

async function pictureProblems(pictureField: EntryField, picture: PictureFile): Promise<ContentProblem[]> {
  const { entry, name, field } = pictureField;
  const fault = await pictureFault(picture, field);
  // A dangling link to a picture leaves no value: only the picture is reported.
  const problems = fault && isMissing(entry.values[name]) ? [] : problemsOfValue(pictureField);
  if (fault) problems.push({ ...placeOf(pictureField), expected: expectation(field), found: fault });
  return problems.map((problem) => ({ ...problem, other: { location: "l’image", url: picture.url } }));
}

/** Names must be unique within a type: readers and addresses identify entries by name. */
function sharedNameProblems(type: ContentType, entries: readonly ContentEntry[]): ContentProblem[] {
  const { titleField, uniqueFields = [titleField], fields } = type;
  const uniqueTexts = entries.flatMap((entry) =>
    uniqueFields.flatMap((name) => {
      const texts: unknown[] = [entry.values[name]].flat();
      // Anchors ignore case, accents and signs. A text without letters is its own key.
      return texts.filter(isText).map((text) => ({ entry, name, text, key: slugOf(text) || text }));
    }),
  );
  return uniqueTexts.flatMap(({ entry, name, text, key }) => {
    const first = uniqueTexts.find((other) => other.key === key)?.entry ?? entry;
    const field = fields[name];
    if (first === entry || !field || !text) return [];
    return {
      ...placeOf({ entry, name, field }),
      other: { location: first.location, url: fieldUrl(first, name) },
      expected: "un texte différent pour chaque entrée",
      found: `${inWords(text)}, comme ${first.location}`,
    };
  });
}

/** The list of a type's entries in the web app, from any entry's address: `…/entries?contentTypeId=homePage`. */
const listUrl = (type: ContentType, entries: readonly ContentEntry[]) =>
  entries.find(({ url }) => url)?.url?.replace(/\/[^/]+$/, `?contentTypeId=${type.id}`);

/** A single type must have exactly one entry: of two, Gatsby would use either. */
function singleEntryProblems(
  type: ContentType,
  entries: readonly ContentEntry[],
  all: readonly ContentEntry[],
) {
  if (entries.length === 1) return [];
  if (entries.length === 0) {
    const location = `${type.label} (${type.id})`;
    const url = listUrl(type, all);
    const found = url ? "aucune entrée publiée" : "aucune entrée";
    return [{ location, url, expected: "une entrée", found, blocksPreview: true as const }];
  }
  const found = plainCount(entries.length, "entrée");
  const expected = "une seule entrée de ce type";
  return entries.map(({ location, url }) => ({ location, url, expected, found }));
}

interface CheckedContent {
  entries: readonly ContentEntry[];
  shown: readonly ContentEntry[];
  /** Pages and sections that a link may lead to. */
  addresses: readonly string[];
}

async function fieldProblems(entryField: EntryField, content: CheckedContent): Promise<ContentProblem[]> {
  const { entry, name, field } = entryField;
  const picture = entry.pictures[name];
  if (field.kind === "entryList") return listProblems(entryField, content.entries);
  if (picture) return pictureProblems(entryField, picture);
  return [...problemsOfValue(entryField), ...linkProblems(entryField, content.addresses)];
}

async function entryProblems(type: ContentType, entry: ContentEntry, content: CheckedContent) {
  const inFields = Object.entries(fieldsOf(type, entry.values)).map(([name, field]) =>
    fieldProblems({ type, entry, name, field }, content),
  );
  return [...unknownFieldProblems(type, entry), ...(await Promise.all(inFields)).flat()];
}

async function typeProblems(type: ContentType, content: CheckedContent): Promise<ContentProblem[]> {
  const entries = content.shown.filter(({ typeId }) => typeId === type.id);
  const inEntries = await Promise.all(entries.map((entry) => entryProblems(type, entry, content)));
  const amongEntries = singleTypes.includes(type)
    ? singleEntryProblems(type, entries, content.entries)
    : sharedNameProblems(type, entries);
  return [...amongEntries, ...inEntries.flat()];
}

/** Checks the shown entries against the model. The result includes tolerated problems. */
export async function checkContent(entries: readonly ContentEntry[]): Promise<ContentProblem[]> {
  const shown = shownEntries(entries);
  const content = { entries, shown, addresses: addressesOf(shown) };
  const inTypes = await Promise.all(contentTypes.map((type) => typeProblems(type, content)));
  return inTypes.flat();
}

export function problemReport(problems: readonly ContentProblem[]): string {
  const paragraphs = problems.map(({ location, url, field, other, expected, found }) =>
    [
      `• ${location}`,
      ...(url ? [`  ouvrir : ${url}`] : []),
      ...(field ? [`  champ : ${field}`] : []),
      `  attendu : ${expected}`,
      `  trouvé : ${found}`,
      ...(other?.url ? [`  ouvrir aussi : ${other.url}`] : []),
    ].join("\n"),
  );
  const title = problems.every(({ isTolerated }) => isTolerated)
    ? `Le site paraît, avec ${plainCount(problems.length, "point")} à revoir.`
    : `Le contenu a ${plainCount(problems.length, "problème")} à corriger.`;
  return `${title}\n\n${paragraphs.join("\n\n")}\n`;
}
