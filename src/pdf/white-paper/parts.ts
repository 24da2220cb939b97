/** Parts of the white paper, each of which begins a page. Decides which chapters share a part. */
import { pdfGrid } from "../../theme/pdf-styles";
import type { Drawing, PdfPage, StructureElement } from "../marks";
import type { Box } from "../pages/boxes";
import { drawPages } from "../pages/draw-pages";
import { paginate, paginateEvenly } from "../pages/pagination";
import { type ChapterBoxes, footBoxes } from "./chapter";
import { separator, withHead } from "./heads";

/** Pages in a row, still without header and footer: the contents, chapters that share pages, or the contact. */
export interface Part {
  /** Where its titles start. `page` counts from 0 within the part. */
  starts: readonly { title: string; page: number }[];
  pages: readonly PdfPage[];
}

/** Unit: mm. Where the text of a page begins and ends. */
const fullColumn = { firstTop: pdfGrid.top, top: pdfGrid.top, bottom: pdfGrid.bottom };

/** Contents or contact: pages under a title, the last one with a drawing. */
export function titledPart(
  title: string,
  section: StructureElement,
  boxes: readonly Box[],
  drawing: Drawing,
): Part {
  const placed = paginate(withHead({ title }, section, boxes), fullColumn);
  return { starts: [{ title, page: 0 }], pages: drawPages(placed, drawing) };
}

/** The boxes of each chapter. A note is not repeated from one chapter to the next. */
const textsOf = (chapters: readonly ChapterBoxes[]) =>
  chapters.map(({ note, text, textBelowSameNote }, index) =>
    note && note === chapters[index - 1]?.note ? textBelowSameNote : text,
  );

function boxesOf(chapters: readonly ChapterBoxes[], sourcesLabel: string): Box[] {
  const texts = textsOf(chapters).flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
  return [...texts, ...footBoxes(chapters, sourcesLabel)];
}

/** @returns whether the next chapter fits whole, with all sources, on the page on which `chapters` end. */
function fitsBelow(chapters: readonly ChapterBoxes[], next: ChapterBoxes, sourcesLabel: string): boolean {
  const alone = paginate(boxesOf(chapters, sourcesLabel), fullColumn);
  const together = paginate(boxesOf([...chapters, next], sourcesLabel), fullColumn);
  if (together.length > alone.length) return false;
  // The last page may hold sources alone. The next chapter fits if the last text of `chapters` is on that page.
  const end = textsOf(chapters).at(-1)?.at(-1);
  return together.at(-1)?.some(({ box }) => box === end) ?? false;
}

/** A chapter starts on the last page of the previous chapter if it fits there whole, else it begins a part. */
export function chapterParts(chapters: readonly ChapterBoxes[], sourcesLabel: string): Part[] {
  const parts: ChapterBoxes[][] = [];
  for (const chapter of chapters) {
    const last = parts.at(-1);
    if (last && fitsBelow(last, chapter, sourcesLabel)) last.push(chapter);
    else parts.push([chapter]);
  }
  return parts.map((together) => {
    const pages = drawPages(paginateEvenly(boxesOf(together, sourcesLabel), fullColumn));
    const starts = together.map(({ title }, index) => ({ title, page: index === 0 ? 0 : pages.length - 1 }));
    return { starts, pages };
  });
}

/** The titles of parts, each with its page in the PDF, if the first part starts on page `first`. */
export function titlesWithPages(parts: readonly Part[], first: number): Part["starts"] {
  let next = first;
  return parts.flatMap(({ starts, pages }) => {
    const start = next;
    next += pages.length;
    return starts.map(({ title, page }) => ({ title, page: start + page }));
  });
}
