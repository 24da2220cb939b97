import { readFileSync } from "node:fs";

import { siteSettings } from "../../../content-model/types/siteSettings";
import { whitePaperPage } from "../../../content-model/types/whitePaperPage";
import { entryOf, FROZEN_CONTENT, SHIPPED_CONTENT } from "../../../testing/content";
import type { WhitePaperContent } from "../../document";
import { FONT_NAMES, type FontFiles, type FontName } from "../text/fonts";

/**
 * Reads content in the form that the page passes to the PDF.
 * @param directory the content's folder.
 */
export function readWhitePaperContent(directory: string): WhitePaperContent {
  const page = entryOf(whitePaperPage, directory);
  const settings = entryOf(siteSettings, directory);
  return { page, settings, chapters: page.chapters, builtOn: "2026-12-31" };
}

/** The published content: for scripts, and for tests that must pass with any content. */
export const readShippedContent = () => readWhitePaperContent(SHIPPED_CONTENT);

/** Content that does not change, so tests may expect its exact values. */
export const readFrozenContent = () => readWhitePaperContent(FROZEN_CONTENT);

const FILES: Record<FontName, string> = {
  text: "source-serif-regular",
  strong: "source-serif-bold",
  display: "bricolage-grotesque-bold",
};

/** Reads the PDF's font files from disk. */
export function readFonts(): FontFiles {
  const read = (name: FontName) =>
    new Uint8Array(readFileSync(`src/white-paper/pdf/text/fonts/${FILES[name]}.ttf`));
  return Object.fromEntries(FONT_NAMES.map((name) => [name, read(name)])) as Record<FontName, Uint8Array>;
}
