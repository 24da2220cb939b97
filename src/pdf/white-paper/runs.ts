/** Decides which chapters of the white paper share pages. */
import { pdfGrid } from "../../theme/pdf-styles";
import type { Box } from "../pages/boxes";
import { paginate, paginateEvenly, type PlacedBox } from "../pages/pagination";
import { type ChapterBoxes, footBoxes } from "./chapter";
import { separator } from "./heads";

/** Chapters that share pages: the first starts a page, the others start on its last page. */
export interface ChapterRun {
  chapters: readonly ChapterBoxes[];
  pages: readonly (readonly PlacedBox[])[];
}

/** Unit: mm. Where the text of a page begins and ends. */
export const fullColumn = { firstTop: pdfGrid.top, top: pdfGrid.top, bottom: pdfGrid.bottom };

/** The boxes of each chapter. A note is not repeated from one chapter to the next. */
const textsOf = (chapters: readonly ChapterBoxes[]) =>
  chapters.map(({ note, text, textBelowSameNote }, index) =>
    note && note === chapters[index - 1]?.note ? textBelowSameNote : text,
  );

function boxesOf(chapters: readonly ChapterBoxes[], sourcesLabel: string): Box[] {
  const texts = textsOf(chapters).flatMap((text, index) => (index === 0 ? text : [separator(), ...text]));
  return [...texts, ...footBoxes(chapters, sourcesLabel)];
}

/** @returns whether the next chapter fits whole, with all sources, on the page on which these end. */
function fitsBelow(chapters: readonly ChapterBoxes[], next: ChapterBoxes, sourcesLabel: string): boolean {
  const alone = paginate(boxesOf(chapters, sourcesLabel), fullColumn);
  const together = paginate(boxesOf([...chapters, next], sourcesLabel), fullColumn);
  if (together.length > alone.length) return false;
  // The last page may hold sources alone. It fits if the last text of the chapters before stands on that page.
  const end = textsOf(chapters).at(-1)?.at(-1);
  return together.at(-1)?.some(({ box }) => box === end) ?? false;
}

/** A chapter starts on the page of the one before if it fits there whole, and on a new page otherwise. */
export function toRuns(chapters: readonly ChapterBoxes[], sourcesLabel: string): ChapterRun[] {
  const runs: ChapterBoxes[][] = [];
  for (const chapter of chapters) {
    const last = runs.at(-1);
    if (last && fitsBelow(last, chapter, sourcesLabel)) last.push(chapter);
    else runs.push([chapter]);
  }
  return runs.map((run) => ({
    chapters: run,
    pages: paginateEvenly(boxesOf(run, sourcesLabel), fullColumn),
  }));
}
