import { isDay } from "../day";
import { isMissing, isRecord, isText } from "../guards";
import { toBlocks, unsupportedIn } from "../markdown";
import type { Field, Range } from "../model/content-type";
import { LONGEST_SHORT_TEXT, wordsPattern } from "../model/declare";
import { invisibleIn, unprintableIn } from "./character-problems";
import { type ContentProblem, expectation, inWords } from "./problems";

type Finding = Pick<ContentProblem, "expected" | "found">;

const isWithin = (count: number, { min, max }: Range) => count >= min && count <= max;

const acceptsText = ({ max = Infinity, maxWords, pattern, isValid }: Partial<Field>, text: unknown) =>
  isText(text) &&
  /\S/.test(text) &&
  text.length <= max &&
  (maxWords === undefined || new RegExp(wordsPattern(maxWords)).test(text)) &&
  (pattern === undefined || new RegExp(pattern.source).test(text)) &&
  (isValid === undefined || isValid(text));

/** Applies a check to each item of a list. Its findings begin with the number of the item. */
function inItems(items: readonly unknown[], find: (item: unknown) => string | undefined): string | undefined {
  const findings = items.flatMap((item, index) => {
    const found = find(item);
    return found ? [`au point n° ${index + 1}, ${found}`] : [];
  });
  return findings.length > 0 ? findings.join(" ; ") : undefined;
}

/** Describes in French the part of a value that breaks the kind or the limits of its field. Of a list of entries, the value is their ids. */
function wrongPart(field: Field, value: unknown): string | undefined {
  const { kind, required, min = -Infinity, max = Infinity, options = [] } = field;
  const { items = { min: 0, max: Infinity } } = field;
  const unless = (isRight: boolean) => (isRight ? undefined : inWords(value));
  if (isMissing(value)) return unless(!required);
  switch (kind) {
    case "choice":
      return unless(isText(value) && options.includes(value));
    case "integer":
      return unless(typeof value === "number" && Number.isInteger(value) && isWithin(value, { min, max }));
    case "date":
      return unless(isText(value) && isDay(value));
    case "image": {
      if (!isRecord(value) || !isText(value.file)) return inWords(value);
      const { file, alt } = value;
      if (acceptsText({}, file) && acceptsText({ max: LONGEST_SHORT_TEXT }, alt)) return undefined;
      const text = isMissing(alt)
        ? "sans texte de remplacement"
        : `avec pour texte de remplacement ${inWords(alt)}`;
      return `l’image « ${file} », ${text}`;
    }
    case "entryList":
      return unless(Array.isArray(value) && isWithin(value.length, items));
    case "textList": {
      if (!Array.isArray(value)) return inWords(value);
      const found = inItems(value, (item) => (acceptsText(field, item) ? undefined : inWords(item)));
      return found ?? unless(isWithin(value.length, items));
    }
    default:
      if (!isText(value) || !acceptsText(field, value)) return inWords(value);
      return kind === "markdown" && toBlocks(value).length === 0
        ? `${inWords(value)}, sans aucun mot`
        : undefined;
  }
}

/** Whether a value has the kind and the limits of its field. */
export const accepts = (field: Field, value: unknown) => wrongPart(field, value) === undefined;

/** A placeholder, or a brace that belongs to none. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** What the texts of a value contain or lack. */
function textProblems({ kind, placeholders, mayOmitNames }: Field, value: unknown, inPdf = false): Finding[] {
  const texts: unknown = isRecord(value) ? value.alt : value;
  const without = (expected: string, find: (text: string) => string | undefined): Finding[] => {
    const findIn = (text: unknown) => (isText(text) ? find(text) : undefined);
    const found = Array.isArray(texts) ? inItems(texts, findIn) : findIn(texts);
    return found ? [{ expected, found }] : [];
  };
  const printable = "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots";
  const names = placeholders.join(", ");
  const braces = names ? `seulement les repères ${names}` : "un texte sans accolade";
  const formatting = "seulement la mise en forme que cite l’aide du champ";
  return [
    ...without("un texte sans caractère invisible", invisibleIn),
    ...(inPdf ? without(printable, unprintableIn) : []),
    ...(kind === "verbatim" ? [] : without(formatting, (text) => unsupportedIn(text, kind === "markdown"))),
    ...without(braces, (text) => text.match(BRACES)?.find((brace) => !placeholders.includes(brace))),
    ...(mayOmitNames ? [] : placeholders).flatMap((name) =>
      without(`le repère ${name}`, (text) => (text.includes(name) ? undefined : `un texte sans ${name}`)),
    ),
  ];
}

/** All that is wrong with a value of a field, except for the file of a picture and for lists of entries. `inPdf` is that of its type. */
export function valueProblems(field: Field, value: unknown, inPdf?: boolean): Finding[] {
  const found = wrongPart(field, value);
  return [...(found ? [{ expected: expectation(field), found }] : []), ...textProblems(field, value, inPdf)];
}
