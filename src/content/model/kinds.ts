/**
 * What each kind of field accepts, and which form its value has in Contentful, in local files and on pages.
 */
import { tidyText } from "../../french/clean-text";
import { isDay } from "../../french/dates";
import { withFrenchSpaces } from "../../french/typography";
import { toBlocks } from "../markdown";
import { inItems, inWords, isMissing, isObject, isText, plainCount } from "../unknown-values";
import type { ContentType, Field, FieldKind, Range } from "./content-type";
import { linesPattern, matches, prohibited, type Validation, wordsPattern } from "./contentful-rules";
import { isPlausibleYear, LONGEST_SHORT_TEXT, pictureTypesInWords, plausibleYears } from "./declare";

interface Kind {
  /** Unused for entry lists, which have the type of their entries. */
  graphql: string;
  /** Contentful's field type and input. */
  contentful: { type: string; linkType?: "Asset"; widget: string };
  /** Rules that Contentful can check. The content check has more. */
  validations: (field: Field) => Validation[];
  /** French text: what the field accepts. */
  expected: (field: Field) => string;
  /** French text: the refused part of a value, which is never missing. The value of an entry list is its ids. */
  refusal: (value: unknown, field: Field) => string | undefined;
  /** From the stored value to that of a page's query. Default: the same value. */
  toPage?: (value: unknown) => unknown;
  /** A required value in a preview, with a note for what is missing: « [À compléter : Titre] ». Default: the note alone. */
  withNote?: (value: unknown, note: string) => unknown;
  /** From a local file's value to Contentful's. */
  toSpace?: (value: unknown) => unknown;
  /** From Contentful's value to a local file's. */
  fromSpace?: (value: unknown) => unknown;
}

const isWithin = (count: number, { min, max }: Range) => count >= min && count <= max;

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function acceptsText({ max = Infinity, maxWords, pattern, isValid }: Partial<Field>, text: unknown): boolean {
  if (!isText(text) || !hasWords(text) || text.length > max) return false;
  if (maxWords !== undefined && !new RegExp(wordsPattern(maxWords)).test(text)) return false;
  if (pattern !== undefined && !new RegExp(pattern.source).test(text)) return false;
  return isValid === undefined || isValid(text);
}

/** Names a wrong value in French; undefined for a right value. */
function refusalUnless(isRight: boolean, value: unknown): string | undefined {
  if (isRight) return undefined;
  const isOnlySigns = isText(value) && /\S/.test(value) && !hasWords(value);
  return isOnlySigns ? `${inWords(value)}, sans lettre ni chiffre` : inWords(value);
}

function formInWords({ pattern, placeholders }: Field): string {
  if (pattern) return `, de la forme « ${pattern.example} »`;
  return placeholders.length > 0 ? `, avec les repères ${placeholders.join(", ")}` : "";
}

const lengthInWords = ({ max = 0, maxWords }: Field) =>
  `de 1 à ${max} caractères${maxWords ? `, ${maxWords} mots au plus` : ""}`;

/** The kinds of a single text: `text` extends `verbatim`, and `longText` extends `text`. */
const verbatim: Kind = {
  graphql: "String",
  contentful: { type: "Symbol", widget: "singleLine" },
  validations: ({ max, maxWords, pattern }) => [
    ...(max ? [{ size: { max } }] : []),
    ...(maxWords ? [matches(wordsPattern(maxWords))] : []),
    ...(pattern ? [matches(pattern.source)] : []),
  ],
  expected: (field) => `${field.pattern?.noun ?? `un texte ${lengthInWords(field)}`}${formInWords(field)}`,
  refusal: (value, field) => refusalUnless(acceptsText(field, value), value),
};
const text: Kind = {
  ...verbatim,
  validations: (field) => [...verbatim.validations(field), prohibited(field)],
  toPage: (value) => (isText(value) ? withFrenchSpaces(value) : value),
};
const longText: Kind = { ...text, contentful: { type: "Text", widget: "multipleLine" } };

export const kinds: Readonly<Record<FieldKind, Kind>> = {
  text,
  longText,
  verbatim,
  markdown: {
    ...longText,
    graphql: "JSON",
    contentful: { type: "Text", widget: "markdown" },
    validations: (field) => [...verbatim.validations(field), prohibited(field, true)],
    toPage: (value) => (isText(value) ? toBlocks(value) : []),
  },
  choice: {
    graphql: "String",
    contentful: { type: "Symbol", widget: "dropdown" },
    validations: ({ options = [] }) => [{ in: options }],
    expected: ({ options = [] }) =>
      `un de ces textes : ${options.map((option) => `« ${option} »`).join(", ")}`,
    refusal: (value, { options = [] }) => refusalUnless(isText(value) && options.includes(value), value),
  },
  textList: {
    graphql: "[String!]",
    contentful: { type: "Text", widget: "multipleLine" },
    validations: (field) => [matches(linesPattern(field)), prohibited(field)],
    expected: (field) => {
      const { min, max } = field.items ?? { min: 0, max: 0 };
      return `une liste de ${min === max ? max : `${min} à ${max}`} textes ${lengthInWords(field)}${formInWords(field)}`;
    },
    refusal: (value, field) => {
      if (!Array.isArray(value)) return inWords(value);
      const wrong = inItems(value, (item) => refusalUnless(acceptsText(field, item), item));
      return wrong ?? refusalUnless(isWithin(value.length, field.items ?? { min: 0, max: Infinity }), value);
    },
    toPage: (value) => (Array.isArray(value) ? value.filter(isText).map(withFrenchSpaces) : value),
    withNote: (value, note) => (isMissing(value) ? [note] : value),
    // Contentful has no input to correct a word of a list.
    toSpace: (value) => (Array.isArray(value) ? value.join("\n") : value),
    fromSpace: (value) => (isText(value) ? value.match(/\S(?:.*\S)?/g) : value),
  },
  integer: {
    graphql: "Int",
    contentful: { type: "Integer", widget: "numberEditor" },
    validations: ({ min = 0, max = 0 }) => [{ range: { min, max } }],
    expected: ({ min = 0, max = 0 }) => `un nombre entier de ${min} à ${max}`,
    refusal: (value, { min = -Infinity, max = Infinity }) => {
      const isWhole = typeof value === "number" && Number.isInteger(value) && isWithin(value, { min, max });
      return refusalUnless(isWhole, value);
    },
    withNote: (value) => value ?? 0,
  },
  date: {
    graphql: "String",
    contentful: { type: "Date", widget: "datePicker" },
    validations: () => [],
    expected: () => `une date de la forme « 2026-12-15 », ${plausibleYears}`,
    refusal: (value) => refusalUnless(isText(value) && isDay(value) && isPlausibleYear(value), value),
  },
  image: {
    graphql: "ContentImage",
    contentful: { type: "Link", linkType: "Asset", widget: "assetLinkEditor" },
    // Contentful can only require image files; the message names the accepted types.
    validations: ({ minWidth = 0 }) => [
      { linkMimetypeGroup: ["image"] },
      { assetImageDimensions: { width: { min: minWidth } } },
      { assetFileSize: { max: 20 * 1024 * 1024 }, message: "Attendu : un fichier de 20 Mo au plus." },
    ],
    expected: ({ minWidth = 0 }) =>
      `une image ${pictureTypesInWords}, de ${minWidth} pixels de large au moins, avec un texte de remplacement (alt) de 1 à ${LONGEST_SHORT_TEXT} caractères`,
    refusal: (value) => {
      const { file, alt } = isObject(value) ? value : {};
      if (!isText(file)) return inWords(value);
      if (acceptsText({}, file) && acceptsText({ max: LONGEST_SHORT_TEXT }, alt)) return undefined;
      if (isMissing(alt)) return `l’image « ${file} », sans texte de remplacement`;
      return `l’image « ${file} », avec pour texte de remplacement ${inWords(alt)}`;
    },
    // A draft may have a picture without alternative text.
    withNote: (value, note) => {
      const picture = isObject(value) ? value : {};
      return isMissing(picture.alt) ? { ...picture, alt: note } : picture;
    },
  },
  entryList: {
    graphql: "[Node!]",
    contentful: { type: "Array", widget: "entryLinksEditor" },
    validations: ({ items }) => [{ size: items }],
    expected: ({ items = { min: 0, max: 0 }, listedType }) =>
      `une liste de ${items.min} à ${plainCount(items.max, "entrée")} « ${listedType?.label ?? ""} » (${listedType?.id ?? ""})`,
    refusal: (value, { items = { min: 0, max: Infinity } }) =>
      refusalUnless(Array.isArray(value) && isWithin(value.length, items), value),
  },
};

/** Removes invisible characters, also from the texts inside of a list or a picture. */
export function tidyValue(kind: FieldKind, value: unknown): unknown {
  // In Contentful, a list of texts is one text of several lines.
  const hasLines = kind === "longText" || kind === "markdown" || (kind === "textList" && isText(value));
  // JSON.parse calls `tidy` for each part of the value.
  const tidy = (_name: string, part: unknown) => (isText(part) ? tidyText(part, !hasLines) : part);
  return JSON.parse(JSON.stringify(value ?? null), tidy);
}

/** The fields of an entry, whose title may decide which of them it needs. */
export function fieldsOf(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
): ContentType["fields"] {
  const title = values[type.titleField];
  const needs = isText(title) ? type.fieldsByTitle?.[title] : undefined;
  if (!needs) return type.fields;
  const fields = Object.entries(type.fields).map(([name, field]): [string, Field] => {
    if (name === type.titleField) return [name, field];
    const placeholders = needs[name];
    return [
      name,
      placeholders
        ? { ...field, required: true, placeholders }
        : { ...field, required: false, isUnused: true },
    ];
  });
  return Object.fromEntries(fields);
}

export const expectation = (field: Field) =>
  field.isUnused ? "rien : cette entrée ne montre pas ce champ" : kinds[field.kind].expected(field);

/** French text: the part of a value that breaks the field's kind or limits. */
export function refusalOf(field: Field, value: unknown): string | undefined {
  if (isMissing(value)) return refusalUnless(!field.required, value);
  return field.isUnused ? inWords(value) : kinds[field.kind].refusal(value, field);
}

export const accepts = (field: Field, value: unknown) => refusalOf(field, value) === undefined;
