import { closest, distance } from "fastest-levenshtein";

import { plainWords, slugOf } from "../../french/plain-letters";
import {
  type ContentEntry,
  type ContentProblem,
  fieldUrl,
  fileOfType,
  type PictureFile,
  shownEntries,
} from "../content-entry";
import { pageAddress } from "../links";
import type { ContentType, Field } from "../model/content-type";
import { accepts, expectation } from "../model/kinds";
import { contentTypes, singleTypes, typeWithId } from "../model/registry";
import { siteSettings } from "../model/types/siteSettings";
import { addressesOf } from "../pages";
import { inWords, isMissing, isText, plainCount, quoted } from "../values";
import { valueProblems } from "./field-problems";
import { pictureFault } from "./pictures";

type ProblemInField = Omit<ContentProblem, "location" | "url" | "field"> & { location?: never };

const labelled = (name: string, { label }: Field) => `${label} (${name})`;

const placeOf = (entry: ContentEntry, name: string, field: Field) => ({
  location: entry.location,
  url: fieldUrl(entry, name),
  field: labelled(name, field),
});

/** Problems of fields that the type does not have, or that only lists entries. Only local files can have such values. */
function unknownFieldProblems({ fields }: ContentType, { location, values }: ContentEntry) {
  const known = Object.keys(fields).filter((name) => fields[name]?.kind !== "entryList");
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  return unknown.map((name): ContentProblem => {
    const list = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (list?.listedType) {
      const expected = `rien : cette liste se compose de toutes les entrées de ${fileOfType(list.listedType)}`;
      return { location, field: labelled(name, list), expected, found: "une valeur" };
    }
    return { location, field: name, expected: knownField(name, known), found: "un champ inconnu" };
  });
}

/** Names the nearest field, or all if none is near. */
function knownField(name: string, known: readonly string[]): string {
  const nearest = closest(name, known);
  const isNear = distance(name.toLowerCase(), nearest.toLowerCase()) <= nearest.length / 2;
  if (isNear) return `un champ connu (le plus proche : « ${nearest} »)`;
  return `un champ connu : ${known.map((each) => `« ${each} »`).join(", ")}`;
}

/** A list that is too short or too long, named where its entries are: in the file of their type, or in the field of Contentful. */
function countProblem(field: Field, count: number, isLocal: boolean): ProblemInField | ContentProblem {
  const { items = { min: 0, max: 0 }, listedType } = field;
  const act = count > items.max ? "retirez-en" : "ajoutez-en";
  const found = count > 0 ? plainCount(count, "entrée") : "aucune entrée";
  if (!isLocal || !listedType) return { expected: `${expectation(field)} : ${act} dans ce champ`, found };
  return {
    location: fileOfType(listedType),
    expected: `${expectation(field)} : ${act} dans ce fichier`,
    found,
  };
}

function listProblems(name: string, field: Field, owner: ContentEntry, entries: readonly ContentEntry[]) {
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
  // Only entries of Contentful have an address.
  const isLocal = owner.url === undefined;
  const published = "une entrée publiée : les autres ne paraissent pas";
  return [
    ...(accepts(field, ids) ? [] : [countProblem(field, ids.length, isLocal)]),
    ...faults.map((found) => ({ expected: expectation(field), found })),
    ...lost.map((link) => ({ expected: published, isTolerated: true as const, ...link })),
  ];
}

function linkProblems(field: Field, link: unknown, addresses: readonly string[]): ProblemInField[] {
  if (field.pattern !== pageAddress || !isText(link) || addresses.includes(link)) return [];
  // An empty or invalid link is reported as a value.
  if (link === "" || !accepts(field, link)) return [];
  const expected = `une adresse du site (la plus proche : « ${closest(link, addresses)} »)`;
  return [{ expected, found: `« ${link} », qui ne mène nulle part` }];
}

async function pictureProblems(field: Field, value: unknown, picture: PictureFile, inPdf?: boolean) {
  const fault = await pictureFault(picture, field);
  // A dangling link to a picture leaves no value: only the picture is reported.
  const problems: ProblemInField[] = fault && isMissing(value) ? [] : valueProblems(field, value, inPdf);
  if (fault) problems.push({ expected: expectation(field), found: fault });
  return problems.map((problem) => ({ ...problem, other: { location: "l’image", url: picture.url } }));
}

/** Names must be unique within a type: readers and addresses identify entries by name. */
function sharedNameProblems(type: ContentType, entries: readonly ContentEntry[]): ContentProblem[] {
  const { titleField, uniqueFields = [titleField], fields } = type;
  const named = entries.flatMap((entry) =>
    uniqueFields.flatMap((name) => {
      const texts: unknown[] = [entry.values[name]].flat();
      // Anchors ignore case, accents and signs. A text without letters is its own key.
      return texts.filter(isText).map((text) => ({ entry, name, text, key: slugOf(text) || text }));
    }),
  );
  return named.flatMap(({ entry, name, text, key }) => {
    const first = named.find((other) => other.key === key)?.entry ?? entry;
    const field = fields[name];
    if (first === entry || !field || !text) return [];
    return {
      ...placeOf(entry, name, field),
      other: { location: first.location, url: fieldUrl(first, name) },
      expected: "un texte différent pour chaque entrée",
      found: `${inWords(text)}, comme ${first.location}`,
    };
  });
}

/** Address in the web app of the list of a type's entries, made of any entry's address: `…/entries?contentTypeId=homePage`. */
const listUrl = (type: ContentType, entries: readonly ContentEntry[]) =>
  entries.find(({ url }) => url)?.url?.replace(/\/[^/]+$/, `?contentTypeId=${type.id}`);

/** A single type must have exactly one entry: of two, Gatsby would use either. */
function countProblems(type: ContentType, entries: readonly ContentEntry[], all: readonly ContentEntry[]) {
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

/** « Énergie-Copro » becomes « energiecopro ». */
const compact = (text: string) => plainWords(text).replaceAll(" ", "");

/** « © 2026 Énergie Copro. Tous droits réservés » */
const COPYRIGHT = /©\s*(?:\d{4}\s*)?(?<owner>[^.,–—]+)/;

/** « contact@energie-copro.fr » */
const E_MAIL = /@(?<domain>[^.]+)/;

/** Warns of the brand's old name, which often remains in the copyright line or the e-mail domain after a rename. */
function brandProblems(entries: readonly ContentEntry[]): ContentProblem[] {
  const settings = entries.find(({ typeId }) => typeId === siteSettings.id);
  const { brandName, copyright = "", email = "" } = settings?.values ?? {};
  if (!isText(brandName) || !isText(copyright) || !isText(email)) return [];
  const own = compact(brandName);
  const owner = COPYRIGHT.exec(copyright)?.groups?.owner ?? "";
  const domain = E_MAIL.exec(email)?.groups?.domain ?? "";
  const otherNames = [owner, domain]
    .map(compact)
    // A short name would match inside other words.
    .filter((name) => name.length > 7 && !own.includes(name) && !name.includes(own));
  const hasOtherName = (text: string) => otherNames.some((other) => compact(text).includes(other));
  const warningsIn = (entry: ContentEntry, name: string, field: Field): ContentProblem[] => {
    const text = [entry.values[name]].flat().filter(isText).find(hasOtherName);
    if (!text || field.kind === "verbatim") return [];
    const start = Math.max(0, text.indexOf(owner.trim()));
    const warning = {
      expected: `le nom de la marque, « ${brandName} »`,
      found: `un autre nom, dans ${quoted(text, start)}`,
      isTolerated: true as const,
    };
    return [{ ...placeOf(entry, name, field), ...warning }];
  };
  return entries.flatMap((entry) => {
    const fields = Object.entries(typeWithId(entry.typeId)?.fields ?? {});
    return fields.flatMap(([name, field]) => warningsIn(entry, name, field));
  });
}

interface CheckedContent {
  entries: readonly ContentEntry[];
  shown: readonly ContentEntry[];
  /** Pages and sections that a link may lead to. */
  addresses: readonly string[];
}

/** `inPdf` is the content type's flag. */
async function fieldProblems(
  name: string,
  field: Field,
  entry: ContentEntry,
  content: CheckedContent,
  inPdf?: boolean,
): Promise<(ProblemInField | ContentProblem)[]> {
  const value = entry.values[name];
  const picture = entry.pictures[name];
  if (field.kind === "entryList") return listProblems(name, field, entry, content.entries);
  if (picture) return pictureProblems(field, value, picture, inPdf);
  return [...valueProblems(field, value, inPdf), ...linkProblems(field, value, content.addresses)];
}

async function entryProblems(type: ContentType, entry: ContentEntry, content: CheckedContent) {
  const inFields = Object.entries(type.fields).map(async ([name, field]): Promise<ContentProblem[]> => {
    const problems = await fieldProblems(name, field, entry, content, type.inPdf);
    // A problem with a place of its own is in another file.
    return problems.map((problem) =>
      problem.location === undefined ? { ...placeOf(entry, name, field), ...problem } : problem,
    );
  });
  return [...unknownFieldProblems(type, entry), ...(await Promise.all(inFields)).flat()];
}

async function typeProblems(type: ContentType, content: CheckedContent): Promise<ContentProblem[]> {
  const entries = content.shown.filter(({ typeId }) => typeId === type.id);
  const inEntries = await Promise.all(entries.map((entry) => entryProblems(type, entry, content)));
  return [...problemsTogether(type, entries, content), ...inEntries.flat()];
}

function problemsTogether(type: ContentType, entries: readonly ContentEntry[], content: CheckedContent) {
  if (!singleTypes.includes(type)) return sharedNameProblems(type, entries);
  return countProblems(type, entries, content.entries);
}

/** Checks the shown entries against the model. The result includes tolerated problems. */
export async function checkContent(entries: readonly ContentEntry[]): Promise<ContentProblem[]> {
  const shown = shownEntries(entries);
  const content = { entries, shown, addresses: addressesOf(shown) };
  const inTypes = await Promise.all(contentTypes.map((type) => typeProblems(type, content)));
  return [...inTypes.flat(), ...brandProblems(shown)];
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
