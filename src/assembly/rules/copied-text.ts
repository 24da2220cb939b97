/** The plain text of what visitors copy. */
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
