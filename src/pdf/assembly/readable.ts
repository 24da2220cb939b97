import type { AssemblyFile } from "../../assembly/assembly-file";
import type { Block, Span } from "../../content/content-type";
import { charactersOf, printed } from "../../content/pdf-characters";

/** What stands for characters that the PDF's fonts do not have: an empty box, as in programs without a font for them. */
const UNKNOWN = "☐";

/** A letter without its accents, if the fonts have that one: « ễ » becomes « e ». */
const withoutAccents = (character: string) => printed(character.normalize("NFD").charAt(0));

/**
 * A text in characters of the PDF's fonts. The content check reports others in the content, but a visitor may type any: letters
 * lose accents that the fonts do not have, and an empty box stands for emoji and other scripts.
 */
export const readable = (text: string): string =>
  charactersOf(text)
    .map((character) => printed(character) ?? withoutAccents(character) ?? UNKNOWN)
    .join("")
    .replace(/☐{2,}/g, UNKNOWN);

const readableSpans = (spans: readonly Span[]) =>
  spans.map(({ text, bold }) => ({ text: readable(text), bold }));

const readableBlock = (block: Block): Block =>
  block.kind === "list"
    ? { ...block, items: block.items.map(readableSpans) }
    : { ...block, spans: readableSpans(block.spans) };

/** The file with readable texts where something that was typed may stand. */
export const readableFile = (file: AssemblyFile): AssemblyFile => ({
  ...file,
  copropriete: readable(file.copropriete),
  resolutions: {
    ...file.resolutions,
    projects: file.resolutions.projects.map(({ title, blocks }) => ({
      title,
      blocks: blocks.map(readableBlock),
    })),
  },
});
