/** The table of contents: a line for each chapter with its headings, its page, and a link. */
import type { Block } from "../../content/model/content-type";
import { pageColumn, pdfGrid } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, line, type Mark, type Shape, type StructureElement } from "../marks";
import { textOfSpans } from "../pages/blocks";
import type { Box } from "../pages/boxes";
import { type TextBlock, textBlock, type TextStyle } from "../text/text-block";

/** Unit: mm. Space between lines, and between a chapter's number and its title. */
const ROW_GAP = 6.2;
const ORDINAL_GAP = 6;
/** Space for the page number and the shortest leader, in millimetres. */
const PAGE_NUMBER_WIDTH = 18;
/** The column of titles and headings, left of the page numbers. */
const nameColumn = { x: pdfGrid.left, width: pdfGrid.right - PAGE_NUMBER_WIDTH - pdfGrid.left };
/** Unit: mm. The row of dots: space at its ends, size of a dot, and distance between dots. */
const LEADER = { gap: 1.8, thickness: 0.5, every: 1.8 };

const noteStyle: TextStyle = { type: "body", color: colors.inkSoft };

/** The headings of level 2 in a chapter's text: its summary. */
export const headingsOf = (text: readonly Block[]) =>
  text.flatMap((block) => (block.kind === "heading" && block.level === 2 ? textOfSpans(block.spans) : []));

/** A chapter's line in the contents. */
export interface ContentsLine {
  number: number;
  title: string;
  headings: readonly string[];
  /** The page on which the chapter starts; null for a chapter that is only listed. */
  page: number | null;
}

/** The headings of a chapter, below each other from `top`. */
function headingBlocks(headings: readonly string[], top: number, item: StructureElement): TextBlock[] {
  let y = top;
  return headings.map((heading) => {
    const block = textBlock(heading, { ...noteStyle, ...nameColumn, y, tag: element("P", item) });
    y = block.bottom;
    return block;
  });
}

/** A row of dots from the end of the title to the start of the page number. */
function drawLeader(title: TextBlock, pageNumber: TextBlock, color: string): Shape {
  const y = title.end.baseline - LEADER.thickness / 2;
  const start = title.end.x + LEADER.gap;
  const end = pdfGrid.right - pageNumber.width - LEADER.gap;
  return line([start, y], [end, y], LEADER.thickness, color, [0, LEADER.every]);
}

/** A chapter without a page shows `label`, and is not linked. */
function lineBox(contentsLine: ContentsLine, label: string, toc: StructureElement): Box {
  const { number, title, headings, page } = contentsLine;
  const style = { type: "contents", color: page ? colors.ink : colors.inkSoft } as const;
  const item = element("TOCI", toc);
  const link = element("Link", element("Reference", item));
  const tag = page ? link : element("P", item);

  const ordinalFrame = { align: "right", x: nameColumn.x - ORDINAL_GAP, tag: element("Lbl", item) } as const;
  const ordinal = textBlock(`${number}`, { ...style, color: colors.action, ...ordinalFrame });
  const name = textBlock(title, { ...style, ...nameColumn, tag, spaceAfter: true });
  const numberFrame = { align: "right", x: pdfGrid.right, baseline: name.end.baseline, tag } as const;
  const pageNumber = page
    ? textBlock(`${page}`, { ...style, ...numberFrame })
    : textBlock(label, { ...noteStyle, ...numberFrame });
  const leader = drawLeader(name, pageNumber, page ? colors.action : colors.line);
  const summary = headingBlocks(headings, name.height, item);
  const height = summary.at(-1)?.bottom ?? name.height;

  const marks: Mark[] = [
    ...ordinal.marks,
    ...name.marks,
    ...pageNumber.marks,
    leader,
    ...summary.flatMap((block) => block.marks),
  ];
  if (page) {
    const description = `${title}, page\u00a0${page}`;
    marks.push({ kind: "link", ...pageColumn, y: 0, height, target: { page }, description, tag: link });
  }
  return { height, before: ROW_GAP, marks };
}

/** One box for each chapter. `label` replaces the page number of a chapter that is only listed. */
export function contentsBoxes(
  lines: readonly ContentsLine[],
  label: string,
  section: StructureElement,
): Box[] {
  const toc = element("TOC", section);
  return lines.map((each) => lineBox(each, label, toc));
}
