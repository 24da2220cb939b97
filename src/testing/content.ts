import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { ContentImage, ContentType, Entry, Field, Fields } from "../content/content-type";
import type { ImageInput } from "../content/declare";
import { toPageValue } from "../content/schema";
import { isRecord } from "../content/values";
import { fields as requestFields, type RequestTexts } from "../study-request/fields";
import { DEFAULT_SITE } from "../theme/brand";

/** The published content. Editors change it, so tests may only check what is true for any content. */
export const SHIPPED_CONTENT = join(process.cwd(), "content");

/** A copy for tests that nobody edits, with every kind of content (docs/decisions/0009-frozen-content-for-tests.md). */
export const FROZEN_CONTENT = join(process.cwd(), "src", "testing", "frozen-content");

/** The built site of the frozen content. `npm run build:frozen` makes it. */
export const FROZEN_SITE = resolve(".build/frozen");

/** The environment of tests, whatever the shell and `.env` set: they use local content, and send nothing. */
export const LOCAL = {
  SITE_URL: DEFAULT_SITE,
  CONTENTFUL_SPACE_ID: "",
  CONTENTFUL_ACCESS_TOKEN: "",
  GATSBY_STUDY_REQUEST_ENDPOINT: "",
};

/** A picture as a query returns it, without real files: tests check its alternative text only. */
function picture({ alt }: ImageInput): ContentImage {
  const images = { fallback: { src: "/picture.png" }, sources: [] };
  const gatsbyImageData = { layout: "constrained" as const, width: 2, height: 1, images };
  return { alt, localFile: { childImageSharp: { gatsbyImageData } } };
}

function readEntries(typeId: string, directory: string): Record<string, unknown>[] {
  const file = join(directory, `${typeId}.json`);
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const entries: unknown[] = Array.isArray(content) ? content : [content];
  return entries.filter(isRecord);
}

function shownValue({ kind, listedType }: Field, value: unknown, directory: string): unknown {
  if (kind === "image") return value ? picture(value as ImageInput) : null;
  if (kind !== "entryList") return toPageValue(kind, value);
  return listedType ? entriesOf<Fields>(listedType, directory) : [];
}

/**
 * The entries of a type as a page's query returns them: with French spaces, Markdown as blocks, lists with their entries, and
 * `null` for an empty field.
 * @param directory the folder of the content.
 */
export function entriesOf<Shape extends Fields>(
  type: ContentType<Shape>,
  directory = FROZEN_CONTENT,
): Entry<ContentType<Shape>>[] {
  const fields = Object.entries<Fields[string]>(type.fields);
  return readEntries(type.id, directory).map((values) => {
    const shown = fields.map(([name, field]) => [name, shownValue(field, values[name] ?? null, directory)]);
    return Object.fromEntries(shown) as Entry<ContentType<Shape>>;
  });
}

/**
 * The entry of a type that has only one.
 * @throws when there is none.
 */
export function entryOf<Shape extends Fields>(
  type: ContentType<Shape>,
  directory = FROZEN_CONTENT,
): Entry<ContentType<Shape>> {
  const [entry] = entriesOf(type, directory);
  if (!entry) throw new Error(`${directory}/${type.id}.json has no entry.`);
  return entry;
}

/** An answer to each kind of field, so that a new field needs none here. */
const ANSWERS = {
  text: "Une réponse",
  longText: "Une réponse",
  email: "syndic@example.com",
  tel: "01 99 00 12 34",
  number: "40",
};

const required = requestFields.flatMap(({ kind, name, required }): [string, string][] =>
  required && Object.hasOwn(ANSWERS, kind) ? [[name, ANSWERS[kind as keyof typeof ANSWERS]]] : [],
);

/** What a request needs at least, by field: the texts without a default. */
export const sampleTexts = {
  ...(Object.fromEntries(required) as Pick<RequestTexts, "email" | "telephone" | "nombreLots">),
  nom: "Syndic Martin",
  nomCopropriete: "Résidence de l'Œuvre",
  adresse: "1 rue des Lilas, 75020 Paris",
};
