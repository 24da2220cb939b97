import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import type { Block, Span } from "./model/content-type";
import { withFrenchSpaces } from "./typography";
import { quoted } from "./values";

/** Only the syntax that a field's help names. Everything else, such as HTML, stays plain text. */
const SYNTAX = ["heading", "list", "emphasis", "blockquote", "escape", "newline"];
const reader = new MarkdownIt("zero").enable(SYNTAX);

const LIST_STARTS = ["bullet_list_open", "ordered_list_open"];

/** Look-alikes of Markdown, pasted from Word or mistyped, with their replacements. */
const LOOK_ALIKES: readonly (readonly [pattern: RegExp, markdown: string])[] = [
  // « ##Titre », « -point », « 1.point », but not « -18 % ».
  [/^(\s{0,3})(#{1,6}|-|\d{1,2}[.)])(?=\p{L})/u, "$1$2 "],
  // « • point », « – point », and Word's second level: an « o » or a « § » before a tab.
  [/^(\s*)(?:[•‣◦▪●]|[·–—](?=\s)|[o§](?=\t))\s*(?=\S)/u, "$1- "],
  // Notion's tasks: « - [ ] point »
  [/^(\s*[-*+]\s)\[[ xX]\]\s+/, "$1"],
  // A line break of Markdown: each line is a paragraph already.
  [/(?<!\\)\\$/, ""],
];

const tidyLine = (line: string) =>
  LOOK_ALIKES.reduce((text, [pattern, markdown]) => text.replace(pattern, markdown), line);

/** No heading, list or quote, and no indented line of a list item. */
const STARTS_PARAGRAPH = /^(?!#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|>|\s)/;

/** « 2. Prix » */
const NUMBERED = /^\d{1,2}[.)]\s/;
/** A list item, or an indented line of one: « - un point ». */
const IN_LIST = /^(?:[-*+]|\d{1,2}[.)])\s|^\s+\S/;
/** « 2026. C’est l’année. » is a sentence, not the 2026th item of a list. */
const LARGE_NUMBER = /^(?<number>\d{3,9})(?=[.)]\s)/;

/** Whether a line begins a block. In Markdown, only « 1. » ends the paragraph before it. */
const startsBlock = (line: string, before: string) =>
  STARTS_PARAGRAPH.test(line) || (NUMBERED.test(line) && !IN_LIST.test(before));

/** Each plain line becomes a paragraph, because editors press Enter once. */
function withParagraphs(markdown: string): string {
  const lines = markdown.split("\n").map((line) => tidyLine(line).replace(LARGE_NUMBER, "$<number>\\"));
  return lines
    .map((line, index) => (index > 0 && startsBlock(line, lines[index - 1] ?? "") ? `\n${line}` : line))
    .join("\n");
}

/**
 * Web and e-mail addresses, without trailing punctuation, with closed brackets: « https://fr.wikipedia.org/wiki/Syndic_(immobilier) »,
 * « www.exemple.fr », « syndic@exemple.fr ».
 */
const ADDRESS =
  /((?:https?:\/\/|(?<![\w@.-])www\.)(?:\([^\s<>«»()]*\)|[^\s<>«»()])*(?:\([^\s<>«»()]*\)|[^\s<>«»().,;:!?…])|(?<![\w.+-])[\w.+-]+@\w[\w-]*(?:\.\w[\w-]*)+)/;

function linkTo(address: string): string {
  if (address.startsWith("http")) return address;
  return address.startsWith("www.") ? `https://${address}` : `mailto:${address}`;
}

/** Splitting by a group keeps the addresses: every second part is one. */
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

/** Whether an item with this number, or null for a point, belongs to the list. A number that is typed is kept. */
const continues = ({ start, items }: List, number: number | null) =>
  start === null ? number === null : number === start + items.length;

/** Nested list items join the outer list, `#` becomes `##` (below the chapter's title), and a lone dash gives no block. */
export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const open: Token[] = [];
  let list: List | undefined;
  let isItemEmpty = false;
  const isInside = (type: string) => open.some((token) => token.type === type);
  for (const token of reader.parse(withParagraphs(markdown), {})) {
    if (LIST_STARTS.includes(token.type) && !isInside("list_item_open")) list = undefined;
    if (token.type === "list_item_open") {
      // markdown-it gives the typed number.
      const number = token.info ? Number(token.info) : null;
      isItemEmpty = true;
      if (!list || !continues(list, number)) {
        list = { kind: "list", start: number, items: [] };
        blocks.push(list);
      }
    }
    if (token.nesting === 1) {
      open.push(token);
    } else if (token.nesting === -1) {
      open.pop();
    } else if (token.type === "inline" && token.content) {
      const spans = toSpans(token);
      const heading = open.find(({ type }) => type === "heading_open");
      const item = list?.items.at(-1);
      if (isInside("list_item_open") && list) {
        if (isItemEmpty || !item) list.items.push(spans);
        else item.push({ text: " ", bold: false }, ...spans);
        isItemEmpty = false;
      } else if (heading) blocks.push({ kind: "heading", level: heading.markup.length > 2 ? 3 : 2, spans });
      else blocks.push({ kind: isInside("blockquote_open") ? "callout" : "paragraph", spans });
    }
  }
  return blocks.filter((block) => block.kind !== "list" || block.items.length > 0);
}

/** All syntax that editors may know from elsewhere. Without `text_join`, an escaped star is not plain text. */
const everything = new MarkdownIt({ html: true }).disable(["text_join", "lheading", "code"]);

/** Syntax that stays as typed, by token type: French name, and opening sign. */
const UNSUPPORTED: Readonly<Record<string, readonly [name: string, sign: RegExp]>> = {
  em_open: ["de l’italique", /(?<![*_\\])[*_](?![*_\s])/],
  s_open: ["du texte barré", /~~/],
  link_open: ["un lien", /\[|<http/],
  image: ["une image", /!\[/],
  code_inline: ["du code", /`/],
  fence: ["du code", /`|~/],
  html_inline: ["du HTML", /</],
  html_block: ["du HTML", /</],
  hr: ["un trait", /[-*_]/],
  table_open: ["un tableau", /\|/],
};
/** Unsupported in fields without Markdown. */
const ONLY_MARKDOWN: typeof UNSUPPORTED = {
  strong_open: ["du gras", /\*\*|__/],
  heading_open: ["un titre", /#/],
  list_item_open: ["une liste", /^\s*[-*•‣◦▪●·–—]/m],
};
/** « ===== » under a line, a title of Markdown that the site does not read. */
const UNDERLINE = /^={2,}\s*$/m;
const STARS = ["des étoiles ** sans effet", /\*\*/] as const;

/** Names in French the formatting that stays as typed. A list sign is allowed in a text of one line, as in « + 500 ». */
export function unsupportedIn(text: string, isMarkdown: boolean): string | undefined {
  const lines = text.split("\n");
  const found = new Map<string, string>();
  const signs = isMarkdown ? UNSUPPORTED : { ...UNSUPPORTED, ...ONLY_MARKDOWN };
  // Addresses are masked, because they may contain Markdown signs.
  const typed = lines
    .map(tidyLine)
    .join("\n")
    .replace(/https?:[^\s)>]+/g, (address) => "a".repeat(address.length));
  for (const block of everything.parse(typed, {})) {
    for (const { type, content } of [block, ...(block.children ?? [])]) {
      const [name, sign] = type === "text" && content.includes("**") ? STARS : (signs[type] ?? []);
      if (!name || !sign || found.has(name) || (type === "list_item_open" && lines.length === 1)) continue;
      const part = lines.slice(...(block.map ?? [])).join("\n");
      if (sign.test(part)) found.set(name, `${name}, dans ${quoted(part, part.search(sign))}`);
    }
  }
  const [underline] = UNDERLINE.exec(text) ?? [];
  if (underline) found.set("=", `un titre souligné, dans ${quoted(underline)} : écrivez « ## titre »`);
  return [...found.values()].join(" ; ") || undefined;
}
