/**
 * An editor's text in four steps: the signs of other programs become Markdown's (`withSigns`), each line becomes a block of its own
 * (`withEmptyLines`), markdown-it parses the lines (`readLines`), and each line becomes a block (`toBlocks`).
 * `unsupportedIn` reads the same lines, and names what stays as typed, so that the content check can refuse it.
 */
import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import { withFrenchSpaces } from "../french/typography";
import type { Block, Span } from "./model/content-type";
import { quoted } from "./unknown-values";

/**
 * The first line enables the site's own syntax, and links of addresses. The second enables syntax that is reported and stays as typed: a link,
 * an image, code, HTML, struck text. So do the italics of `emphasis`. `text_join` would hide which star is escaped.
 */
const parser = new MarkdownIt("zero", { linkify: true, html: true })
  .enable(["heading", "list", "blockquote", "emphasis", "escape", "newline", "linkify"])
  .enable(["strikethrough", "backticks", "link", "image", "autolink", "html_inline"])
  .disable("text_join");
// E-mail addresses of any domain become links. A name without a scheme (www.a.fr), `ftp:` and `//` do not.
parser.linkify.set({ fuzzyLink: false }).tlds("[a-z]{2,}").add("ftp:", null).add("//", null);

/** The start of a line. Markdown does not know a sign before a no-break space: « 1. », « ## ». */
const LINE_START = /^[\s\d#>*+.)-]+/gm;

/** Bullets of other programs: « • point », « – point », « -point », « [ ] point », and the letters of Word's: « o	point ». */
const BULLET =
  /^([ \t]*)(?:[•‣◦▪●○■□◆❖➢➤✓✔☐☑☒⁃∙]\s*|[·–—]\s+|-(?=\p{L})|(?:[-*+]\s+)?\[[ xX]\]\s+|[o§Øüvq](?:\t|\s\s)\s*)(?=\S)/gmu;

/** A sign without its space: « ##Titre », « ##1. Titre », « 1.Le prix ». */
const SIGN = /^([ \t]*(?:#{1,6}(?=\p{L}|\d+\.)|\d{1,2}[.)](?=\p{L})))/gmu;

/** Nested items join the outer list, so their indent means nothing. */
const INDENT = /^[ \t]+(?=(?:[-*+>]|#{1,6}|\d{1,2}[.)])\s)/gm;

/** A text with the signs of other programs written as Markdown's, line by line. */
const withSigns = (text: string) =>
  text
    .replace(LINE_START, (start) => start.replaceAll("\u00a0", " "))
    .replace(BULLET, "$1- ")
    .replace(SIGN, "$1 ")
    .replace(INDENT, "");

/** A number that is text: a year that begins a sentence (« 2026. C’est »), or « 2. » alone. */
const NUMBER = /^([ \t>*+-]*(?:\d{3,}|\d+(?=.\s*$)))(?=[.)])/gm;

/** A text whose numbers that begin no item are escaped. */
const withEscapedNumbers = (text: string) => text.replace(NUMBER, "$1\\");

/** Each line is a block of its own, so editors need no empty line between blocks. Only the lines of a callout stay together. */
const withEmptyLines = (text: string) =>
  text
    // Any indent continues an item. In Markdown it is as wide as the item's number.
    .replace(/^[ \t]+(?=\S)/gm, "    ")
    .replace(/\n(?![ \t]*>)/g, "\n\n");

/** French names of the syntax that stays as typed, by the type of its first token. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  em_open: "de l’italique",
  s_open: "du texte barré",
  link_open: "un lien",
  image: "une image",
  code_inline: "du code",
  html_inline: "du HTML",
};

const unsupportedName = ({ type, markup }: Token) => (markup === "linkify" ? undefined : UNSUPPORTED[type]);

/** A line of text and what is around it. */
interface Line {
  token: Token;
  heading: Token | undefined;
  item: Token | undefined;
  isInCallout: boolean;
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  /** Tokens that are not closed yet. */
  const open: Token[] = [];
  for (const token of parser.parse(withEmptyLines(text), {})) {
    if (token.nesting === 1) open.push(token);
    if (token.nesting === -1) open.pop();
    const opened = (type: string) => open.findLast((each) => each.type === type);
    if (token.type === "inline" && token.content)
      lines.push({
        token,
        heading: opened("heading_open"),
        item: opened("list_item_open"),
        isInCallout: opened("blockquote_open") !== undefined,
      });
  }
  return lines;
}

function toSpans({ children, content: typed }: Token): Span[] {
  const tokens = children ?? [];
  // A line with unsupported syntax stays as typed.
  if (tokens.some(unsupportedName)) return [{ text: withFrenchSpaces(typed), bold: false }];
  const spans: Span[] = [];
  let bold = false;
  let href: string | null = null;
  for (const token of tokens) {
    const { tag, nesting, content } = token;
    if (tag === "strong") {
      bold = nesting === 1;
      continue;
    }
    if (tag === "a") {
      href = token.attrGet("href");
      continue;
    }
    const text = tag === "br" ? " " : content;
    const last = spans.at(-1);
    if (href !== null) spans.push({ text, bold, href });
    else if (last?.bold === bold && last.href === undefined) last.text += text;
    else if (text) spans.push({ text, bold });
  }
  return spans.map((span) => (span.href ? span : { ...span, text: withFrenchSpaces(span.text) }));
}

/** Adds an item to the last list. A number that does not follow begins a list, so that it stays as typed. @param number null for a point. */
function addItem(blocks: Block[], number: number | null, spans: Span[]): void {
  const last = blocks.at(-1);
  const next = last?.kind === "list" && last.start !== null ? last.start + last.items.length : null;
  if (last?.kind === "list" && number === next) last.items.push(spans);
  else blocks.push({ kind: "list", start: number, items: [spans] });
}

/** « \ » at the end of a line is Markdown's line break. */
const withoutLineBreaks = (text: string) => text.replace(/\\$/gm, "");

/** `#` becomes `##` (below the chapter's title), and a sign without text gives no block. */
export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let itemOfLastLine: Token | undefined;
  const text = withoutLineBreaks(withEscapedNumbers(withSigns(markdown)));
  for (const { token, heading, item, isInCallout } of readLines(text)) {
    const spans = toSpans(token);
    const last = blocks.at(-1);
    if (heading) blocks.push({ kind: "heading", level: heading.markup.length > 2 ? 3 : 2, spans });
    else if (isInCallout) blocks.push({ kind: "callout", spans });
    else if (!item) blocks.push({ kind: "paragraph", spans });
    else if (last?.kind === "list" && item === itemOfLastLine)
      last.items.at(-1)?.push({ text: " ", bold: false }, ...spans);
    else addItem(blocks, item.info ? Number(item.info) : null, spans);
    itemOfLastLine = item;
  }
  return blocks;
}

/** A line of signs: « ----- », « ===== » under a title, « --- | --- » of a table, « *** ». */
const SIGN_LINE = /^[ \t]*(?:[-=*_|:+~`][ \t]*){3,}$/m;

/** « **Un :**deux », « lien](/cgv) »: signs that close nothing. */
const LEFT_OVER = /\*\*|\]\(/;

/** French name of what a field without formatting refuses too. A backslash before a letter is text: « \o/ ». */
function formattingName({ type, content, markup }: Token): string | undefined {
  if (type === "strong_open") return "du gras";
  const isBackslash = type === "hardbreak" || (type === "text_special" && content !== markup);
  return isBackslash || (type === "text" && content.endsWith("\\"))
    ? "une barre oblique inverse « \\ »"
    : undefined;
}

/** French name of what is wrong with a line as a whole. @param isList whether points are a list: « - 500 € » alone, and « + 500 € », are texts. */
function blockName({ heading, item, isInCallout }: Line, isMarkdown: boolean, isList: boolean) {
  if (isMarkdown)
    return isInCallout && (heading ?? item) ? "un titre ou une liste dans un point important" : undefined;
  if (heading) return "un titre";
  return isList && item && !item.info && item.markup !== "+" ? "une liste" : undefined;
}

/** Names in French the formatting that stays as typed, each with a quote of its first place. */
export function unsupportedIn(text: string, isMarkdown: boolean): string | undefined {
  const found = new Map<string, string>();
  const add = (name: string | undefined, typed: string, sign: string) => {
    if (name && !found.has(name)) found.set(name, quoted(typed, Math.max(0, typed.indexOf(sign))));
  };
  const [signs] = SIGN_LINE.exec(text) ?? [];
  if (signs) add("une ligne de signes (un trait, un titre souligné, un tableau)", signs, "");
  const signed = withSigns(text);
  const lines = readLines(isMarkdown ? withoutLineBreaks(withEscapedNumbers(signed)) : signed);
  for (const line of lines) {
    const { content: typed, children } = line.token;
    add(blockName(line, isMarkdown, lines.length > 1), typed, "");
    for (const [index, token] of (children ?? []).entries()) {
      const next = children?.[index + 1]?.content ?? "";
      const name = unsupportedName(token) ?? (isMarkdown ? undefined : formattingName(token));
      // The quote begins at the typed sign. The text after the sign distinguishes it from the same sign before.
      add(name, typed, token.type === "text_special" ? token.markup : token.markup + (token.content || next));
      // A line of signs has its own name already.
      const [leftOver] =
        token.type === "text" && !SIGN_LINE.test(typed) ? (LEFT_OVER.exec(token.content) ?? []) : [];
      if (leftOver) add("des signes de mise en forme sans effet", typed, leftOver);
    }
  }
  return [...found].map(([name, quote]) => `${name}, dans ${quote}`).join(" ; ") || undefined;
}
