import { invisibleCharacters, replaceInvisible } from "../invisible";
import { toBlocks } from "../markdown";
import type { Block, Field } from "../model/content-type";
import { expectation, wrongPart } from "../model/kinds";
import { codeOf, printed } from "../pdf-characters";
import { unsupportedIn } from "../unsupported-markdown";
import { inItems, isRecord, isText, quoted } from "../values";

/** Maximum number of different characters that a message names. */
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

/** French names of invisible characters. */
const INVISIBLE_KINDS = [
  { pattern: /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, name: "marque de sens d’écriture" },
  { pattern: /\u200C|\u200D|\u2060/, name: "liant sans chasse" },
  { pattern: /\p{Cc}/u, name: "caractère de commande" },
  { pattern: /\p{L}|\u2800/u, name: "lettre sans encre" },
];

/** « le caractère invisible U+2060 (liant sans chasse) » */
function nameOf(character: string): string {
  const code = codeOf(character);
  const kind = INVISIBLE_KINDS.find(({ pattern }) => pattern.test(character));
  return kind ? `le caractère invisible ${code} (${kind.name})` : `le caractère invisible ${code}`;
}

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

/** Describes in French what breaks a rule in a text; undefined if nothing does. */
type Search = (text: string) => string | undefined;

/** « https://exemple.fr/?a=&eacute; » */
const WEB_ADDRESS = /https?:[^\s|]+/g;

/** Searches for a pattern. Web addresses are masked, so that the pattern cannot match inside one. */
const outsideAddresses =
  (pattern: RegExp): Search =>
  (text) => {
    const masked = text.replace(WEB_ADDRESS, (address) => "/".repeat(address.length));
    const match = pattern.exec(masked);
    return match ? `${quoted(match[0])}, dans ${quoted(text, match.index)}` : undefined;
  };

/** A placeholder or a stray brace. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** « facade.jpg », « IMG_2043 » */
const FILE_NAME =
  /^\S+\.(?:png|jpe?g|webp|avif|gif|heic|svg|tiff?|pdf)$|^(?:img|dsc|image|photo|capture)[\s_-]*\d+$/i;

/** « &eacute; », « &#233; », « %C3%A9 », « =C3=A9 » */
const CODE = /&(?:[a-z]\w{1,8}|#x?[\da-f]+);|(?:[%=][c-f][\da-f])(?:[%=][89ab][\da-f])+/i;

/** What Windows-1252 shows for the second byte of an accented letter in UTF-8, as the « © » of « Ã© ». */
const SECOND_BYTE = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/** UTF-8 that was read as Windows-1252 (« Ã© », « â€™ », « Å“ »), as Mac Roman (« √© ») or as DOS (« ├® »): sequences that no language has. */
const MISREAD = new RegExp(
  `[ÂÃÅÎ]${SECOND_BYTE}|Ã(?![\\p{L}])|â[€‚„†ˆ‰]|ï»¿|ðŸ|√[^\\d\\s(a-zA-Z]|‚Ä|[├┬].|ÔÇ`,
  "u",
);

/** « À compléter », but not « un dossier à compléter par le syndic ». */
const PROVISIONAL =
  /[Ll]orem ipsum|LOREM IPSUM|\bTODO\b|\bXXX+\b|(?<!\p{L})(?:[ÀàAa] [Cc]ompl[ée]ter(?! \p{Ll})|[ÀA] COMPL[ÉE]TER)/u;

const LONG_WORD = /[\p{L}\p{M}]{41,}/u;

/** A rule for the texts of a field. */
interface Rule {
  /** In French. */
  expected: string;
  find: Search;
}

const VISIBLE: Rule = {
  expected: "un texte sans caractère invisible ou illisible",
  find: invisibleIn,
};

const PRINTABLE: Rule = {
  expected: "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots",
  find: unprintableIn,
};

const spansOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.spans);

/** The signs of other programs' lists are not printed: they become the PDF's own. */
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

const WRITTEN_OUT: readonly Rule[] = [
  {
    expected: "le caractère lui-même, tel que « é » et non « &eacute; »",
    find: outsideAddresses(CODE),
  },
  {
    expected: "un texte lu dans le bon encodage (UTF-8) : copiez-le de nouveau, ou retapez-le",
    find: outsideAddresses(MISREAD),
  },
  { expected: "le texte définitif", find: outsideAddresses(PROVISIONAL) },
  { expected: "des mots de 40 lettres au plus", find: outsideAddresses(LONG_WORD) },
];

/** A rule for the alternative text of a picture. */
const DESCRIBED: Rule = {
  expected: "une phrase qui dit ce que montre l’image",
  find: (text) => (FILE_NAME.test(text) ? `le nom de fichier « ${text} »` : undefined),
};

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

function rulesOf(field: Field, inPdf: boolean): Rule[] {
  const { kind } = field;
  const rules = [VISIBLE];
  if (inPdf) rules.push(kind === "markdown" ? PRINTABLE_MARKDOWN : PRINTABLE);
  if (kind !== "verbatim")
    rules.push({
      expected: "seulement la mise en forme que cite l’aide du champ",
      find: (text) => unsupportedIn(text, kind === "markdown"),
    });
  rules.push(...WRITTEN_OUT);
  if (kind === "image") rules.push(DESCRIBED);
  return [...rules, ...placeholderRules(field)];
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
  for (const { expected, find } of rulesOf(field, inPdf)) {
    const findIn = (text: unknown) => (isText(text) ? find(text) : undefined);
    const found = Array.isArray(texts) ? inItems(texts, findIn) : findIn(texts);
    if (found) problems.push({ expected, found });
  }
  return problems;
}
