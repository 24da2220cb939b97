import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import type { Block, Span } from "./model/content-type";
import { withFrenchSpaces } from "./typography";

/** The site's own syntax, with links of addresses. Everything else, such as HTML or italics, stays as typed. */
const parser = new MarkdownIt("zero", { linkify: true }).enable([
  "heading",
  "list",
  "blockquote",
  "emphasis",
  "escape",
  "newline",
  "linkify",
]);
// « https://exemple.fr » is a link, « exemple.fr » is none. An e-mail address may have any ending, such as « .immo ».
parser.linkify.set({ fuzzyLink: false }).tlds("[a-z]{2,}").add("ftp:", null).add("//", null);

/** The start of a line, where a no-break space after a sign would hide it: « 1. », « ## ». */
const LINE_START = /^[\s\d#>*+.)-]+/gm;

/** Bullets of other programs: « • point », « – point », « -point », « [ ] point », and the letters of Word's: « o	point ». */
const BULLET =
  /^([ \t]*)(?:[•‣◦▪●○■□◆❖➢➤✓✔☐☑☒⁃∙]\s*|[·–—]\s+|-(?=\p{L})|(?:[-*+]\s+)?\[[ xX]\]\s+|[o§Øüvq](?:\t|\s\s)\s*)(?=\S)/gmu;

/** A sign without its space: « ##Titre », « ##1. Titre », « 1.Le prix ». */
const SIGN = /^([ \t]*(?:#{1,6}(?=\p{L}|\d+\.)|\d{1,2}[.)](?=\p{L})))/gmu;

/** Nested items join the outer list, so their indent means nothing. */
const INDENT = /^[ \t]+(?=(?:[-*+>]|#{1,6}|\d{1,2}[.)])\s)/gm;

/** A text with the signs of other programs written as Markdown's, line by line. */
export const withSigns = (text: string) =>
  text
    .replace(LINE_START, (start) => start.replaceAll("\u00a0", " "))
    .replace(BULLET, "$1- ")
    .replace(SIGN, "$1 ")
    .replace(INDENT, "");

/** A number that is text: a year that begins a sentence (« 2026. C’est »), or « 2. » alone. */
const NUMBER = /^([ \t>*+-]*(?:\d{3,}|\d+(?=.\s*$)))(?=[.)])/gm;

/** A text whose numbers that begin no item are escaped. */
export const withEscapedNumbers = (text: string) => text.replace(NUMBER, "$1\\");

/** Each line is a block of its own, so editors need no empty line between blocks. Only the lines of a callout stay together. */
const withEmptyLines = (text: string) =>
  withEscapedNumbers(text)
    // « \ » at the end of a line is Markdown's line break.
    .replace(/\\$/gm, "")
    // Any indent continues an item. In Markdown it is as wide as the item's number.
    .replace(/^[ \t]+(?=\S)/gm, "    ")
    .replace(/\n(?![ \t]*>)/g, "\n\n");

function toSpans({ children }: Token): Span[] {
  const spans: Span[] = [];
  let bold = false;
  let href: string | null = null;
  for (const token of children ?? []) {
    const { tag, nesting, content, markup } = token;
    if (tag === "strong") {
      bold = nesting === 1;
      continue;
    }
    if (tag === "a") {
      href = token.attrGet("href");
      continue;
    }
    // The site has no italics: the stars of `*word*` stay as typed.
    const text = tag === "br" ? " " : content || markup;
    const last = spans.at(-1);
    if (href !== null) spans.push({ text, bold, href });
    else if (last?.bold === bold && last.href === undefined) last.text += text;
    else if (text) spans.push({ text, bold });
  }
  return spans.map((span) => (span.href ? span : { ...span, text: withFrenchSpaces(span.text) }));
}

/** Adds an item to the last list. Any other number begins a list, so that it stays as typed. @param number null for a point. */
function addItem(blocks: Block[], number: number | null, spans: Span[]): void {
  const last = blocks.at(-1);
  const next = last?.kind === "list" && last.start !== null ? last.start + last.items.length : null;
  if (last?.kind === "list" && number === next) last.items.push(spans);
  else blocks.push({ kind: "list", start: number, items: [spans] });
}

/** `#` becomes `##` (below the chapter's title), and a sign without text gives no block. */
export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  /** Tokens that are not closed yet. */
  const open: Token[] = [];
  let itemOfLastLine: Token | undefined;
  for (const token of parser.parse(withEmptyLines(withSigns(markdown)), {})) {
    if (token.nesting === 1) open.push(token);
    if (token.nesting === -1) open.pop();
    const spans = toSpans(token);
    if (spans.length === 0) continue;
    const opened = (type: string) => open.filter((each) => each.type === type).at(-1);
    const heading = opened("heading_open");
    const item = opened("list_item_open");
    const last = blocks.at(-1);
    if (heading) blocks.push({ kind: "heading", level: heading.markup.length > 2 ? 3 : 2, spans });
    else if (opened("blockquote_open")) blocks.push({ kind: "callout", spans });
    else if (!item) blocks.push({ kind: "paragraph", spans });
    else if (last?.kind === "list" && item === itemOfLastLine)
      last.items.at(-1)?.push({ text: " ", bold: false }, ...spans);
    else addItem(blocks, item.info ? Number(item.info) : null, spans);
    itemOfLastLine = item;
  }
  return blocks;
}
