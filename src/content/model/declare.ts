/** What the types of `types/` are declared with. */
import { citationPattern, readCitation } from "../citation";
import { pageAddress } from "../links";
import type { ContentType, Field, Range } from "./content-type";
import { pictureTypesInWords } from "./picture-types";

/** The value of a picture field, as a source provides it: the name of its file, and the alternative text. */
export interface ImageInput {
  file: string;
  alt: string;
}

/** Contentful's limit for a short text (`Symbol`), in characters. */
export const LONGEST_SHORT_TEXT = 255;

/** Declares a type. */
export function defineContentType(
  declaration: Omit<ContentType, "nodeType" | "titleField"> & { titleField?: string },
): ContentType {
  const { id, fields, titleField = Object.keys(fields)[0] ?? "" } = declaration;
  return { ...declaration, titleField, nodeType: id.charAt(0).toUpperCase() + id.slice(1) };
}

/** What a text may have to fulfil, besides its maximum of characters. */
type Rules = Pick<Field, "maxWords" | "pattern" | "isValid" | "mayOmitNames">;

const declare = (kind: Field["kind"], label: string, help: string, rules: Partial<Field> = {}): Field => ({
  kind,
  label,
  help,
  required: true,
  placeholders: help.match(/\{\w+\}/g) ?? [],
  ...rules,
});

/** A text of one line. */
export const text = (label: string, help: string, max: number, rules: Rules = {}) =>
  declare("text", label, help, { max, ...rules });

/** A text of several lines, without formatting. */
export const longText = (label: string, help: string, max: number, rules: Rules = {}) =>
  declare("longText", label, help, { max, ...rules });

/** A text in the simple Markdown of `markdown.ts`. Its help also names what an editor can type. */
export const markdown = (label: string, help: string, max: number, rules: Rules = {}) => {
  const syntax = "paragraphes, ## titre, ### sous-titre, - liste, 1. liste, **gras**, > point important";
  return declare("markdown", label, `${help} Markdown simple : ${syntax}.`, { max, ...rules });
};

/** A short text in a given format, such as an address, whose spaces `withFrenchSpaces` must not change. */
export const verbatim = (label: string, help: string, pattern: NonNullable<Field["pattern"]>) =>
  declare("verbatim", label, help, { max: LONGEST_SHORT_TEXT, pattern });

/** One of the given texts. */
export const choice = (label: string, help: string, options: readonly string[]) =>
  declare("choice", label, help, { options });

/** A list of short texts, in the editor's order: in Contentful the lines of one text, so that a word of it can be corrected. */
export const textList = (label: string, help: string, items: Range, max: number, rules: Rules = {}) =>
  declare("textList", label, `${help} Un par ligne.`, { items, max, ...rules });

/** No content is older than the site, and a later year is a slip of the finger. */
const FIRST_YEAR = 2015;
const YEARS_AHEAD = 10;
export const plausibleYears = `de ${FIRST_YEAR} au plus tôt, dix ans d’avance au plus`;

/** Whether a year, or the year at the start of a date, is plausible. */
export function isPlausibleYear(year: number | string): boolean {
  const number = typeof year === "number" ? year : Number.parseInt(year, 10);
  return number >= FIRST_YEAR && number <= new Date().getFullYear() + YEARS_AHEAD;
}

/** A year, such as 2025. */
export const year = (label: string, help: string) =>
  declare("integer", label, help, { min: FIRST_YEAR, max: 2100, isYear: true });

/** A whole number. */
export const integer = (label: string, help: string, range: Range) => declare("integer", label, help, range);

/** A date in the format `2026-12-15`. */
export const date = (label: string, help: string) => declare("date", label, help);

/** A picture that Gatsby can resize, with its alternative text (WCAG 1.1.1). Its help also names the accepted files. */
export const image = (label: string, help: string, minWidth: number) => {
  const files = `${pictureTypesInWords}, ${minWidth} pixels de large au moins.`;
  return declare("image", label, `${help} ${files}`, { minWidth });
};

/** An ordered list of entries of one type. The site shows only these: docs/decisions/0001-pages-own-their-lists.md. */
export const entryList = (listedType: ContentType, label: string, items: Range) => {
  const help = `De ${items.min} à ${items.max} entrées, à glisser dans leur ordre. Les autres ne paraissent pas.`;
  const rules = { items, listedType, required: items.min > 0 };
  return declare("entryList", label, help, rules);
};

/** Lets an editor leave the field empty. GraphQL returns `null` then. */
export const optional = (field: Field): Field => ({
  ...field,
  help: `${field.help} Facultatif.`,
  required: false,
});

/** A regular expression for a text of at most so many words. Spaces separate words. */
export const wordsPattern = (maxWords: number) => `^\\s*\\S+(\\s+\\S+){0,${maxWords - 1}}\\s*$`;

/** The page's title and description for search engines, and its picture beside a shared link. */
export const seo = {
  seoTitle: text("Titre pour les moteurs", "Onglet du navigateur et résultats de recherche.", 70),
  seoDescription: text("Description pour les moteurs", "Résultats de recherche et partages.", 170),
  shareImage: optional(image("Image de partage", "Sur les réseaux. Vide : la façade du site.", 1200)),
};

/** The heading of a part of a page or of a PDF. */
export const heading = (part: string) => text(`${part} : titre`, "Titre de cette partie.", 90);

/** The text below such a heading. */
export const introduction = (part: string, max = 400) =>
  longText(`${part} : introduction`, "Une à trois phrases sous le titre.", max);

/** The address of a page of this site, or of a section of it, to which an entry leads. */
export const pageLink = (label: string) =>
  optional(
    verbatim(label, "Une page de ce site, ou une de ses sections : /livre-blanc#assemblee.", pageAddress),
  );

/** The format of a percentage, for a text: of a change of a price with its sign, of savings without. */
export const percentage = (sign: "-" | "") => ({
  source: `^${sign}\\d{1,2}(,\\d)?[ \\u00a0\\u202f]?%$`,
  example: `${sign}18 %`,
  noun: "un pourcentage",
});

/** The sources of an entry. `help` says where they are shown. */
export const citations = (help: string) => {
  const format = `${help} Une source : titre | éditeur | adresse | jour de lecture.`;
  const isValid = (line: string) => isPlausibleYear(readCitation(line)?.readOn ?? "");
  return optional(
    textList("Sources", format, { min: 1, max: 8 }, 255, { pattern: citationPattern, isValid }),
  );
};
