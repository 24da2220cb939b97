import type { Block, Span } from "../../content/model/content-type";
import type { TitledText } from "./dossier";

const lineOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

function paragraphOf(block: Block): string {
  if (block.kind !== "list") return lineOf(block.spans);
  const { start } = block;
  const mark = (index: number) => (start === null ? "-" : `${start + index}.`);
  return block.items.map((item, index) => `${mark(index)} ${lineOf(item)}`).join("\n");
}

/** Plain text for the clipboard. Lists keep their bullets and numbers, which the browser's own conversion drops. */
export function asPlainText({ title, blocks }: TitledText, isTitled: boolean): string {
  const paragraphs = blocks.map(paragraphOf);
  return (isTitled ? [title, ...paragraphs] : paragraphs).join("\n\n");
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const htmlOf = (spans: readonly Span[]) =>
  spans.map(({ text, bold }) => (bold ? `<strong>${escaped(text)}</strong>` : escaped(text))).join("");

function htmlBlock(block: Block): string {
  if (block.kind !== "list") return `<p>${htmlOf(block.spans)}</p>`;
  const items = block.items.map((item) => `<li>${htmlOf(item)}</li>`).join("");
  return block.start === null ? `<ul>${items}</ul>` : `<ol start="${block.start}">${items}</ol>`;
}

/** HTML for the clipboard, made of the blocks: the page's own HTML may be machine-translated. */
export function asHtml({ title, blocks }: TitledText, isTitled: boolean): string {
  const paragraphs = blocks.map(htmlBlock);
  const heading = `<h4>${escaped(title)}</h4>`;
  return (isTitled ? [heading, ...paragraphs] : paragraphs).join("");
}
