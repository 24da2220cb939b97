import { z } from "zod";

import type { ContentType } from "./content-type";
import { pictureTypesInWords } from "./picture-types";
import type { Placeholders } from "./placeholders";

/** The kind of a field. It decides the editor's input, how each source stores the value, and the GraphQL type. */
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

/** All facts about a field, for the GraphQL schema, the Contentful space and the messages for editors. */
export interface FieldDescription {
  kind: FieldKind;
  /** The field's name in the editor's form, in French. */
  label: string;
  /** One sentence for the editor, in French: where the value is shown, and what to enter. */
  help: string;
  required: boolean;
  /** The field's former name in the model, so that `contentful:migrate` renames it and keeps its values. */
  formerly?: string;
  /** The reason, if no page queries this field. */
  notShown?: string;
  /** Set if the PDF shows the field. Then it may contain only characters that the PDF can write. */
  inPdf?: true;
  /** Maximum number of characters (of each item in a list), or maximum value of an integer. */
  max?: number;
  /** Maximum number of words of a text. */
  maxWords?: number;
  /** Minimum value of an integer. */
  min?: number;
  /** Minimum and maximum number of items in a list of texts or entries. */
  items?: { min: number; max: number };
  /** The type of the listed entries. */
  listedType?: ContentType;
  /** Minimum width of a picture, in pixels: enough for the largest size at which a high-density screen shows it. */
  minWidth?: number;
  options?: readonly string[];
  /** The format of a text: a regular expression, an example for the editor, and a noun such as « un pourcentage ». */
  pattern?: { source: string; example: string; noun?: string };
  /** The names in braces that the site replaces in a text. Any other brace is a mistake. */
  placeholders?: Placeholders;
}

/** The description of each field's schema. */
const fieldDescriptions = new WeakMap<z.ZodType, FieldDescription>();

/** The value of a picture field, as a source provides it: the name of its file, and the alternative text. */
export interface ImageInput {
  file: string;
  alt: string;
}

type Words = Pick<FieldDescription, "label" | "help" | "formerly" | "notShown" | "inPdf" | "placeholders">;

/** Contentful's limit for a short text (`Symbol`), in characters. */
export const LONGEST_SHORT_TEXT = 255;

function register(schema: z.ZodType, description: FieldDescription): void {
  fieldDescriptions.set(schema, description);
}

function describe<Schema extends z.ZodType>(
  schema: Schema,
  description: Omit<FieldDescription, "required">,
): Schema {
  register(schema, { ...description, required: true });
  return schema;
}

const nonBlank = (max: number) => z.string().max(max).regex(/\S/);

/** A text of one line, with at most `LONGEST_SHORT_TEXT` characters. */
export const text = ({
  max = 120,
  ...words
}: Words & Pick<FieldDescription, "pattern"> & { max?: number }) => {
  const schema = nonBlank(max);
  const { pattern } = words;
  const inForm = pattern ? schema.regex(new RegExp(pattern.source)) : schema;
  return describe(inForm, { kind: "text", max, ...words });
};

/** A regular expression for a text of at most so many words. Spaces separate words. */
export const wordsPattern = (maxWords: number) => `^\\s*\\S+(\\s+\\S+){0,${maxWords - 1}}\\s*$`;

/** A text of several lines, without formatting. */
export const longText = ({
  max = 700,
  maxWords,
  ...words
}: Words & { max?: number } & Pick<FieldDescription, "maxWords">) => {
  const schema = nonBlank(max);
  return describe(maxWords ? schema.regex(new RegExp(wordsPattern(maxWords))) : schema, {
    kind: "longText",
    max,
    ...(maxWords && { maxWords }),
    ...words,
  });
};

/** A text in the simple Markdown of `markdown.ts`: paragraphs, headings, lists, bold text and call-outs. */
export const markdown = ({ max = 12_000, ...words }: Words & { max?: number }) =>
  describe(nonBlank(max).brand<"markdown">(), { kind: "markdown", max, ...words });

/** A short text in a given format, such as an address, whose spaces `withFrenchSpaces` must not change. */
export const verbatim = ({ pattern, ...words }: Words & Required<Pick<FieldDescription, "pattern">>) =>
  describe(nonBlank(LONGEST_SHORT_TEXT).regex(new RegExp(pattern.source)), {
    kind: "verbatim",
    max: LONGEST_SHORT_TEXT,
    pattern,
    ...words,
  });

/** A percentage as the page shows it, such as « -18 % » or « 15 % ». */
export const percentage = (words: Words) => {
  const source = "^-?\\d{1,2}(,\\d)?[ \\u00a0\\u202f]?%$";
  const pattern = { source, example: "-18 %", noun: "un pourcentage" };
  return describe(z.string().regex(new RegExp(pattern.source)), { kind: "text", max: 10, pattern, ...words });
};

/** One of the given texts. */
export const choice = <Option extends string>({
  options,
  ...words
}: Words & { options: readonly [Option, ...Option[]] }) =>
  describe(z.enum(options), { kind: "choice", options, ...words });

/**
 * A list of short texts, in the editor's order.
 * @param isValid what a regular expression cannot check of an item, such as whether a day exists.
 */
export const textList = ({
  items,
  max = LONGEST_SHORT_TEXT,
  pattern,
  isValid = () => true,
  ...words
}: Words &
  Required<Pick<FieldDescription, "items">> &
  Pick<FieldDescription, "max" | "pattern"> & { isValid?: (item: string) => boolean }) => {
  const inForm = pattern ? nonBlank(max).regex(new RegExp(pattern.source)) : nonBlank(max);
  const item = inForm.refine(isValid);
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

/** A date in the format `2026-12-15`. */
export const date = (words: Words) => describe(z.iso.date(), { kind: "date", ...words });

/** A picture that Gatsby can resize, with its alternative text (WCAG 1.1.1). Its help also names the accepted files. */
export const image = ({ help, minWidth, ...words }: Words & Required<Pick<FieldDescription, "minWidth">>) =>
  describe(z.strictObject({ file: z.string().min(1), alt: nonBlank(LONGEST_SHORT_TEXT) }), {
    kind: "image",
    ...words,
    help: `${help} ${pictureTypesInWords}, ${minWidth} pixels de large au moins.`,
    minWidth,
  });

declare const listed: unique symbol;

/** The entries that a page lists. A source provides their ids, and a query returns the entries. */
export interface EntryList<Type extends ContentType> {
  readonly [listed]: Type;
}

/** An ordered list of entries of one type. The site shows only listed entries: docs/decisions/0001-pages-own-their-lists.md. */
export const entryList = <Type extends ContentType>({
  type,
  items,
  ...words
}: Words & Required<Pick<FieldDescription, "items">> & { type: Type }) => {
  const fits = (value: unknown) =>
    Array.isArray(value) && value.length >= items.min && value.length <= items.max;
  const schema = z.custom<EntryList<Type>>(fits);
  // Contentful treats an empty list as a missing value.
  register(schema, { kind: "entryList", items, listedType: type, required: items.min > 0, ...words });
  return schema;
};

/** Lets an editor leave the field empty. */
export function optional<Schema extends z.ZodType>(field: Schema) {
  const schema = field.optional();
  register(schema, { ...describeField(field), required: false });
  return schema;
}

/**
 * Returns the description with which a field was declared.
 * @throws if the schema was not made by a function of this file.
 */
export function describeField(field: z.ZodType): FieldDescription {
  const description = fieldDescriptions.get(field);
  if (!description)
    throw new Error(
      "This schema is not a field of the content model: declare it with a function of field.ts",
    );
  return description;
}
