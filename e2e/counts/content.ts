import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ContentType } from "../../src/content/content-type";
import { describeField, type FieldDescription } from "../../src/content/field";
import { contentTypes } from "../../src/content/index";
import type { SampleContent } from "../../src/content/testing/sample";
import { FROZEN_CONTENT } from "../../src/testing/content";

/** Sizes of the content: the fewest entries with short texts, an odd number, the most entries with the longest texts. */
export const SIZES = ["smallest", "odd", "largest"] as const;
export type Size = (typeof SIZES)[number];

/** An odd number of entries that does not fill rows of two, three or four columns. */
const ODD = 7;

const WORDS =
  "contrats électricité gaz copropriété assemblée générale fournisseurs prix négociation échéance préavis chaufferie".split(
    " ",
  );

/** A text of at most `max` characters. It starts with `number`, which makes it unique. */
function textOf(max: number, number: number): string {
  let text = `${number}`;
  for (let index = number; ; index += 1) {
    const longer = `${text} ${WORDS[index % WORDS.length]}`;
    if (longer.length > max) return text;
    text = longer;
  }
}

const MARKDOWN_MARKS = ["## ", "", "- ", "- **Point.** ", "1. ", "> ", "### ", ""];

const itemCount = ({ min, max }: { min: number; max: number }, size: Size) => {
  const largestOdd = max % 2 === 1 ? max : max - 1;
  return { smallest: min, odd: Math.max(min, Math.min(ODD, largestOdd)), largest: max }[size];
};

/** Makes the values of fields. Every text is unique, so that a test can find it. */
class Writer {
  #texts = 0;

  constructor(private readonly size: Size) {}

  #text(max: number): string {
    this.#texts += 1;
    const length = { smallest: 0, odd: Math.min(max, 40), largest: max }[this.size];
    return textOf(length, this.#texts);
  }

  #matching(max: number, { source, example }: NonNullable<FieldDescription["pattern"]>): string {
    // A percentage with all its signs, or a bar with the longest label; for other patterns, their example.
    const candidates = this.size === "smallest" ? [] : ["-18,5 %", `${this.#text(max - 8)} : 100 %`];
    return candidates.find((text) => new RegExp(source).test(text)) ?? example;
  }

  value(
    { kind, max = 0, min = 0, items, options, pattern, placeholders }: FieldDescription,
    rank: number,
  ): unknown {
    const names = (placeholders?.required ?? []).map((name) => ` {${name}}`).join("");
    const text = () => (pattern ? this.#matching(max, pattern) : this.#text(max - names.length) + names);
    switch (kind) {
      case "choice":
        return options?.[rank % options.length];
      case "integer":
        return this.size === "smallest" || rank % 2 === 1 ? min : max;
      case "date":
        return "2027-12-15";
      case "markdown":
        return MARKDOWN_MARKS.map((mark) => `${mark}${this.#text(60)}`).join("\n\n") + names;
      case "textList":
        return Array.from({ length: items ? itemCount(items, this.size) : 0 }, text);
      default:
        return text();
    }
  }

  /** The smallest content leaves out all optional fields, the others some of them. */
  leavesOut({ required }: FieldDescription, rank: number): boolean {
    return !required && (this.size === "smallest" || rank % 3 === 2);
  }
}

/** The first entry of a type in the frozen content, whose pictures are used. */
function frozenEntry(typeId: string): Record<string, unknown> {
  const entries: unknown = JSON.parse(readFileSync(join(FROZEN_CONTENT, `${typeId}.json`), "utf8"));
  return (Array.isArray(entries) ? entries[0] : entries) as Record<string, unknown>;
}

function entryOf({ id, fields }: ContentType, rank: number, writer: Writer): Record<string, unknown> {
  const described = Object.entries(fields).map(([name, field]) => [name, describeField(field)] as const);
  return Object.fromEntries(
    described
      .filter(([, field]) => field.kind !== "entryList" && !writer.leavesOut(field, rank))
      .map(([name, field]) => [
        name,
        field.kind === "image" ? frozenEntry(id)[name] : writer.value(field, rank),
      ]),
  );
}

/** The number of entries of a type. */
function countOf({ id, entries }: ContentType, size: Size): number {
  if (entries === "single") return 1;
  const fields = contentTypes.flatMap((type: ContentType) => Object.values(type.fields).map(describeField));
  const { items } = fields.find(({ listedType }) => listedType?.id === id) ?? {};
  return items ? itemCount(items, size) : 0;
}

/** Valid content of a size, made from the content model. */
export function contentOf(size: Size): SampleContent {
  const writer = new Writer(size);
  return new Map(
    contentTypes.map((type: ContentType) => [
      type.id,
      Array.from({ length: countOf(type, size) }, (_, rank) => entryOf(type, rank, writer)),
    ]),
  );
}
