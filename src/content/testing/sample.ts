import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ContentType, Field } from "../content-type";
import { contentTypes } from "../index";

/** The entries of each type, by the type's id. */
export type SampleContent = Map<string, Record<string, unknown>[]>;

/** The only picture of the sample content. */
export const SAMPLE_IMAGE = "sample.png";

/** A white picture, 4000 pixels wide and 1 high: wide enough for every field. */
const SAMPLE_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAD6AAAAABAQMAAADwucPjAAAAA1BMVEX///+nxBvIAAAADklEQVR42mNgGAUjDgAAAfUAAe8ljkEAAAAASUVORK5CYII=",
  "base64",
);

/** A value that the field accepts, made only from its description. */
export function sampleValue(description: Field, rank = 0): unknown {
  const { kind, label, max = 0, min = 0, items, options, pattern, placeholders } = description;
  const names = placeholders?.required.map((name) => `{${name}}`).join(" ") ?? "";
  const text = pattern?.example ?? (names || `${label} ${rank + 1}`.slice(0, max));
  switch (kind) {
    case "choice":
      // Different values: a choice may decide the address of a page.
      return options?.[rank % options.length];
    case "integer":
      return Math.min(min + rank, max);
    case "date":
      return "2026-12-15";
    case "image":
      return { file: SAMPLE_IMAGE, alt: label };
    case "textList":
      return Array.from({ length: items?.min ?? 0 }, () => text);
    case "entryList":
      return Array.from({ length: items?.min ?? 0 }, (_, index) => `entry ${index + 1}`);
    default:
      return text;
  }
}

const sampleEntry = ({ fields }: ContentType, rank: number) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      return field.kind === "entryList" ? [] : [[name, sampleValue(field, rank)]];
    }),
  );

/** How many entries of a type the sample has: three, within the minimum and maximum of the page's list. */
function sampleCount({ id, entries }: ContentType): number {
  if (entries === "single") return 1;
  const lists = contentTypes.flatMap(({ fields }: ContentType) => Object.values(fields));
  const { min = 0, max = 0 } = lists.find(({ listedType }) => listedType?.id === id)?.items ?? {};
  return Math.min(Math.max(min, 3), max);
}

/** Valid content, which a test then changes in one place. */
export function sampleContent(): SampleContent {
  return new Map(
    contentTypes.map((type: ContentType) => {
      return [type.id, Array.from({ length: sampleCount(type) }, (_, rank) => sampleEntry(type, rank))];
    }),
  );
}

/** The entry of a type at a given index, for a test to change. */
export function entryOf(content: SampleContent, typeId: string, rank = 0): Record<string, unknown> {
  const entry = content.get(typeId)?.[rank];
  if (!entry) throw new Error(`The sample has no entry ${rank} of ${typeId}.`);
  return entry;
}

/** Writes one JSON file per type. A type with a single entry has no list around it. */
export function writeContent(directory: string, content: SampleContent): void {
  for (const [typeId, entries] of content) {
    const isSingle = contentTypes.some(({ id, entries }) => id === typeId && entries === "single");
    const json = isSingle && entries.length === 1 ? entries[0] : entries;
    writeFileSync(join(directory, `${typeId}.json`), JSON.stringify(json, null, 2));
  }
}

/** Creates a content folder with the sample, including its picture. */
export function sampleDirectory(content = sampleContent()): string {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(directory, "images", "source"), { recursive: true });
  writeFileSync(join(directory, "images", SAMPLE_IMAGE), SAMPLE_PNG);
  writeFileSync(join(directory, "images", "source", "sample.svg"), "");
  writeContent(directory, content);
  return directory;
}
