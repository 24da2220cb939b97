import { printColors, printGrid } from "../../../theme/print";
import type { Chapter } from "../../document";
import type { Mark } from "../marks";
import { baselineOf, type RunStyle, type Typesetter } from "../text/typesetter";
import type { Box } from "./flow";
import { textBoxes, textMark } from "./text-boxes";

const ROW_GAP = 7.4;
const NUMBER_HANG = 6;
/** Room for the page number at the end of a row, and for leaders of a readable length before it. */
const PAGE_NUMBER_WIDTH = 10;
const SHORTEST_LEADER = 8;
const LEADER = { gap: 1.8, thickness: 0.5, every: 1.8 };

const written: RunStyle = { font: "display", color: printColors.ink };
const announced: RunStyle = { font: "display", color: printColors.inkSoft };
const number: RunStyle = { font: "display", color: printColors.teal };

/** A chapter's line: the page that it stands on, or for a chapter without text the next number, without a link. */
export interface ContentsEntry {
  chapter: Chapter;
  page: number;
  linked: boolean;
}

/**
 * Gives each chapter its page number. A chapter without text takes the number after the one before it, but never one beyond
 * the page on which the next written chapter truly starts, so that numbers never go down.
 * @param firstPages the true first page of each chapter that has text; `null` for the others.
 * @param firstNumber the page after the table of contents.
 */
export function numberEntries(
  chapters: readonly Chapter[],
  firstPages: readonly (number | null)[],
  firstNumber: number,
): ContentsEntry[] {
  let previous = firstNumber - 1;
  return chapters.map((chapter, index) => {
    const own = firstPages[index] ?? null;
    const nextWritten = firstPages.slice(index).find((page) => page !== null) ?? Infinity;
    previous = own ?? Math.min(previous + 1, nextWritten);
    return { chapter, page: previous, linked: own !== null };
  });
}

/** The lines of the table of contents, one box for each chapter. */
export function contentsBoxes(entries: readonly ContentsEntry[], typesetter: Typesetter): Box[] {
  return entries.map(({ chapter, page, linked }, index) => {
    const { left: x, right } = printGrid;
    const type = "contents";
    const width = right - x - PAGE_NUMBER_WIDTH - SHORTEST_LEADER;
    const style = linked ? written : announced;
    const lines = textBoxes([{ text: chapter.title, style }], { x, width, type, before: 0 }, typesetter);
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    const y = height - (lines.at(-1)?.height ?? 0) + baselineOf(type);
    const title = lines.flatMap((line, row) =>
      line.marks.map((mark) => (mark.kind === "text" ? { ...mark, y: mark.y + row * line.height } : mark)),
    );
    const lastRun = title.at(-1);
    const titleEnd = lastRun?.kind === "text" ? lastRun.x + lastRun.width : x;
    const pageNumber = textMark(`${page}`, { x: right, y, type, style, align: "right" }, typesetter);
    const ordinal = { x: x - NUMBER_HANG, y: baselineOf(type), type, style: number, align: "right" } as const;
    const marks: Mark[] = [
      textMark(`${chapter.number}`, ordinal, typesetter),
      ...title,
      {
        kind: "line",
        from: [titleEnd + LEADER.gap, y - LEADER.thickness / 2],
        to: [pageNumber.x - LEADER.gap, y - LEADER.thickness / 2],
        thickness: LEADER.thickness,
        color: linked ? printColors.teal : printColors.line,
        dash: [0, LEADER.every],
      },
      pageNumber,
    ];
    if (linked) {
      const area = { x: printGrid.outer, y: 0, width: right - printGrid.outer, height };
      marks.push({ kind: "link", ...area, target: { page } });
    }
    return { height, before: index === 0 ? 0 : ROW_GAP, keepWithNext: false, marks };
  });
}
