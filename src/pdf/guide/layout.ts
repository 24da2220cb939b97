import type { WhitePaperDocument } from "../../sections/white-paper/document";
import { isWritten } from "../../sections/white-paper/edition";
import { printGrid } from "../../theme/print";
import { drawFrieze } from "../artwork/frieze";
import { paginateEvenly } from "../pages/balance";
import { blockBoxes } from "../pages/blocks";
import { type Box, ornamentBox } from "../pages/boxes";
import { drawFooter, drawHeader } from "../pages/header-and-footer";
import { drawPageHead, type PageHead } from "../pages/page-head";
import { drawBoxes, paginate } from "../pages/pagination";
import type { Bookmark, Page, PdfLayout } from "../pdf-layout";
import { element } from "../structure";
import type { Typesetter } from "../text/typesetter";
import { chartBoxes } from "./pages/chart";
import { contactBoxes } from "./pages/contact";
import { drawCover } from "./pages/cover";
import { sourceBoxes } from "./pages/sources";
import { contentsBoxes, noteBoxes, numberEntries } from "./pages/table-of-contents";

/** The pages under a title, without header and footer. */
interface Section {
  title: string;
  pages: readonly Page[];
}

function toSection(
  { title, marks, bottom: firstTop }: PageHead,
  boxes: readonly Box[],
  distribute = paginate,
): Section {
  const { top, bottom } = printGrid;
  const [first = [], ...others] = distribute(boxes, { firstTop, top, bottom }).map(drawBoxes);
  return { title, pages: [[...marks, ...first], ...others] };
}

/** The number of each section's first page, counted from `firstNumber`; `null` for a section without pages. */
function firstPagesOf(sections: readonly (Section | null)[], firstNumber: number): (number | null)[] {
  let next = firstNumber;
  return sections.map((section) => {
    const first = next;
    next += section?.pages.length ?? 0;
    return section && first;
  });
}

/**
 * Lays the document out: cover, table of contents, written chapters, contact. Text is measured with the real font widths, so
 * texts of any length neither overlap nor get cut off. Pages are added as needed.
 */
export function layOut(document: WhitePaperDocument, typesetter: Typesetter): PdfLayout {
  const { chapters, contact, contentsHeading, contentsNote, cover, metadata, runningTitle } = document;
  const root = element("Document", null);
  const chapterSections = chapters.map(({ title, number, blocks, chart, origin }) => {
    // A chapter without text or chart appears in the table of contents only.
    if (!isWritten({ blocks, chart })) return null;
    const section = element("Sect", root);
    const chartRows = chart ? chartBoxes(chart, section, typesetter) : [];
    const sourceRows = origin ? sourceBoxes(origin, section, typesetter) : [];
    const boxes = [...blockBoxes(blocks, section, typesetter), ...chartRows, ...sourceRows];
    return toSection(
      drawPageHead({ title, number, note: origin?.updated }, section, typesetter),
      boxes,
      paginateEvenly,
    );
  });

  const contentsBefore = (firstNumber: number) => {
    const entries = numberEntries(chapters, firstPagesOf(chapterSections, firstNumber), firstNumber);
    const section = element("Sect", root);
    const note = contentsNote === null ? [] : noteBoxes(contentsNote, section, typesetter);
    const boxes = [...contentsBoxes(entries, section, typesetter), ...note, ornamentBox(drawFrieze(), 12)];
    return toSection(drawPageHead({ title: contentsHeading }, section, typesetter), boxes);
  };
  // The number of contents pages does not depend on the page numbers in them, so a first pass counts them.
  const contents = contentsBefore(2 + contentsBefore(3).pages.length);

  const closing = element("Sect", root);
  const sections = [
    contents,
    ...chapterSections.filter((section) => section !== null),
    toSection(
      drawPageHead({ title: contact.heading }, closing, typesetter),
      contactBoxes(contact, closing, typesetter),
    ),
  ];
  const total = 1 + sections.reduce((sum, section) => sum + section.pages.length, 0);
  const bookmarks: Bookmark[] = [{ title: cover.title, page: 1 }];
  const pages: Page[] = [drawCover(cover, root, typesetter)];
  for (const section of sections) {
    bookmarks.push({ title: section.title, page: pages.length + 1 });
    section.pages.forEach((marks, index) => {
      const header = drawHeader(cover.brand, index === 0 ? runningTitle : section.title, typesetter);
      pages.push([...header, ...marks, ...drawFooter(pages.length + 1, total, typesetter)]);
    });
  }
  return { pages, bookmarks, metadata };
}
