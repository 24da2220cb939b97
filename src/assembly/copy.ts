import type { Block, Span } from "../content/content-type";
import type { AssemblyFile } from "./assembly-file";

type Project = AssemblyFile["resolutions"]["projects"][number];

const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const textOfBlock = (block: Block): string =>
  block.kind === "list"
    ? block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${plain(item)}`).join("\n")
    : plain(block.spans);

/** A project as plain text: a line a list item, an empty line between blocks. */
export const textOf = ({ title, blocks }: Project): string =>
  [title, ...blocks.map(textOfBlock)].join("\n\n");

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");

const html = (spans: readonly Span[]) =>
  spans.map(({ text, bold }) => (bold ? `<strong>${escaped(text)}</strong>` : escaped(text))).join("");

function htmlOfBlock(block: Block): string {
  if (block.kind === "heading") return `<h3>${html(block.spans)}</h3>`;
  if (block.kind !== "list") return `<p>${html(block.spans)}</p>`;
  const items = block.items.map((item) => `<li>${html(item)}</li>`).join("");
  return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
}

/** A project as HTML, for a word processor. What was typed cannot add any element. */
export const htmlOf = ({ title, blocks }: Project): string =>
  `<h2>${escaped(title)}</h2>${blocks.map(htmlOfBlock).join("")}`;

/** @throws (rejects) if the browser does not allow it. */
export const copyPlain = (project: Project): Promise<void> => navigator.clipboard.writeText(textOf(project));

/**
 * Copies a project with its formatting, and as plain text for programs without any. Firefox before 127 copies only plain text.
 * @throws (rejects) if the browser does not allow it.
 */
export function copyFormatted(project: Project): Promise<void> {
  if (typeof ClipboardItem === "undefined") return copyPlain(project);
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  return navigator.clipboard.write([
    new ClipboardItem({ ...as("text/plain", textOf(project)), ...as("text/html", htmlOf(project)) }),
  ]);
}
