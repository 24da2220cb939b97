import { printGrid } from "../../theme/print";
import type { Chapter, WhitePaperDocument } from "../document";
import { friezeBox } from "./artwork/ornaments";
import type { Mark } from "./marks";
import { blockBoxes } from "./pages/blocks";
import { chartBoxes } from "./pages/chart";
import { contactBoxes } from "./pages/contact";
import { drawCover } from "./pages/cover";
import { type Box, drawBoxes, paginate } from "./pages/flow";
import { type Opening, openPage } from "./pages/openings";
import { drawFolio, drawRunningHead } from "./pages/running-head";
import { contentsBoxes, numberEntries } from "./pages/table-of-contents";
import type { Typesetter } from "./text/typesetter";

/** A page's marks, in reading order. */
export type Page = readonly Mark[];

/** An entry of the outline that PDF readers show beside the pages. Pages count from 1. */
export interface Bookmark {
  title: string;
  page: number;
}

/** The white paper as marks on pages, ready to be drawn. */
export interface WhitePaperLayout {
  pages: readonly Page[];
  bookmarks: readonly Bookmark[];
  metadata: WhitePaperDocument["metadata"];
}

interface Section {
  title: string;
  /** Pages without running head and folio. */
  pages: Mark[][];
}

function layOutSection(title: string, { marks, bottom: firstTop }: Opening, boxes: readonly Box[]): Section {
  const { top, bottom } = printGrid;
  const pages = paginate(boxes, { firstTop, top, bottom }).map(drawBoxes);
  const [first = [], ...others] = pages;
  return { title, pages: [[...marks, ...first], ...others] };
}

function layOutChapter(chapter: Chapter, typesetter: Typesetter): Section {
  const boxes = [
    ...blockBoxes(chapter.blocks, typesetter),
    ...(chapter.chart ? chartBoxes(chapter.chart, typesetter) : []),
  ];
  return layOutSection(chapter.title, openPage(chapter.title, chapter.number, typesetter), boxes);
}

/** Whether a chapter has anything to read; otherwise it is only listed. */
export function isWritten({ blocks, chart }: Chapter): boolean {
  return blocks.length > 0 || chart !== null;
}

/**
 * Lays the document out: cover, table of contents, written chapters, contact. Everything is measured with the true widths of
 * the fonts, so that nothing is cut or overlaps however long the texts are; pages are added as needed.
 */
export function layOut(document: WhitePaperDocument, typesetter: Typesetter): WhitePaperLayout {
  const { chapters, contact, contentsHeading } = document;
  const sections = chapters.map((chapter) =>
    isWritten(chapter) ? layOutChapter(chapter, typesetter) : null,
  );

  const layOutContents = (firstNumber: number) => {
    let next = firstNumber;
    const firstPages = sections.map((section) => {
      if (!section) return null;
      next += section.pages.length;
      return next - section.pages.length;
    });
    const entries = numberEntries(chapters, firstPages, firstNumber);
    const opening = openPage(contentsHeading, null, typesetter);
    return layOutSection(contentsHeading, opening, [...contentsBoxes(entries, typesetter), friezeBox()]);
  };
  // How many pages the contents take does not depend on the numbers in them: the first pass finds out.
  const contents = layOutContents(2 + layOutContents(3).pages.length);

  const opening = openPage(contact.heading, null, typesetter);
  const ending = layOutSection(contact.heading, opening, contactBoxes(contact, typesetter));
  const all = [contents, ...sections.filter((section) => section !== null), ending];
  const bookmarks: Bookmark[] = [{ title: document.cover.title, page: 1 }];
  const pages: Page[] = [drawCover(document, typesetter)];
  const total = 1 + all.reduce((sum, section) => sum + section.pages.length, 0);
  for (const { title, pages: sectionPages } of all) {
    bookmarks.push({ title, page: pages.length + 1 });
    sectionPages.forEach((marks, index) => {
      const head = drawRunningHead(
        document.cover.brand,
        index === 0 ? document.runningTitle : title,
        typesetter,
      );
      pages.push([...head, ...marks, drawFolio(pages.length + 1, total, typesetter)]);
    });
  }
  return { pages, bookmarks, metadata: document.metadata };
}
