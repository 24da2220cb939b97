import type { Block, ContentImage, ContentType, Entry, Field } from "./content-type";
import { pictureTypesInWords } from "./picture-types";

/** The value of a picture field, as a source provides it: the name of its file, and the alternative text. */
export interface ImageInput {
  file: string;
  alt: string;
}

/** Contentful's limit for a short text (`Symbol`), in characters. */
export const LONGEST_SHORT_TEXT = 255;

/** The rules that a kind of field may have, besides those of every field. */
type Rules<Name extends keyof Field = never> = Pick<Field, "inPdf" | "placeholders" | Name>;

const declare = <Value>(
  kind: Field["kind"],
  label: string,
  help: string,
  rules: Partial<Field<Value>>,
): Field<Value> => ({ kind, label, help, required: true, ...rules });

/** The rules of a text that the PDF also shows, with at most so many characters. */
export const inPdf = (max: number) => ({ inPdf: true, max }) as const;

/** A text of one line, with at most `LONGEST_SHORT_TEXT` characters. */
export const text = (label: string, help: string, rules: Rules<"max" | "pattern"> = {}) =>
  declare<string>("text", label, help, { max: 120, ...rules });

/** A text of several lines, without formatting. */
export const longText = (label: string, help: string, rules: Rules<"max" | "maxWords"> = {}) =>
  declare<string>("longText", label, help, { max: 700, ...rules });

/** A text in the simple Markdown of `markdown.ts`. Its help also names what an editor can type. */
export const markdown = (label: string, help: string, rules: Rules<"max"> = {}) => {
  const syntax = "paragraphes, ## titre, ### sous-titre, - liste, 1. liste, **gras**, > point important";
  const all = `${help} Markdown simple : ${syntax}.`.trim();
  return declare<readonly Block[]>("markdown", label, all, { max: 12_000, ...rules });
};

/** A short text in a given format, such as an address, whose spaces `withFrenchSpaces` must not change. */
export const verbatim = (label: string, help: string, rules: Rules & Required<Pick<Field, "pattern">>) =>
  declare<string>("verbatim", label, help, { max: LONGEST_SHORT_TEXT, ...rules });

/** A percentage as the page shows it, such as « -18 % » or « 15 % ». */
export const percentage = (label: string, help: string) => {
  const source = "^-?\\d{1,2}(,\\d)?[ \\u00a0\\u202f]?%$";
  return text(label, help, { max: 10, pattern: { source, example: "-18 %", noun: "un pourcentage" } });
};

/** One of the given texts. */
export const choice = <Option extends string>(label: string, help: string, options: readonly Option[]) =>
  declare<Option>("choice", label, help, { options });

/** A list of short texts, in the editor's order. */
export const textList = (
  label: string,
  help: string,
  rules: Rules<"max" | "pattern" | "isValid"> & Required<Pick<Field, "items">>,
) => declare<readonly string[]>("textList", label, help, { max: LONGEST_SHORT_TEXT, ...rules });

/** A whole number. */
export const integer = (label: string, help: string, range: { min: number; max: number }) =>
  declare<number>("integer", label, help, range);

/** A date in the format `2026-12-15`. */
export const date = (label: string, help: string, rules: Rules = {}) =>
  declare<string>("date", label, help, rules);

/** A picture that Gatsby can resize, with its alternative text (WCAG 1.1.1). Its help also names the accepted files. */
export const image = (label: string, help: string, minWidth: number) =>
  declare<ContentImage>(
    "image",
    label,
    `${help} ${pictureTypesInWords}, ${minWidth} pixels de large au moins.`,
    { minWidth },
  );

/**
 * An ordered list of entries of one type. The site shows only listed entries: docs/decisions/0001-pages-own-their-lists.md.
 * Contentful treats an empty list as a missing value.
 */
export const entryList = <Type extends ContentType>(
  listedType: Type,
  label: string,
  help: string,
  items: { min: number; max: number },
) =>
  declare<readonly Entry<Type>[]>("entryList", label, help, { items, listedType, required: items.min > 0 });

/** Lets an editor leave the field empty. GraphQL returns `null` then. */
export const optional = <Value>(field: Field<Value>): Field<Value | null> => ({ ...field, required: false });

/** A regular expression for a text of at most so many words. Spaces separate words. */
export const wordsPattern = (maxWords: number) => `^\\s*\\S+(\\s+\\S+){0,${maxWords - 1}}\\s*$`;
