import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ContentImage, ContentType, Entry, Fields } from "../content-model/content-type";
import { present } from "../content-model/extension";
import { describeField, type ImageInput } from "../content-model/field";
import { isRecord } from "../content-model/values";

/** A picture as a query gives it, without its files: tests look at its alternative text. */
function picture({ alt }: ImageInput): ContentImage {
  const images = { fallback: { src: "/picture.png" }, sources: [] };
  const gatsbyImageData = { layout: "constrained" as const, width: 2, height: 1, images };
  return { alt, localFile: { childImageSharp: { gatsbyImageData } } };
}

function readEntries(typeId: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(join(process.cwd(), "content", `${typeId}.json`), "utf8"));
  const entries: unknown[] = Array.isArray(content) ? content : [content];
  return entries.filter(isRecord);
}

/**
 * The entries of a type as a page's query gives them, from the copy that the site is published with: in order, with French
 * spaces, Markdown as blocks, and `null` for what was left empty.
 */
export function entriesOf<Shape extends Fields>(type: ContentType<Shape>): Entry<ContentType<Shape>>[] {
  const fields = Object.entries<Fields[string]>(type.fields);
  const entries = readEntries(type.id).sort((one, other) => Number(one.order) - Number(other.order));
  return entries.map((values) => {
    const shown = fields.map(([name, field]) => {
      const { kind } = describeField(field);
      const value = values[name] ?? null;
      return [name, kind === "image" ? picture(value as ImageInput) : present(kind, value)];
    });
    return Object.fromEntries(shown) as Entry<ContentType<Shape>>;
  });
}

/** The one entry of a type that has no list. */
export function entryOf<Shape extends Fields>(type: ContentType<Shape>): Entry<ContentType<Shape>> {
  const [entry] = entriesOf(type);
  if (!entry) throw new Error(`content/${type.id}.json has no entry.`);
  return entry;
}
