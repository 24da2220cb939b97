import { readFileSync } from "node:fs";
import { join } from "node:path";

import { layOut } from "../../src/pdf/guide/layout";
import { readFonts, readWhitePaperContent } from "../../src/pdf/guide/testing/shipped-content";
import { createTypesetter } from "../../src/pdf/text/typesetter";
import { createDocument } from "../../src/sections/white-paper/document";
import { writeJson } from "../contentful/json-file";

interface ChapterFile {
  title: string;
  text?: string;
}

const PARAGRAPH =
  "Un relevé par mois suffit à voir venir une dérive : une vanne qui reste ouverte, un réduit de nuit oublié, une chaudière qui s’emballe. **Notez la date, l’index et la température extérieure**, toujours de la même façon.";

/** How many pages of the PDF a chapter takes. */
function pagesOf(directory: string, title: string): number {
  const { bookmarks, pages } = layOut(
    createDocument(readWhitePaperContent(directory)),
    createTypesetter(readFonts()),
  );
  const index = bookmarks.findIndex((bookmark) => bookmark.title === title);
  return (bookmarks[index + 1]?.page ?? pages.length + 1) - (bookmarks[index]?.page ?? 0);
}

/**
 * Lengthens the first chapter with a text until it takes two pages of the PDF, or one more than before.
 * @param directory the folder of the content.
 */
export async function lengthenChapter(directory: string): Promise<void> {
  const file = join(directory, "whitePaperChapter.json");
  const chapters = JSON.parse(readFileSync(file, "utf8")) as ChapterFile[];
  const chapter = chapters.find(({ text }) => text);
  if (!chapter) throw new Error("No chapter has a text that could be lengthened.");
  const { title } = chapter;
  const wanted = Math.max(2, pagesOf(directory, title) + 1);
  while (pagesOf(directory, title) < wanted) {
    chapter.text = `${chapter.text ?? ""}\n\n${PARAGRAPH}`;
    await writeJson(file, chapters);
  }
}
