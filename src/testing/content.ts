import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ContentImage, ContentType, Entry, Fields } from "../content-model/content-type";
import { present } from "../content-model/extension";
import { describeField, type FieldDescription, type ImageInput } from "../content-model/field";
import { contentTypes } from "../content-model/index";
import { isRecord } from "../content-model/values";

/** The content that the site is published with. Editors change it: tests hold it to what holds for any content. */
export const SHIPPED_CONTENT = join(process.cwd(), "content");

/** A copy that nobody edits, with something of everything: whatever a test knows by heart stands here. */
export const FROZEN_CONTENT = join(process.cwd(), "src", "testing", "frozen-content");

/** A picture as a query gives it, without its files: tests look at its alternative text. */
function picture({ alt }: ImageInput): ContentImage {
  const images = { fallback: { src: "/picture.png" }, sources: [] };
  const gatsbyImageData = { layout: "constrained" as const, width: 2, height: 1, images };
  return { alt, localFile: { childImageSharp: { gatsbyImageData } } };
}

function readEntries(typeId: string, directory: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(join(directory, `${typeId}.json`), "utf8"));
  const entries: unknown[] = Array.isArray(content) ? content : [content];
  return entries.filter(isRecord);
}

function shownValue({ kind, listedType }: FieldDescription, value: unknown, directory: string): unknown {
  if (kind === "image") return picture(value as ImageInput);
  if (kind !== "entryList") return present(kind, value);
  const type = contentTypes.find(({ id }) => id === listedType?.id);
  return type ? entriesOf<Fields>(type, directory) : [];
}

/**
 * The entries of a type as a page's query gives them: with French spaces, Markdown as blocks, lists with their entries, and
 * `null` for what was left empty.
 * @param directory the folder of the content.
 */
export function entriesOf<Shape extends Fields>(
  type: ContentType<Shape>,
  directory = FROZEN_CONTENT,
): Entry<ContentType<Shape>>[] {
  const fields = Object.entries<Fields[string]>(type.fields);
  return readEntries(type.id, directory).map((values) => {
    const shown = fields.map(([name, field]) => [
      name,
      shownValue(describeField(field), values[name] ?? null, directory),
    ]);
    return Object.fromEntries(shown) as Entry<ContentType<Shape>>;
  });
}

/** The one entry of a type that has no list. */
export function entryOf<Shape extends Fields>(
  type: ContentType<Shape>,
  directory = FROZEN_CONTENT,
): Entry<ContentType<Shape>> {
  const [entry] = entriesOf(type, directory);
  if (!entry) throw new Error(`${directory}/${type.id}.json has no entry.`);
  return entry;
}
