import { isWritten, numbersToRead } from "../../content/white-paper";
import { printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line, type Mark } from "../marks";
import { type Box, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextStyle } from "../text/text-block";

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

/** Puts the numbers of the written chapters into a text such as « Chapitres {chapitres} ». @returns null if all are written, or none. */
export function describeEdition(note: string, chapters: readonly Queries.ChapterContent[]): string | null {
  const written = chapters.filter(isWritten).length;
  if (written === 0 || written === chapters.length) return null;
  return note.replaceAll("{chapitres}", numbersToRead(chapters));
}

/** A chapter's line. It has a link if the chapter has pages. */
type ContentsEntry = ReturnType<typeof numberEntries>[number];

/** Gives each chapter its page number. One without pages takes the next number, but at most the next one's with pages. */
export function numberEntries(
  chapters: readonly { number: number; title: string; pages: readonly unknown[] }[],
  first: number,
) {
  let [page, next] = [first - 1, first];
  return chapters.map(({ number, title, pages }, index) => {
    const limit = chapters.slice(index).some((chapter) => chapter.pages.length > 0) ? next : Infinity;
    const linked = pages.length > 0;
    page = linked ? next : Math.min(page + 1, limit);
    next += pages.length;
    return { number, title, page, linked };
  });
}

/** A line: the chapter's number in the margin, its title, a leader and its page number. */
function entryBox({ number, title, page, linked }: ContentsEntry, toc: StructureElement): Box {
  const { outer, left: x, right } = printGrid;
  const style = linked ? writtenStyle : listedStyle;
  const item = element("TOCI", toc);
  const link = element("Link", element("Reference", item));
  const tag = linked ? link : element("P", item);
  const ordinalPlace = { align: "right", x: x - ORDINAL_GAP, tag: element("Lbl", item) } as const;
  const ordinal = textBlock(`${number}`, { ...ordinalStyle, ...ordinalPlace });
  const width = textColumn.width - PAGE_NUMBER_WIDTH - SHORTEST_LEADER;
  const name = textBlock(title, { ...style, x, width, tag, spaceAfter: true });
  const [nameEnd, baseline] = name.end;
  const pageNumber = textBlock(`${page}`, { ...style, align: "right", x: right, baseline, tag });
  const y = baseline - LEADER.thickness / 2;
  const leader = line(
    [nameEnd + LEADER.gap, y],
    [right - pageNumber.width - LEADER.gap, y],
    LEADER.thickness,
    linked ? colors.action : colors.line,
    [0, LEADER.every],
  );
  const { height } = name;
  const marks: Mark[] = [...ordinal.marks, ...name.marks, leader, ...pageNumber.marks];
  if (linked) {
    const area = { x: outer, y: 0, width: right - outer, height };
    const description = `${title}, page\u00a0${page}`;
    marks.push({ kind: "link", ...area, target: { page }, description, tag: link });
  }
  return { height, before: ROW_GAP, marks };
}

/** The lines of the table of contents, one box for each chapter, and a note below them. */
export function contentsBoxes(
  entries: readonly ContentsEntry[],
  note: string | null,
  section: StructureElement,
): Box[] {
  const toc = element("TOC", section);
  const rows = entries.map((entry) => entryBox(entry, toc));
  if (note === null) return rows;
  const frame = { ...noteStyle, tag: element("P", section) };
  return [...rows, ...textBoxes(note, frame, { before: ROW_GAP, keep: "whole" })];
}
