import { invisibleCharacters, replaceInvisible } from "../invisible";
import { unsupportedIn } from "../markdown";
import type { Field } from "../model/content-type";
import { expectation, wrongPart } from "../model/kinds";
import { codeOf, printed } from "../pdf-characters";
import { inItems, isRecord, isText, quoted } from "../values";

/** A message names so many different characters. */
const MOST_NAMED = 5;

/** Shows invisible characters as codes, so that direction marks cannot reorder the message. */
export const withVisibleCodes = (text: string) =>
  replaceInvisible(text, (character) => `[${codeOf(character)}]`);

/** Names the matched characters, and quotes the text around the first: « « ≮ » (U+226E), dans « a ≮ b » ». */
function finding(text: string, matches: readonly RegExpExecArray[], name: (character: string) => string) {
  const [first] = matches;
  if (!first) return undefined;
  const names = [...new Set(matches.map(([character]) => name(character)))];
  const more = names.length > MOST_NAMED ? "…" : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}, dans ${quoted(text, first.index)}`;
}

const INVISIBLE_NAMES = [
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, "marque de sens d’écriture"],
  [/\u200C|\u200D|\u2060/, "liant sans chasse"],
  [/\p{Cc}/u, "caractère de commande"],
  [/\p{L}|\u2800/u, "lettre sans encre"],
] as const;

const nameOf = (character: string) => {
  const [, name] = INVISIBLE_NAMES.find(([pattern]) => pattern.test(character)) ?? [];
  return `le caractère invisible ${codeOf(character)}${name ? ` (${name})` : ""}`;
};

/** Private use (the bullets of Word), unassigned, object replacement and replacement characters. */
const UNREADABLE = /[\p{Co}\p{Cn}\uFFFC\uFFFD]/gu;

/** Describes in French the invisible or unreadable characters of a text. */
export const invisibleIn = (text: string): string | undefined =>
  finding(text, invisibleCharacters(text), nameOf) ??
  finding(text, [...text.matchAll(UNREADABLE)], (character) => `le caractère illisible ${codeOf(character)}`);

/** Describes in French the visible characters that the PDF cannot write. */
export function unprintableIn(text: string): string | undefined {
  const visible = withVisibleCodes(text).normalize("NFC");
  const unprintable = [...visible.matchAll(/./gsu)].filter(([character]) => printed(character) === undefined);
  return finding(visible, unprintable, (character) => `« ${character} » (${codeOf(character)})`);
}

/** A search in French for a pattern. Web addresses are masked, so that the pattern cannot match inside one. */
const outsideAddresses =
  (pattern: RegExp) =>
  (text: string): string | undefined => {
    const masked = text.replace(/https?:[^\s|]+/g, (address) => "/".repeat(address.length));
    const match = pattern.exec(masked);
    return match ? `${quoted(match[0])}, dans ${quoted(text, match.index)}` : undefined;
  };

/** A placeholder or a stray brace. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** « facade.jpg », « IMG_2043 » */
const FILE_NAME =
  /^\S+\.(?:png|jpe?g|webp|avif|gif|heic|svg|tiff?|pdf)$|^(?:img|dsc|image|photo|capture)[\s_-]*\d+$/i;

/** « &eacute; », « &#233; » */
const HTML_ENTITY = /&(?:[a-z]\w{1,8}|#x?[\da-f]+);/i;

/** « À compléter », but not « un dossier à compléter par le syndic ». */
const PROVISIONAL =
  /[Ll]orem ipsum|LOREM IPSUM|\bTODO\b|\bXXX+\b|(?<!\p{L})(?:[ÀàAa] [Cc]ompl[ée]ter(?! \p{Ll})|[ÀA] COMPL[ÉE]TER)/u;

/** Each rule: what is expected, and a search that describes a violation. Both are in French. `false`: the rule does not apply. */
type Rule = readonly [expected: string, find: false | ((text: string) => string | undefined)];

function rulesOf({ kind, placeholders, mayOmitPlaceholders }: Field, inPdf: boolean): readonly Rule[] {
  const known = placeholders.join(", ");
  const wanted = mayOmitPlaceholders ? [] : placeholders;
  return [
    ["un texte sans caractère invisible ou illisible", invisibleIn],
    [
      "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots",
      inPdf && unprintableIn,
    ],
    [
      "seulement la mise en forme que cite l’aide du champ",
      kind !== "verbatim" && ((text) => unsupportedIn(text, kind === "markdown")),
    ],
    ["le caractère lui-même, tel que « é » et non « &eacute; »", outsideAddresses(HTML_ENTITY)],
    ["un vrai saut de ligne", outsideAddresses(/\\[nrt]/)],
    ["le texte définitif", outsideAddresses(PROVISIONAL)],
    ["des mots de 40 lettres au plus", outsideAddresses(/[\p{L}\p{M}]{41,}/u)],
    [
      "une phrase qui dit ce que montre l’image",
      (text) => (kind === "image" && FILE_NAME.test(text) ? `le nom de fichier « ${text} »` : undefined),
    ],
    [
      known ? `seulement les repères ${known}` : "un texte sans accolade",
      (text) => text.match(BRACES)?.find((brace) => !placeholders.includes(brace)),
    ],
    ...wanted.map((placeholder): Rule => {
      const find = (text: string) =>
        text.includes(placeholder) ? undefined : `un texte sans ${placeholder}`;
      return [`le repère ${placeholder}`, find];
    }),
  ];
}

/** Texts of a value to search: a picture's alternative text, a text, or the items of a list. */
function searchedTexts(field: Field, value: unknown): unknown {
  if (isRecord(value)) return value.alt;
  return field.kind === "image" ? undefined : value;
}

/** Checks a value, except a picture's file and lists of entries. `inPdf` is the content type's flag. */
export function valueProblems(field: Field, value: unknown, inPdf = false) {
  const wrong = wrongPart(field, value);
  const problems = wrong ? [{ expected: expectation(field), found: wrong }] : [];
  const texts = searchedTexts(field, value);
  for (const [expected, find] of rulesOf(field, inPdf)) {
    const findIn = (text: unknown) => (find && isText(text) ? find(text) : undefined);
    const found = Array.isArray(texts) ? inItems(texts, findIn) : findIn(texts);
    if (found) problems.push({ expected, found });
  }
  return problems;
}
