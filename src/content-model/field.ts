import { z } from "zod";

import type { ContentType } from "./content-type";
import { pictureTypesInWords } from "./picture-types";

/** What an editor meets in a field, and what the two sources and GraphQL make of it. */
export type FieldKind =
  | "text"
  | "longText"
  | "markdown"
  | "verbatim"
  | "choice"
  | "textList"
  | "integer"
  | "date"
  | "image"
  | "entryList";

/** Everything that is said of a field, once: the GraphQL schema, the Contentful space file and the messages to editors read it. */
export interface FieldDescription {
  kind: FieldKind;
  /** The field's name in the editor's form, in French. */
  label: string;
  /** One sentence for the editor, in French: where the text shows, and what it must hold. */
  help: string;
  required: boolean;
  /** Why no page asks for it, where none does. */
  notShown?: string;
  /** Whether the pages of the PDF show it: its characters must be such as the PDF can write. */
  inPdf?: true;
  /** Largest number of characters (of one item in a list), or largest value of an integer. */
  max?: number;
  /** Smallest value of an integer. */
  min?: number;
  /** Smallest and largest number of items in a list, of texts or of entries. */
  items?: { min: number; max: number };
  /** The type of the entries that the field lists. */
  listedType?: ListedType;
  /** Smallest width of a picture, in pixels: what the widest place that shows it needs on a sharp screen. */
  minWidth?: number;
  options?: readonly string[];
  /** The form of a text, with an example for the editor, and a noun for it (« un pourcentage ») where there is one. */
  pattern?: { source: string; example: string; noun?: string };
}

/** What is said of the type whose entries a field lists. */
export type ListedType = Pick<ContentType, "id" | "interfaceName" | "label">;

/** The description of each field's schema. */
export const fieldDescriptions = z.registry<FieldDescription>();

/** What a source hands over for a picture: a file it has, and the alternative text. */
export interface ImageInput {
  file: string;
  alt: string;
}

type Words = Pick<FieldDescription, "label" | "help" | "notShown" | "inPdf">;

/** Contentful keeps a short text (`Symbol`) to this many characters. */
export const LONGEST_SHORT_TEXT = 255;

function register(schema: z.ZodType, description: FieldDescription): void {
  fieldDescriptions.add(schema, description);
}

function describe<Schema extends z.ZodType>(
  schema: Schema,
  description: Omit<FieldDescription, "required">,
): Schema {
  register(schema, { ...description, required: true });
  return schema;
}

const nonBlank = (max: number) => z.string().max(max).regex(/\S/);

/** A short text in one line, of `LONGEST_SHORT_TEXT` characters at most. */
export const text = ({ max = 120, ...words }: Words & { max?: number }) =>
  describe(nonBlank(max), { kind: "text", max, ...words });

/** A text of several lines, without formatting. */
export const longText = ({ max = 700, ...words }: Words & { max?: number }) =>
  describe(nonBlank(max), { kind: "longText", max, ...words });

/** A text in the simple Markdown that `markdown.ts` reads: paragraphs, headings, lists, bold, call-outs. */
export const markdown = ({ max = 12_000, ...words }: Words & { max?: number }) =>
  describe(nonBlank(max).brand<"markdown">(), { kind: "markdown", max, ...words });

/** A short text that typography must not touch (address, link), of a given form. */
export const verbatim = ({ pattern, ...words }: Words & Required<Pick<FieldDescription, "pattern">>) =>
  describe(nonBlank(LONGEST_SHORT_TEXT).regex(new RegExp(pattern.source)), {
    kind: "verbatim",
    max: LONGEST_SHORT_TEXT,
    pattern,
    ...words,
  });

/** A percentage as it is read on the page, such as « -18 % » or « 15 % ». */
export const percentage = (words: Words) => {
  const source = "^-?\\d{1,2}(,\\d)?[ \\u00a0\\u202f]?%$";
  const pattern = { source, example: "-18 %", noun: "un pourcentage" };
  return describe(z.string().regex(new RegExp(pattern.source)), { kind: "text", max: 10, pattern, ...words });
};

/** One text out of a closed list. */
export const choice = <Option extends string>({
  options,
  ...words
}: Words & { options: readonly [Option, ...Option[]] }) =>
  describe(z.enum(options), { kind: "choice", options, ...words });

/** A list of short texts, in the editor's order. */
export const textList = ({
  items,
  max = LONGEST_SHORT_TEXT,
  pattern,
  ...words
}: Words & Required<Pick<FieldDescription, "items">> & Pick<FieldDescription, "max" | "pattern">) => {
  const item = pattern ? nonBlank(max).regex(new RegExp(pattern.source)) : nonBlank(max);
  return describe(z.array(item).min(items.min).max(items.max), {
    kind: "textList",
    items,
    max,
    ...(pattern && { pattern }),
    ...words,
  });
};

/** A whole number. */
export const integer = ({ min, max, ...words }: Words & { min: number; max: number }) =>
  describe(z.int().min(min).max(max), { kind: "integer", min, max, ...words });

/** A day, as `2026-12-15`. */
export const date = (words: Words) => describe(z.iso.date(), { kind: "date", ...words });

/** A picture that Gatsby can resize, with its alternative text (WCAG 1.1.1). The help says by itself which files will do. */
export const image = ({ help, label, minWidth }: Words & Required<Pick<FieldDescription, "minWidth">>) =>
  describe(z.strictObject({ file: z.string().min(1), alt: nonBlank(LONGEST_SHORT_TEXT) }), {
    kind: "image",
    label,
    help: `${help} ${pictureTypesInWords}, ${minWidth} pixels de large au moins.`,
    minWidth,
  });

declare const listed: unique symbol;

/** The entries that a page lists: a source hands over their ids, a query gives the entries themselves. */
export interface EntryList<Type extends ContentType> {
  readonly [listed]: Type;
}

/** An ordered list of entries of one type, which the entry that has this field owns: it decides what is shown, and where. */
export const entryList = <Type extends ContentType>({
  type,
  items,
  ...words
}: Words & Required<Pick<FieldDescription, "items">> & { type: Type }) => {
  const fits = (value: unknown) =>
    Array.isArray(value) && value.length >= items.min && value.length <= items.max;
  const schema = z.custom<EntryList<Type>>(fits);
  // Contentful counts an empty list as a missing value.
  const { id, interfaceName, label } = type;
  const listedType = { id, interfaceName, label };
  register(schema, { kind: "entryList", items, listedType, required: items.min > 0, ...words });
  return schema;
};

/** Lets an editor leave the field empty. */
export function optional<Schema extends z.ZodType>(field: Schema) {
  const schema = field.optional();
  register(schema, { ...describeField(field), required: false });
  return schema;
}

/**
 * The description that a field was declared with.
 * @throws when the schema was not made by one of this file's functions.
 */
export function describeField(field: z.ZodType): FieldDescription {
  const description = fieldDescriptions.get(field);
  if (!description) throw new Error("This schema is no field of the content model: declare it with field.ts");
  return description;
}
