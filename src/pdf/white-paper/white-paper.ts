import type { WhitePaperContent } from "../../content/white-paper";
import { printGrid } from "../../theme/print";
import { drawClosingScene, drawFrieze } from "../artwork/scenes";
import type { Drawing, PdfLayout, PdfPage } from "../marks";
import { blockBoxes } from "../pages/blocks";
import type { Box } from "../pages/boxes";
import { drawFooter, drawHeader, drawPages } from "../pages/draw-pages";
import { drawPageHead } from "../pages/page-head";
import { paginate, paginateEvenly } from "../pages/pagination";
import { element, type StructureElement } from "../structure";
import { createFaces, type Faces, type FontFiles } from "../writer/fonts";
import { writePdf } from "../writer/writer";
import { chartBoxes } from "./chart";
import { contactBoxes } from "./contact";
import { drawCover } from "./cover";
import { createDocument, type DocumentChapter, type WhitePaperDocument } from "./document";
import { sourceBoxes } from "./sources";
import { contentsBoxes, noteBoxes, numberEntries } from "./table-of-contents";

/** The pages under a title, without header and footer. */
interface Part {
  title: string;
  pages: readonly PdfPage[];
}

/** A part whose pages are evenly full, or whose last page ends with a drawing. */
function toPart(
  { title, marks, bottom: firstTop }: ReturnType<typeof drawPageHead>,
  boxes: readonly Box[],
  drawing?: Drawing,
): Part {
  const column = { firstTop, top: printGrid.top, bottom: printGrid.bottom };
  const placed = drawing ? paginate(boxes, column) : paginateEvenly(boxes, column);
  const [first = [], ...others] = drawPages(placed, drawing);
  return { title, pages: [[...marks, ...first], ...others] };
}

function layOutChapter(
  { title, number, updated, blocks, chart, sources }: DocumentChapter,
  sourcesHeading: string,
  section: StructureElement,
  faces: Faces,
): Part {
  const head = drawPageHead({ title, number, note: updated }, section, faces);
  return toPart(head, [
    ...blockBoxes(blocks, section, faces),
    ...(chart ? chartBoxes(chart, section, faces) : []),
    ...sourceBoxes(sourcesHeading, sources, section, faces),
  ]);
}

/**
 * Lays the document out: cover, table of contents, written chapters, contact. Text is measured with the real font widths, so
 * texts of any length neither overlap nor get cut off. Pages are added as needed.
 */
export function layOut(document: WhitePaperDocument, faces: Faces): PdfLayout {
  const { contact, contentsHeading, contentsNote, cover, metadata, runningTitle, sourcesHeading } = document;
  const root = element("Document", null);
  const chapters = document.chapters.map((chapter) => ({
    chapter,
    part: chapter.isWritten ? layOutChapter(chapter, sourcesHeading, element("Sect", root), faces) : null,
  }));

  const contentsBefore = (firstNumber: number) => {
    const numbered = chapters.map(({ chapter, part }) => ({ ...chapter, pages: part?.pages.length ?? 0 }));
    const section = element("Sect", root);
    const rows = contentsBoxes(numberEntries(numbered, firstNumber), section, faces);
    const note = contentsNote === null ? [] : noteBoxes(contentsNote, section, faces);
    const head = drawPageHead({ title: contentsHeading }, section, faces);
    return toPart(head, [...rows, ...note], drawFrieze());
  };
  // The number of contents pages does not depend on the page numbers in them, so a first pass counts them.
  const contents = contentsBefore(2 + contentsBefore(3).pages.length);

  const closing = element("Sect", root);
  const closingHead = drawPageHead({ title: contact.heading }, closing, faces);
  const parts = [
    contents,
    ...chapters.flatMap(({ part }) => part ?? []),
    toPart(closingHead, contactBoxes(contact, closing, faces), drawClosingScene()),
  ];
  const total = 1 + parts.reduce((sum, part) => sum + part.pages.length, 0);
  const bookmarks = [{ title: cover.title, page: 1 }];
  const pages: PdfPage[] = [drawCover(cover, root, faces)];
  for (const part of parts) {
    bookmarks.push({ title: part.title, page: pages.length + 1 });
    part.pages.forEach((marks, index) => {
      const header = drawHeader(cover.brand, index === 0 ? runningTitle : part.title, faces);
      pages.push([...header, ...marks, ...drawFooter(pages.length + 1, total, faces)]);
    });
  }
  return { pages, bookmarks, metadata };
}

/** Makes the white paper's PDF. Calls no server. @throws when a font file is not a TrueType font. */
export const createWhitePaper = (content: WhitePaperContent, fonts: FontFiles): Blob =>
  writePdf(layOut(createDocument(content), createFaces(fonts)), fonts);
