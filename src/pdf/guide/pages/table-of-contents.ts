import { printGrid, textColumn } from "../../../theme/print";
import { colors } from "../../../theme/tokens";
import { line, type Mark } from "../../marks";
import { type Box, lineBoxes } from "../../pages/boxes";
import { element, type StructureElement } from "../../structure";
import type { TextStyle, Typesetter } from "../../text/typesetter";
import type { DocumentChapter } from "../document";

const ROW_GAP = 7.4;
const ORDINAL_GAP = 6;
/** Space for the page number, and minimum length of the dot leader before it, in millimetres. */
const PAGE_NUMBER_WIDTH = 10;
const SHORTEST_LEADER = 8;
const LEADER = { gap: 1.8, thickness: 0.5, every: 1.8 };

const writtenStyle: TextStyle = { type: "contents", font: "display", color: colors.ink };
const listedStyle: TextStyle = { ...writtenStyle, color: colors.inkSoft };
const noteStyle: TextStyle = { type: "body", font: "text", color: colors.inkSoft };
const ordinalStyle: TextStyle = { ...writtenStyle, color: colors.action };

/** A chapter's line. A chapter without text has no page: its line shows a number from `numberEntries`, without a link. */
export interface ContentsEntry {
  chapter: DocumentChapter;
  page: number;
  linked: boolean;
}

/**
 * Gives each chapter its page number. A chapter without text takes the number after the previous chapter's, but at most the
 * first page of the next written chapter, so that numbers never decrease.
 * @param firstPages the first page of each chapter that has text; `null` for the others.
 * @param firstNumber the number of the page after the table of contents.
 */
export function numberEntries(
  chapters: readonly DocumentChapter[],
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

/** The note below the table of contents. */
export function noteBoxes(note: string, section: StructureElement, typesetter: Typesetter): Box[] {
  const frame = { ...noteStyle, ...textColumn, tag: element("P", section) };
  return lineBoxes(typesetter.lines(note, frame), { before: ROW_GAP, keep: "whole" });
}

/** The lines of the table of contents, one box for each chapter. */
export function contentsBoxes(
  entries: readonly ContentsEntry[],
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  const { outer, left: x, right } = printGrid;
  const list = element("TOC", section);
  return entries.map(({ chapter, page, linked }, index) => {
    const style = linked ? writtenStyle : listedStyle;
    const item = element("TOCI", list);
    const link = element("Link", element("Reference", item));
    const tag = linked ? link : element("P", item);
    const ordinal = typesetter.block(`${chapter.number}`, {
      ...ordinalStyle,
      x: x - ORDINAL_GAP,
      align: "right",
      tag: element("Lbl", item),
    });
    const title = typesetter.block(chapter.title, {
      ...style,
      x,
      width: right - x - PAGE_NUMBER_WIDTH - SHORTEST_LEADER,
      tag,
      spaceAfter: true,
    });
    const [titleEnd, baseline] = title.end;
    const pageNumber = typesetter.block(`${page}`, { ...style, x: right, baseline, align: "right", tag });
    const y = baseline - LEADER.thickness / 2;
    const leader = line(
      [titleEnd + LEADER.gap, y],
      [right - pageNumber.width - LEADER.gap, y],
      LEADER.thickness,
      linked ? colors.action : colors.line,
      [0, LEADER.every],
    );
    const { height } = title;
    const marks: Mark[] = [...ordinal.marks, ...title.marks, leader, ...pageNumber.marks];
    if (linked) {
      const area = { x: outer, y: 0, width: right - outer, height };
      const description = `${chapter.title}, page\u00a0${page}`;
      marks.push({ kind: "link", ...area, target: { page }, description, tag: link });
    }
    return { height, before: index === 0 ? 0 : ROW_GAP, keepWithNext: false, marks };
  });
}
