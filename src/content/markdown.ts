import MarkdownIt from "markdown-it";

import { linkTo, replaceAddresses, splitAtAddresses } from "./addresses";
import { type Line, readLines } from "./markdown-lines";
import type { Block, Span } from "./model/content-type";
import { withFrenchSpaces } from "./typography";

/** Bold within a line. Everything else, such as HTML, stays plain text. */
const parser = new MarkdownIt("zero").enable(["emphasis", "escape"]);

/** Signs of emphasis in an address: « https://exemple.fr/__init__ ». */
const escapeAddress = (address: string) => address.replace(/(?<!\\)[*_]/g, "\\$&");

const withLinks = ({ text, bold }: Span): Span[] =>
  splitAtAddresses(text).flatMap((part, index): Span[] => {
    if (!part) return [];
    if (index % 2 === 0) return [{ text: withFrenchSpaces(part), bold }];
    return [{ text: part, bold, href: linkTo(part) }];
  });

function toSpans(text: string): Span[] {
  const spans: Span[] = [];
  let bold = false;
  const [inline] = parser.parseInline(replaceAddresses(text, escapeAddress), {});
  for (const token of inline?.children ?? []) {
    if (token.tag === "strong") {
      bold = token.nesting === 1;
      continue;
    }
    // The site has no italics: the stars of `*word*` stay as typed.
    const part = token.content || token.markup;
    const last = spans.at(-1);
    if (last?.bold === bold) last.text += part;
    else if (part) spans.push({ text: part, bold });
  }
  return spans.flatMap(withLinks);
}

/** A block before its texts are parsed. */
type Draft =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph" | "callout"; text: string }
  | { kind: "list"; start: number | null; items: string[] };

type DraftList = Extract<Draft, { kind: "list" }>;

/** Whether the next item belongs to the list. Any other number begins a list, so that it stays as typed. */
const continues = ({ start, items }: DraftList, number: number | null) =>
  start === null ? number === null : number === start + items.length;

/** Adds a line to the last block if it continues it. @param before the line above. */
function addLine(drafts: Draft[], line: Line, before: Line | undefined): void {
  const last = drafts.at(-1);
  switch (line.kind) {
    case "empty":
      return;
    case "continuation":
      if (last?.kind === "list") last.items.push(`${last.items.pop() ?? ""} ${line.text}`.trimStart());
      return;
    case "item":
      if (last?.kind === "list" && continues(last, line.number)) last.items.push(line.text);
      else drafts.push({ kind: "list", start: line.number, items: [line.text] });
      return;
    case "callout":
      // A number begins a line of its own, as a callout has no list.
      if (last?.kind === "callout" && before?.kind === "callout" && before.text && !/^\d/.test(line.text))
        last.text = `${last.text} ${line.text}`.trimEnd();
      else drafts.push({ kind: "callout", text: line.text });
      return;
    default:
      drafts.push(line);
  }
}

function toBlock(draft: Draft): Block {
  if (draft.kind === "list")
    return { kind: "list", start: draft.start, items: draft.items.filter(Boolean).map(toSpans) };
  const { text, ...block } = draft;
  return { ...block, spans: toSpans(text) };
}

const isFilled = (block: Block) => (block.kind === "list" ? block.items.length > 0 : block.spans.length > 0);

/** Nested list items join the outer list, `#` becomes `##` (below the chapter's title), and a sign without text gives no block. */
export function toBlocks(markdown: string): Block[] {
  const drafts: Draft[] = [];
  const lines = readLines(markdown);
  for (const [index, line] of lines.entries()) addLine(drafts, line, lines[index - 1]);
  return drafts.map(toBlock).filter(isFilled);
}
