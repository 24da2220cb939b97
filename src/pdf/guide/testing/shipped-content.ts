import { siteSettings } from "../../../content/types/siteSettings";
import { whitePaperPage } from "../../../content/types/whitePaperPage";
import type { WhitePaperContent } from "../../../sections/white-paper/document";
import { entryOf, FROZEN_CONTENT, SHIPPED_CONTENT } from "../../../testing/content";

export { readFonts } from "../../text/font-files";

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
