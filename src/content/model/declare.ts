/** The functions with which types/ declares content types and their fields. */
import { extname } from "node:path";

import { withAnySpace } from "../../french/spaces";
import { citationPattern, readCitation } from "../formats/citation";
import { pageAddress } from "../formats/links";
import type { ContentType, Field, Range } from "./content-type";

/** Contentful's limit for a `Symbol`, in characters. */
export const LONGEST_SHORT_TEXT = 255;

export function defineContentType(
  declaration: Omit<ContentType, "nodeType" | "titleField"> & { titleField?: string },
): ContentType {
  const { id, fields, titleField = Object.keys(fields)[0] ?? "" } = declaration;
  return { ...declaration, titleField, nodeType: id.charAt(0).toUpperCase() + id.slice(1) };
}

/** Optional constraints on a text. */
type Rules = Pick<Field, "maxWords" | "pattern" | "isValid" | "mayOmitPlaceholders">;

/** A plain space of a pattern stands for any space, in the content check and in Contentful. */
function declare(kind: Field["kind"], label: string, help: string, rules: Partial<Field> = {}): Field {
  // By default, the placeholders are those that the help names: {date}.
  const placeholders = help.match(/\{\w+\}/g) ?? [];
  const { pattern, ...others } = rules;
  const field: Field = { kind, label, help, required: true, placeholders, ...others };
  if (pattern) field.pattern = { ...pattern, source: withAnySpace(pattern.source) };
  return field;
}

/** A text of one line. @param max its longest length, in characters. */
export const text = (label: string, help: string, max: number, rules: Rules = {}) =>
  declare("text", label, help, { max, ...rules });

/** A text of several lines. @param max its longest length, in characters. */
export const longText = (label: string, help: string, max: number, rules: Rules = {}) =>
  declare("longText", label, help, { max, ...rules });

export const markdown = (label: string, help: string, max: number) => {
  const syntax = "paragraphes, ## titre, ### sous-titre, - liste, 1. liste, **gras**, > point important";
  return declare("markdown", label, `${help} Markdown simple : ${syntax}.`, { max });
};

/** For addresses and other texts whose spaces `withFrenchSpaces` must not change. */
export const verbatim = (label: string, help: string, pattern: NonNullable<Field["pattern"]>) =>
  declare("verbatim", label, help, { max: LONGEST_SHORT_TEXT, pattern });

export const choice = (label: string, help: string, options: readonly string[]) =>
  declare("choice", label, help, { options });

/** A list that Contentful holds as one text with a line for each item, so that editors can correct a word. */
export const textList = (label: string, help: string, items: Range, max: number, rules: Rules = {}) =>
  declare("textList", label, `${help} Un par ligne.`, { items, max, ...rules });

/** No content is older than the site, and a year too far ahead is a typing error. */
const FIRST_YEAR = 2015;
const YEARS_AHEAD = 10;
export const plausibleYears = `de ${FIRST_YEAR} au plus tôt, dix ans d’avance au plus`;

/** @param text which starts with a year, such as an ISO day. */
export function isPlausibleYear(text: string): boolean {
  const year = Number.parseInt(text, 10);
  return year >= FIRST_YEAR && year <= new Date().getFullYear() + YEARS_AHEAD;
}

export const integer = (label: string, help: string, range: Range) => declare("integer", label, help, range);

export const date = (label: string, help: string) => declare("date", label, help);

/** Types that Gatsby can convert for all browsers: sharp's names, which are also the MIME subtypes. */
export const pictureTypes: readonly string[] = ["png", "jpeg", "webp", "avif"];

export const pictureTypesInWords = "PNG, JPEG, WebP ou AVIF";
export const pictureExtensionsInWords = ".png, .jpg, .jpeg, .webp ou .avif";

export function pictureTypeOf(fileName: string): string | undefined {
  const extension = extname(fileName).slice(1).toLowerCase();
  return pictureTypes.find((type) => type === (extension === "jpg" ? "jpeg" : extension));
}

/** A picture needs an alternative text (WCAG 1.1.1). */
export const image = (label: string, help: string, minWidth: number) => {
  const files = `${pictureTypesInWords}, ${minWidth} pixels de large au moins.`;
  return declare("image", label, `${help} ${files}`, { minWidth });
};

/** The site shows only listed entries: docs/decisions/0001-pages-own-their-lists.md. */
export const entryList = (listedType: ContentType, label: string, items: Range) => {
  const help = `De ${items.min} à ${items.max} entrées, à glisser dans leur ordre. Les autres ne paraissent pas.`;
  return declare("entryList", label, help, { items, listedType, required: items.min > 0 });
};

/** A list with one entry for each option of the title of its type. */
export function entryOfEach(listedType: ContentType, label: string): Field {
  const count = listedType.fields[listedType.titleField]?.options?.length ?? 0;
  return { ...entryList(listedType, label, { min: count, max: count }), hasEachOption: true };
}

/** GraphQL returns `null` for an empty field. */
export const optional = (field: Field) => ({ ...field, help: `${field.help} Facultatif.`, required: false });

export const seo = {
  seoTitle: text("Titre pour les moteurs", "Onglet du navigateur et résultats de recherche.", 70),
  seoDescription: text("Description pour les moteurs", "Résultats de recherche et partages.", 170),
  shareImage: optional(image("Image de partage", "Sur les réseaux. Vide : la façade du site.", 1200)),
};

/** The field of a heading in an entry with several parts. @param part the part's name, for editors. */
export const heading = (part: string) => text(`${part} : titre`, "Titre de cette partie.", 90);

/** The field of the text below a heading. @param max its longest length, in characters. */
export const introduction = (part: string, max = 400) =>
  longText(`${part} : introduction`, "Une à trois phrases sous le titre.", max);

export const pageLink = (label: string) =>
  optional(
    verbatim(label, "Une page de ce site, ou une de ses sections : /livre-blanc#assemblee.", pageAddress),
  );

/** Price changes have a sign, savings have none. */
export const percentage = (sign: "-" | "") => ({
  source: `^${sign}\\d{1,2}(,\\d)? ?%$`,
  example: `${sign}18 %`,
  noun: "un pourcentage",
});

export const citations = (where: string) => {
  const help = `${where} Une source : titre | éditeur | adresse | jour de lecture.`;
  const isValid = (line: string) => isPlausibleYear(readCitation(line)?.readOn ?? "");
  return optional(textList("Sources", help, { min: 1, max: 8 }, 255, { pattern: citationPattern, isValid }));
};
