import { closest } from "fastest-levenshtein";
import type { z } from "zod";

import type { ContentType } from "./content-type";
import { describeField, type FieldDescription } from "./field";
import { type ContentProblem, counted, expectation, inWords } from "./problem";
import { isMissing, isRecord, isText } from "./values";

/** One entry as a source hands it over, before anything of it is trusted. */
export interface EntryInput {
  typeId: string;
  /** The file and the entry's rank, or the type and the entry's title: how an editor finds it. */
  place: string;
  /** Where to open it in Contentful's web app. */
  url?: string;
  /** Its fields by name, if it is an entry at all. */
  values: unknown;
}

/** Tells whether a picture that an entry names exists. */
export type HasImage = (file: string) => boolean;

const whereIs = ({ place, url }: EntryInput) => ({ place, ...(url && { url }) });

/** What is wrong in a value: the items at fault of a list, the missing half of a picture, or the value itself. */
function findingIn(value: unknown, { kind }: FieldDescription, { issues }: z.ZodError): string {
  if (kind === "image" && isRecord(value) && isText(value.file) && isMissing(value.alt)) {
    return `l’image « ${value.file} », sans texte de remplacement`;
  }
  if (!Array.isArray(value)) return inWords(value);
  const ranks = new Set(issues.map(({ path: [rank] }) => rank).filter((rank) => typeof rank === "number"));
  const items = [...ranks].map((rank) => `au point n° ${rank + 1}, ${inWords(value[rank])}`);
  return items.length > 0 ? items.join(" ; ") : inWords(value);
}

function unknownFields(names: readonly string[], values: Readonly<Record<string, unknown>>) {
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  return unknown.map((name) => ({
    field: name,
    expected: `un champ connu (le plus proche : « ${closest(name, names)} »)`,
    found: "un champ inconnu",
  }));
}

function fieldProblems(name: string, schema: z.ZodType, value: unknown, hasImage: HasImage) {
  const description = describeField(schema);
  const field = `${description.label} (${name})`;
  const problems: Omit<ContentProblem, "place">[] = [];
  const { error } = schema.safeParse(isMissing(value) ? undefined : value);
  if (error) {
    problems.push({ field, expected: expectation(description), found: findingIn(value, description, error) });
  }
  const file = description.kind === "image" && isRecord(value) ? value.file : undefined;
  if (isText(file) && file && !hasImage(file)) {
    problems.push({ field, expected: "une image qui existe", found: `aucune image « ${file} »` });
  }
  return problems;
}

function entryProblems(type: ContentType, entry: EntryInput, hasImage: HasImage): ContentProblem[] {
  const { values } = entry;
  if (!isRecord(values)) {
    return [{ ...whereIs(entry), expected: "un objet : { … }", found: inWords(values) }];
  }
  const problems = [
    ...unknownFields(Object.keys(type.fields), values),
    ...Object.entries(type.fields).flatMap(([name, schema]) =>
      fieldProblems(name, schema, values[name], hasImage),
    ),
  ];
  return problems.map((problem) => ({ ...whereIs(entry), ...problem }));
}

function countProblems(type: ContentType, count: number): ContentProblem[] {
  const { min, max } = type.entries === "single" ? { min: 1, max: 1 } : type.entries;
  if (count >= min && count <= max) return [];
  const expected =
    min === max ? `exactement ${counted(min, "entrée")}` : `de ${min} à ${counted(max, "entrée")}`;
  const found = count === 0 ? "aucune entrée" : counted(count, "entrée");
  const blocksPreview = type.entries === "single" && count === 0;
  return [{ place: `${type.label} (${type.id})`, expected, found, ...(blocksPreview && { blocksPreview }) }];
}

/** What no two entries of a type share: their place in the list, and the title that readers and anchors tell them by. */
function sharedValueProblems(type: ContentType, entries: readonly EntryInput[]): ContentProblem[] {
  return ["order", type.titleField].flatMap((name) => {
    const schema = type.fields[name];
    if (!schema) return [];
    const field = `${describeField(schema).label} (${name})`;
    const firstWith = new Map<unknown, EntryInput>();
    return entries.flatMap((entry) => {
      const value = isRecord(entry.values) ? entry.values[name] : undefined;
      const first = firstWith.get(value);
      if (isMissing(value)) return [];
      if (!first) firstWith.set(value, entry);
      const expected =
        name === "order" ? "un ordre différent pour chaque entrée" : "un texte différent pour chaque entrée";
      return first
        ? [{ ...whereIs(entry), field, expected, found: `${inWords(value)}, comme ${first.place}` }]
        : [];
    });
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
      ...sharedValueProblems(type, ofType),
    ];
  });
}
