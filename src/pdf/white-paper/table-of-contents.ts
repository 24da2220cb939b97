import type { Block } from "../../content/model/content-type";
import { printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line, type Mark } from "../marks";
import { plainText } from "../pages/blocks";
import type { Box } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextStyle } from "../text/text-block";

const ROW_GAP = 6.2;
const ORDINAL_GAP = 6;
/** Space for the page number and the shortest dot leader before it, in millimetres. */
const PAGE_NUMBER_WIDTH = 18;
const LEADER = { gap: 1.8, thickness: 0.5, every: 1.8 };

const writtenStyle: TextStyle = { type: "contents", font: "display", color: colors.ink };
const listedStyle: TextStyle = { ...writtenStyle, color: colors.inkSoft };
const noteStyle: TextStyle = { type: "body", font: "text", color: colors.inkSoft };
const ordinalStyle: TextStyle = { ...writtenStyle, color: colors.action };

/** What a chapter is about: its headings of the highest level. */
export const headingsOf = (text: readonly Block[]) =>
  text.flatMap((block) => (block.kind === "heading" && block.level === 2 ? plainText(block.spans) : []));

/** A chapter's line. It has a link if the chapter has pages. */
type ContentsEntry = ReturnType<typeof numberEntries>[number];

/** Gives each chapter its page number. One without pages takes the next number, but at most the next one's with pages. */
export function numberEntries(
  chapters: readonly {
    number: number;
    title: string;
    headings: readonly string[];
    pages: readonly unknown[];
  }[],
  first: number,
) {
  let [page, next] = [first - 1, first];
  return chapters.map(({ pages, ...chapter }, index) => {
    const limit = chapters.slice(index).some((chapter) => chapter.pages.length > 0) ? next : Infinity;
    const linked = pages.length > 0;
    page = linked ? next : Math.min(page + 1, limit);
    next += pages.length;
    return { ...chapter, page, linked };
  });
}

/**
 * A line: the chapter's number in the margin, its title, a leader and its page number, or the one that it will have. Its headings are
 * below, or a label where it has no pages.
 */
function entryBox(
  { number, title, headings, page, linked }: ContentsEntry,
  label: string,
  toc: StructureElement,
): Box {
  const { outer, left: x, right } = printGrid;
  const style = linked ? writtenStyle : listedStyle;
  const item = element("TOCI", toc);
  const link = element("Link", element("Reference", item));
  const tag = linked ? link : element("P", item);
  const ordinalPlace = { align: "right", x: x - ORDINAL_GAP, tag: element("Lbl", item) } as const;
  const ordinal = textBlock(`${number}`, { ...ordinalStyle, ...ordinalPlace });
  const width = right - PAGE_NUMBER_WIDTH - x;
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
  let height = name.height;
  const summary = (linked ? headings : [label]).flatMap((text) => {
    const block = textBlock(text, { ...noteStyle, x, width, y: height, tag: element("P", item) });
    height = block.bottom;
    return block.marks;
  });
  const marks: Mark[] = [...ordinal.marks, ...name.marks, ...pageNumber.marks, leader, ...summary];
  if (linked) {
    const area = { x: outer, y: 0, width: right - outer, height };
    const description = `${title}, page\u00a0${page}`;
    marks.push({ kind: "link", ...area, target: { page }, description, tag: link });
  }
  return { height, before: ROW_GAP, marks };
}

/** The lines of the table of contents, one box for each chapter. A chapter without pages has the label. */
export function contentsBoxes(
  entries: readonly ContentsEntry[],
  label: string,
  section: StructureElement,
): Box[] {
  const toc = element("TOC", section);
  return entries.map((entry) => entryBox(entry, label, toc));
}
