import { printGrid } from "../../theme/print";
import { drawFrieze } from "../artwork/frieze";
import { paginateEvenly } from "../pages/balance";
import { blockBoxes } from "../pages/blocks";
import { type Box, ornamentBox } from "../pages/boxes";
import { drawFooter, drawHeader } from "../pages/header-and-footer";
import { drawPageHead, type PageHead } from "../pages/page-head";
import { drawBoxes, paginate } from "../pages/pagination";
import type { Bookmark, PdfLayout, PdfPage } from "../pdf-layout";
import { element } from "../structure";
import type { Typesetter } from "../text/typesetter";
import type { WhitePaperDocument } from "./document";
import { chartBoxes } from "./pages/chart";
import { contactBoxes } from "./pages/contact";
import { drawCover } from "./pages/cover";
import { sourceBoxes } from "./pages/sources";
import { contentsBoxes, noteBoxes, numberEntries } from "./pages/table-of-contents";

/** The pages under a title, without header and footer. */
interface Part {
  title: string;
  pages: readonly PdfPage[];
}

function toPart(
  { title, marks, bottom: firstTop }: PageHead,
  boxes: readonly Box[],
  distribute = paginate,
): Part {
  const { top, bottom } = printGrid;
  const [first = [], ...others] = distribute(boxes, { firstTop, top, bottom }).map(drawBoxes);
  return { title, pages: [[...marks, ...first], ...others] };
}

/** The number of each part's first page, counted from `firstNumber`; `null` for a chapter without pages. */
function firstPagesOf(parts: readonly (Part | null)[], firstNumber: number): (number | null)[] {
  let next = firstNumber;
  return parts.map((part) => {
    const first = next;
    next += part?.pages.length ?? 0;
    return part && first;
  });
}

/**
 * Lays the document out: cover, table of contents, written chapters, contact. Text is measured with the real font widths, so
 * texts of any length neither overlap nor get cut off. Pages are added as needed.
 */
export function layOut(document: WhitePaperDocument, typesetter: Typesetter): PdfLayout {
  const { chapters, contact, contentsHeading, contentsNote, cover, metadata, runningTitle } = document;
  const root = element("Document", null);
  const chapterParts = chapters.map(({ title, number, isWritten, updated, blocks, chart, sources }) => {
    if (!isWritten) return null;
    const section = element("Sect", root);
    const chartRows = chart ? chartBoxes(chart, section, typesetter) : [];
    const sourceRows = sourceBoxes(document.sourcesHeading, sources, section, typesetter);
    const boxes = [...blockBoxes(blocks, section, typesetter), ...chartRows, ...sourceRows];
    return toPart(drawPageHead({ title, number, note: updated }, section, typesetter), boxes, paginateEvenly);
  });

  const contentsBefore = (firstNumber: number) => {
    const entries = numberEntries(chapters, firstPagesOf(chapterParts, firstNumber), firstNumber);
    const section = element("Sect", root);
    const note = contentsNote === null ? [] : noteBoxes(contentsNote, section, typesetter);
    const boxes = [...contentsBoxes(entries, section, typesetter), ...note, ornamentBox(drawFrieze(), 12)];
    return toPart(drawPageHead({ title: contentsHeading }, section, typesetter), boxes);
  };
  // The number of contents pages does not depend on the page numbers in them, so a first pass counts them.
  const contents = contentsBefore(2 + contentsBefore(3).pages.length);

  const closing = element("Sect", root);
  const parts = [
    contents,
    ...chapterParts.filter((part) => part !== null),
    toPart(
      drawPageHead({ title: contact.heading }, closing, typesetter),
      contactBoxes(contact, closing, typesetter),
    ),
  ];
  const total = 1 + parts.reduce((sum, part) => sum + part.pages.length, 0);
  const bookmarks: Bookmark[] = [{ title: cover.title, page: 1 }];
  const pages: PdfPage[] = [drawCover(cover, root, typesetter)];
  for (const part of parts) {
    bookmarks.push({ title: part.title, page: pages.length + 1 });
    part.pages.forEach((marks, index) => {
      const header = drawHeader(cover.brand, index === 0 ? runningTitle : part.title, typesetter);
      pages.push([...header, ...marks, ...drawFooter(pages.length + 1, total, typesetter)]);
    });
  }
  return { pages, bookmarks, metadata };
}
