import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import type { Block, Span } from "./model/content-type";
import { withFrenchSpaces } from "./typography";
import { quoted } from "./values";

/** Only the syntax that a field's help names. Everything else, such as HTML, stays plain text. */
const SYNTAX = ["heading", "list", "emphasis", "blockquote", "escape", "newline"];
const parser = new MarkdownIt("zero").enable(SYNTAX);

const LIST_STARTS = ["bullet_list_open", "ordered_list_open"];

/** Look-alikes of Markdown, pasted from Word or mistyped, with their replacements. */
const LOOK_ALIKES: readonly { pattern: RegExp; markdown: string }[] = [
  // « ##Titre », « -point », « 1.point », but not « -18 % ».
  { pattern: /^(\s{0,3})(#{1,6}|-|\d{1,2}[.)])(?=\p{L})/u, markdown: "$1$2 " },
  // « • point », « – point », and Word's second level: an « o » or a « § » before a tab.
  { pattern: /^(\s*)(?:[•‣◦▪●]|[·–—](?=\s)|[o§](?=\t))\s*(?=\S)/u, markdown: "$1- " },
  // Notion's tasks: « - [ ] point »
  { pattern: /^(\s*[-*+]\s)\[[ xX]\]\s+/, markdown: "$1" },
  // A line break of Markdown: each line is a paragraph already.
  { pattern: /(?<!\\)\\$/, markdown: "" },
];

const tidyLine = (line: string) =>
  LOOK_ALIKES.reduce((text, { pattern, markdown }) => text.replace(pattern, markdown), line);

/** No heading, list or quote, and no indented line of a list item. */
const STARTS_PARAGRAPH = /^(?!#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|>|\s)/;

/** « 2. Prix » */
const NUMBERED = /^\d{1,2}[.)]\s/;
/** A list item, or an indented line of one: « - un point ». */
const IN_LIST = /^(?:[-*+]|\d{1,2}[.)])\s|^\s+\S/;
/** « 2026. C’est l’année. » is a sentence, not the 2026th item of a list. */
const LARGE_NUMBER = /^(?<number>\d{3,9})(?=[.)]\s)/;

/** @returns whether the line begins a block. In Markdown, a numbered item ends the paragraph before it only if the number is 1. */
const startsBlock = (line: string, previous: string) =>
  STARTS_PARAGRAPH.test(line) || (NUMBERED.test(line) && !IN_LIST.test(previous));

/** Each plain line becomes a paragraph, because editors press Enter once. */
function withParagraphs(markdown: string): string {
  const lines = markdown.split("\n").map((line) => tidyLine(line).replace(LARGE_NUMBER, "$<number>\\"));
  const spaced = lines.map((line, index) => {
    const previous = lines[index - 1];
    const isBlock = previous !== undefined && startsBlock(line, previous);
    // An empty line before it ends the block before.
    return isBlock ? `\n${line}` : line;
  });
  return spaced.join("\n");
}

/** Part of a web address: « (immobilier) ». */
const IN_BRACKETS = /\([^\s<>«»()]*\)/;

/** « https://fr.wikipedia.org/wiki/Syndic_(immobilier) », « www.exemple.fr », without the punctuation after them. */
const WEB_ADDRESS = new RegExp(
  String.raw`(?:https?:\/\/|(?<![\w@.-])www\.)(?:${IN_BRACKETS.source}|[^\s<>«»()])*(?:${IN_BRACKETS.source}|[^\s<>«»().,;:!?…])`,
);

/** « syndic@exemple.fr » */
const E_MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@\w[\w-]*(?:\.\w[\w-]*)+/;

const ADDRESS = new RegExp(`(${WEB_ADDRESS.source}|${E_MAIL_ADDRESS.source})`);

function linkTo(address: string): string {
  if (address.startsWith("http")) return address;
  return address.startsWith("www.") ? `https://${address}` : `mailto:${address}`;
}

/** `split` keeps the text of a group: every second part is an address. */
const withLinks = ({ text, bold }: Span): Span[] =>
  text.split(ADDRESS).flatMap((part, index): Span[] => {
    if (!part) return [];
    if (index % 2 === 0) return [{ text: withFrenchSpaces(part), bold }];
    return [{ text: part, bold, href: linkTo(part) }];
  });

function toSpans(inline: Token): Span[] {
  const spans: Span[] = [];
  let bold = false;
  for (const token of inline.children ?? []) {
    if (token.tag === "strong") bold = token.nesting === 1;
    else {
      const isLineBreak = token.type === "softbreak" || token.type === "hardbreak";
      // The site has no italics: the stars of `*word*` stay as typed.
      const text = isLineBreak ? " " : token.content || token.markup;
      const last = spans.at(-1);
      if (last?.bold === bold) last.text += text;
      else if (text) spans.push({ text, bold });
    }
  }
  return spans.flatMap(withLinks);
}

type List = Extract<Block, { kind: "list" }>;

/** @returns whether the next item belongs to the list. A point has no number. Any other number begins a list, so that it stays as typed. */
const continues = ({ start, items }: List, number: number | null) =>
  start === null ? number === null : number === start + items.length;

/** Collects blocks from markdown-it's tokens, in their order. */
class BlockReader {
  readonly blocks: Block[] = [];
  /** Opening tokens of the elements around the current token. */
  private readonly open: Token[] = [];
  private list: List | undefined;
  private isItemEmpty = false;

  read(token: Token): void {
    if (LIST_STARTS.includes(token.type) && !this.isInside("list_item_open")) this.list = undefined;
    if (token.type === "list_item_open") this.beginItem(token);
    if (token.nesting === 1) this.open.push(token);
    if (token.nesting === -1) this.open.pop();
    if (token.type === "inline" && token.content) this.addText(toSpans(token));
  }

  private isInside(type: string): boolean {
    return this.open.some((token) => token.type === type);
  }

  private beginItem({ info }: Token): void {
    // markdown-it gives the typed number; a point has none.
    const number = info ? Number(info) : null;
    this.isItemEmpty = true;
    if (this.list && continues(this.list, number)) return;
    this.list = { kind: "list", start: number, items: [] };
    this.blocks.push(this.list);
  }

  private addText(spans: Span[]): void {
    const heading = this.open.find(({ type }) => type === "heading_open");
    if (this.list && this.isInside("list_item_open")) this.addToList(this.list, spans);
    else if (heading) this.blocks.push({ kind: "heading", level: heading.markup.length > 2 ? 3 : 2, spans });
    else this.blocks.push({ kind: this.isInside("blockquote_open") ? "callout" : "paragraph", spans });
  }

  private addToList({ items }: List, spans: Span[]): void {
    const item = items.at(-1);
    if (this.isItemEmpty || !item) items.push(spans);
    else item.push({ text: " ", bold: false }, ...spans);
    this.isItemEmpty = false;
  }
}

/** Nested list items join the outer list, `#` becomes `##` (below the chapter's title), and a lone dash gives no block. */
export function toBlocks(markdown: string): Block[] {
  const reading = new BlockReader();
  for (const token of parser.parse(withParagraphs(markdown), {})) reading.read(token);
  return reading.blocks.filter((block) => block.kind !== "list" || block.items.length > 0);
}

/** Parser of all syntax that editors may know from elsewhere. Without `text_join`, an escaped star is not plain text. */
const fullParser = new MarkdownIt({ html: true }).disable(["text_join", "lheading", "code"]);

/** Syntax that stays as typed. */
interface Syntax {
  /** In French. */
  name: string;
  /** The sign with which it opens. */
  sign: RegExp;
}

/** Unsupported syntax by the type of its token. */
const UNSUPPORTED: Readonly<Record<string, Syntax>> = {
  em_open: { name: "de l’italique", sign: /(?<![*_\\])[*_](?![*_\s])/ },
  s_open: { name: "du texte barré", sign: /~~/ },
  link_open: { name: "un lien", sign: /\[|<http/ },
  image: { name: "une image", sign: /!\[/ },
  code_inline: { name: "du code", sign: /`/ },
  fence: { name: "du code", sign: /`|~/ },
  html_inline: { name: "du HTML", sign: /</ },
  html_block: { name: "du HTML", sign: /</ },
  hr: { name: "un trait", sign: /[-*_]/ },
  table_open: { name: "un tableau", sign: /\|/ },
};

/** Syntax that is unsupported only in fields without Markdown. */
const ONLY_MARKDOWN: typeof UNSUPPORTED = {
  strong_open: { name: "du gras", sign: /\*\*|__/ },
  heading_open: { name: "un titre", sign: /#/ },
  list_item_open: { name: "une liste", sign: /^\s*[-*•‣◦▪●·–—]/m },
};

/** « ===== » under a line, a title of Markdown that the site does not read. */
const UNDERLINE = /^={2,}\s*$/m;
/** Stars that close nothing, such as « **Un :**deux ». */
const STARS: Syntax = { name: "des étoiles ** sans effet", sign: /\*\*/ };

/** Addresses may contain Markdown signs. */
const withMaskedAddresses = (text: string) =>
  text.replace(/https?:[^\s)>]+/g, (address) => "a".repeat(address.length));

/** Names in French the formatting that stays as typed. */
export function unsupportedIn(text: string, isMarkdown: boolean): string | undefined {
  const lines = text.split("\n");
  /** Findings by the French name of their syntax. */
  const found = new Map<string, string>();
  const signs = isMarkdown ? UNSUPPORTED : { ...UNSUPPORTED, ...ONLY_MARKDOWN };
  const typed = withMaskedAddresses(lines.map(tidyLine).join("\n"));
  for (const block of fullParser.parse(typed, {})) {
    for (const { type, content } of [block, ...(block.children ?? [])]) {
      const hasStars = type === "text" && content.includes("**");
      const syntax = hasStars ? STARS : signs[type];
      if (!syntax || found.has(syntax.name)) continue;
      // In a text of one line, a list sign is no list: « + 500 ».
      if (type === "list_item_open" && lines.length === 1) continue;
      const part = lines.slice(...(block.map ?? [])).join("\n");
      const start = part.search(syntax.sign);
      if (start >= 0) found.set(syntax.name, `${syntax.name}, dans ${quoted(part, start)}`);
    }
  }
  const [underline] = UNDERLINE.exec(text) ?? [];
  if (underline) found.set("=", `un titre souligné, dans ${quoted(underline)} : écrivez « ## titre »`);
  return [...found.values()].join(" ; ") || undefined;
}
