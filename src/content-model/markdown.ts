import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import type { Block, Span } from "./content-type";
import { withFrenchSpaces } from "./typography";

/** Only what an editor is told of: everything else, HTML included, stays the text that was typed. */
const reader = new MarkdownIt("zero").enable(["heading", "list", "emphasis", "blockquote", "escape"]);

function toSpans(inline: Token): Span[] {
  const spans: Span[] = [];
  let bold = false;
  for (const token of inline.children ?? []) {
    if (token.type === "strong_open") bold = true;
    else if (token.type === "strong_close") bold = false;
    else {
      const text = token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content;
      const last = spans.at(-1);
      if (last?.bold === bold) last.text += text;
      else if (text) spans.push({ text, bold });
    }
  }
  return spans.map((span) => ({ ...span, text: withFrenchSpaces(span.text) }));
}

/**
 * Reads a text in simple Markdown: paragraphs, headings, lists, bold, and block quotes as call-outs for key figures.
 * Items of a nested list join the list around it, and a `#` heading ranks as `##`: the chapter's title stands above it.
 */
export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  for (const token of reader.parse(markdown, {})) {
    if (token.nesting === 1) {
      open.push(token.type);
      const listStarts = token.type === "bullet_list_open" || token.type === "ordered_list_open";
      const nested = open.filter((type) => type.endsWith("_list_open")).length > 1;
      if (listStarts && !nested) {
        blocks.push({ kind: "list", ordered: token.type === "ordered_list_open", items: [] });
      }
    } else if (token.nesting === -1) {
      open.pop();
    } else if (token.type === "inline") {
      const spans = toSpans(token);
      const list = blocks.at(-1);
      if (open.includes("list_item_open") && list?.kind === "list") list.items.push(spans);
      else if (open.includes("heading_open")) {
        blocks.push({ kind: "heading", level: /^#{1,2}$/.test(token.markup || "##") ? 2 : 3, spans });
      } else blocks.push({ kind: open.includes("blockquote_open") ? "callout" : "paragraph", spans });
    }
  }
  return blocks;
}
