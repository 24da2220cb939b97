/** What is wrong with one value: its kind or its limits (model/kinds.ts), then its texts, by rules. */
import { parse } from "node:path";

import { slugOf } from "../../french/plain-letters";
import { codeOf, printed } from "../formats/pdf-characters";
import { toBlocks, unsupportedIn } from "../markdown";
import type { Block, Field } from "../model/content-type";
import { expectation, refusalOf } from "../model/kinds";
import { inItems, isObject, isText, quoted } from "../unknown-values";
import { privateAddressIn } from "./addresses";

/** Maximum number of different signs that a message names. */
const MOST_NAMED = 5;

/** Names the matched signs, and quotes the text around the first: « « ≮ » (U+226E), dans « a ≮ b » ». */
function finding(text: string, matches: readonly RegExpExecArray[], name: (sign: string) => string) {
  const [first] = matches;
  if (!first) return undefined;
  const names = [...new Set(matches.map(([sign]) => name(sign)))];
  const more = names.length > MOST_NAMED ? "…" : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}, dans ${quoted(text, first.index)}`;
}

/** Private use (the bullets of Word), unassigned, object replacement and replacement characters. */
const UNREADABLE = /[\p{Co}\p{Cn}\uFFFC\uFFFD]/gu;

/** Describes in French the visible characters that the PDF cannot write. */
export function unprintableIn(text: string): string | undefined {
  const composed = text.normalize("NFC");
  const unprintable = [...composed.matchAll(/./gsu)].filter(
    ([character]) => printed(character) === undefined,
  );
  return finding(composed, unprintable, (character) => `« ${character} » (${codeOf(character)})`);
}

/** A placeholder or a stray brace. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** An author's reminders that a text is unfinished, told from « un dossier à compléter » by their place. */
const REMINDERS = {
  atStart: /^[\s>#*+\d.)-]*(?:[ÀA] compl[ée]ter|Lorem ipsum|Todo|X{3,})(?!\p{L})/gmu,
  inBrackets: /[[(]\s*(?:[àa] compl[ée]ter|lorem ipsum|todo|x{3,})(?!\p{L})/giu,
  inCapitals: /(?<!\p{L})(?:[ÀA] COMPL[ÉE]TER|LOREM IPSUM|TODO)(?!\p{L})/gu,
};

/** A rule for the texts of a field. */
interface Rule {
  /** In French. */
  expected: string;
  /** @returns in French what breaks the rule; undefined if nothing does. */
  find: (text: string) => string | undefined;
}

const READABLE: Rule = {
  expected: "un texte sans caractère illisible",
  find: (text) => finding(text, [...text.matchAll(UNREADABLE)], codeOf),
};

const PRINTABLE: Rule = {
  expected: "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots",
  find: unprintableIn,
};

const spansOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.spans);

/** A pasted « • » begins an item of a list, for which the PDF prints a sign of its own. */
const PRINTABLE_MARKDOWN: Rule = {
  ...PRINTABLE,
  find: (text) =>
    unprintableIn(
      toBlocks(text)
        .flatMap(spansOf)
        .map((span) => span.text)
        .join(" "),
    ),
};

const FINISHED: Rule = {
  expected: "le texte définitif",
  find: (text) => {
    const reminders = Object.values(REMINDERS).flatMap((pattern) => [...text.matchAll(pattern)]);
    return finding(text, reminders, (reminder) => `« ${reminder.trim()} »`);
  },
};

const PUBLIC_ADDRESSES: Rule = {
  expected: "l’adresse de la page, copiée dans le navigateur",
  find: privateAddressIn,
};

/** Words of names that cameras, phones and programs give: « Capture d’écran 2026-11-12 », « Sans titre (1) ». */
const NAME_WORDS = [
  /^(?:image|img|dscn?|pxl|photo|picture|scan|numerisation)$/,
  /^(?:capture|d|ecran|screen|shot|screenshot|whatsapp|at|a)$/,
  /^(?:sans|titre|untitled|document|fichier|file|copie|copy|de|of)$/,
  /^(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|pdf)$/,
];

/** The words of a text that say something: neither numbers nor words of such names. */
const tellingWords = (text: string) =>
  slugOf(text)
    .split("-")
    .filter((word) => !/\d/.test(word) && !NAME_WORDS.some((words) => words.test(word)))
    .join(" ");

/** Whether an alternative text is a file's name: that of its picture, or one that no person gave. */
function isFileName(text: string, fileName: string): boolean {
  // `refusalOf` refuses a text without words.
  if (slugOf(text) === "") return false;
  const words = tellingWords(text);
  return words === "" || words === tellingWords(parse(fileName).name);
}

/** A rule for the alternative text of a picture. */
const described = (fileName: string): Rule => ({
  expected: "une phrase qui dit ce que montre l’image",
  find: (text) => (isFileName(text, fileName) ? `le nom de fichier « ${text} »` : undefined),
});

const placeholderRequired = (placeholder: string): Rule => ({
  expected: `le repère ${placeholder}`,
  find: (text) => (text.includes(placeholder) ? undefined : `un texte sans ${placeholder}`),
});

function placeholderRules({ placeholders, mayOmitPlaceholders }: Field): Rule[] {
  const known = placeholders.join(", ");
  const onlyKnown: Rule = {
    expected: known ? `seulement les repères ${known}` : "un texte sans accolade",
    find: (text) => text.match(BRACES)?.find((brace) => !placeholders.includes(brace)),
  };
  return mayOmitPlaceholders ? [onlyKnown] : [onlyKnown, ...placeholders.map(placeholderRequired)];
}

function rulesOf(field: Field, value: unknown, inPdf: boolean): Rule[] {
  const { kind } = field;
  const rules = [READABLE];
  if (inPdf) rules.push(kind === "markdown" ? PRINTABLE_MARKDOWN : PRINTABLE);
  if (kind !== "verbatim")
    rules.push({
      expected: "seulement la mise en forme que cite l’aide du champ",
      find: (text) => unsupportedIn(text, kind === "markdown"),
    });
  rules.push(FINISHED, PUBLIC_ADDRESSES);
  if (isObject(value) && isText(value.file)) rules.push(described(value.file));
  return [...rules, ...placeholderRules(field)];
}

/** Texts of a value to search: a picture's alternative text, a text, or the items of a list. */
function searchedTexts(field: Field, value: unknown): unknown {
  if (isObject(value)) return value.alt;
  return field.kind === "image" ? undefined : value;
}

/** Checks a value, except a picture's file and lists of entries. `inPdf`: whether a PDF shows it. */
export function valueProblems(field: Field, value: unknown, inPdf = false) {
  const refusal = refusalOf(field, value);
  const problems = refusal ? [{ expected: expectation(field), found: refusal }] : [];
  // No page shows an unused field, so its texts have no rules.
  if (field.isUnused) return problems;
  const texts = searchedTexts(field, value);
  for (const { expected, find } of rulesOf(field, value, inPdf)) {
    const findIn = (text: unknown) => (isText(text) ? find(text) : undefined);
    const found = Array.isArray(texts) ? inItems(texts, findIn) : findIn(texts);
    if (found) problems.push({ expected, found });
  }
  return problems;
}
