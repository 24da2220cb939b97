/** Makes Markdown of an editor's lines: of look-alikes from other programs, and of numbers that Markdown would change. */
import { replaceAddresses } from "./addresses";

/** Signs of lists in other programs: Word's letters and two dashes only before a space, as they also begin words. */
export const FOREIGN_BULLET = /[•‣◦▪●○■□◆❖➢➤✓✔☐☑☒⁃∙]|[·–—](?=\s)|[o§Øüvq](?=\t|\s\s)/u;

/** « - », « 2. » or « 2) ». */
const LIST_SIGN = String.raw`(?:[-*+]|\d{1,9}[.)])`;

interface Replacement {
  pattern: RegExp;
  markdown: string;
}

/** Look-alikes of Markdown, pasted from other programs or mistyped. The rules apply in order. */
const LOOK_ALIKES: readonly Replacement[] = [
  // No-break and other spaces are no indentation in Markdown.
  { pattern: /^(?=\s*[^\S\t ])\s+/, markdown: "" },
  // « -\u00a0point », « ##\u00a0Titre »
  { pattern: new RegExp(String.raw`^(\s*)(#{1,6}|${LIST_SIGN})\s*[^\S\t ]\s*`), markdown: "$1$2 " },
  // « ##Titre », « ##1. Titre », « -point », « 1.point », but not « -18 % » or « #1 ».
  { pattern: /^(\s{0,3})(#{1,6}|-|\d{1,2}[.)])(?=\p{L})/u, markdown: "$1$2 " },
  { pattern: /^(\s{0,3}#{2,6})(?=\d)/, markdown: "$1 " },
  // « • point », « o⇥point »
  { pattern: new RegExp(String.raw`^(\s*)(?:${FOREIGN_BULLET.source})\s*(?=\S)`, "u"), markdown: "$1- " },
  // Tasks: « [ ] point », « - [x] point »
  { pattern: /^(\s*)\[[ xX]\]\s+(?=\S)/, markdown: "$1- " },
  { pattern: new RegExp(String.raw`^(\s*${LIST_SIGN}\s+)\[[ xX]\]\s+`), markdown: "$1" },
  // A line break of Markdown: each line is a paragraph already.
  { pattern: /(?<!\\)\\\s*$/, markdown: "" },
];

/** A backslash makes a number plain text. Otherwise Markdown would take it for the number of a list item. */
const NUMBERS_OF_TEXT: readonly Replacement[] = [
  // « 2026. C’est l’année. » is a sentence, not the 2026th item of a list.
  { pattern: /^(\s*\d{3,9})(?=[.)](?:\s|$))/, markdown: "$1\\" },
  // « 2. » alone on its line: a list item without text has no number.
  { pattern: /^(\s*\d{1,9})(?=[.)]\s*$)/, markdown: "$1\\" },
  // « > 2. Prix », « - 2. Prix »: a callout has no list, and an item no second sign.
  {
    pattern: new RegExp(String.raw`^(\s*(?:>|${LIST_SIGN}\s)[\s>]*\d{1,9})(?=[.)](?:\s|$))`),
    markdown: "$1\\",
  },
];

const replaceAll = (line: string, replacements: readonly Replacement[]) =>
  replacements.reduce((text, { pattern, markdown }) => text.replace(pattern, markdown), line);

export const withoutLookAlikes = (text: string) =>
  text
    .split("\n")
    .map((line) => replaceAll(line, LOOK_ALIKES))
    .join("\n");

/** Signs of emphasis in an address: « https://exemple.fr/__init__ ». */
const escapeAddress = (address: string) => address.replace(/(?<!\\)[*_]/g, "\\$&");

/** « - un point », « 2. Prix » */
const BEGINS_ITEM = new RegExp(String.raw`^\s*${LIST_SIGN}\s`);

/** A plain line, a numbered one, or one of a callout that begins with a number. In Markdown, these would continue the paragraph before. */
const BEGINS_BLOCK = /^(?!#{1,6}\s|[-*+]\s|>|\s)|^\s*\d{1,9}[.)]\s|^\s*>[\s>]*\d/;

/** Each plain line becomes a paragraph, because editors press Enter once. An indented line of a list continues its item. */
export function withParagraphs(text: string): string {
  let isInList = false;
  const lines = withoutLookAlikes(text)
    .split("\n")
    .map((line) => {
      const written = replaceAddresses(replaceAll(line, NUMBERS_OF_TEXT), escapeAddress);
      const isIndented = /^\s+\S/.test(written);
      const beginsBlock =
        BEGINS_BLOCK.test(written) || (isIndented && !isInList && !BEGINS_ITEM.test(written));
      if (BEGINS_ITEM.test(written)) isInList = true;
      else if (/^\S/.test(written)) isInList = false;
      // An empty line ends the block before.
      return beginsBlock ? `\n${written}` : written;
    });
  return lines.join("\n");
}
