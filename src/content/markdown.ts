import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import { linkTo, splitAtAddresses } from "./addresses";
import { withParagraphs } from "./markdown-lines";
import type { Block, Span } from "./model/content-type";
import { withFrenchSpaces } from "./typography";

/** Only the syntax that a field's help names. Everything else, such as HTML, stays plain text. */
const SYNTAX = ["heading", "list", "emphasis", "blockquote", "escape", "newline"];
const parser = new MarkdownIt("zero").enable(SYNTAX);

const LIST_STARTS = ["bullet_list_open", "ordered_list_open"];

const withLinks = ({ text, bold }: Span): Span[] =>
  splitAtAddresses(text).flatMap((part, index): Span[] => {
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
