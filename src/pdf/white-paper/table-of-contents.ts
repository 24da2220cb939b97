import type { Block } from "../../content/model/content-type";
import { pageColumn, printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { element, line, type Mark, type StructureElement } from "../marks";
import { plainText } from "../pages/blocks";
import type { Box } from "../pages/boxes";
import { textBlock, type TextStyle } from "../text/text-block";

const ROW_GAP = 6.2;
const ORDINAL_GAP = 6;
/** Space for the page number and the shortest leader, in millimetres. */
const PAGE_NUMBER_WIDTH = 18;
const LEADER = { gap: 1.8, thickness: 0.5, every: 1.8 };

const noteStyle: TextStyle = { type: "body", color: colors.inkSoft };

export const headingsOf = (text: readonly Block[]) =>
  text.flatMap((block) => (block.kind === "heading" && block.level === 2 ? plainText(block.spans) : []));

/** A chapter's line in the contents. */
export interface ContentsEntry {
  number: number;
  title: string;
  headings: readonly string[];
  /** The page on which it starts; null for a chapter that is only listed. */
  page: number | null;
}

function entryBox(entry: ContentsEntry, label: string, toc: StructureElement): Box {
  const { left: x, right } = printGrid;
  const { number, title, headings, page } = entry;
  const style = { type: "contents", color: page ? colors.ink : colors.inkSoft } as const;
  const item = element("TOCI", toc);
  const link = element("Link", element("Reference", item));
  const tag = page ? link : element("P", item);
  const ordinalPlace = { align: "right", x: x - ORDINAL_GAP, tag: element("Lbl", item) } as const;
  const ordinal = textBlock(`${number}`, { ...style, color: colors.action, ...ordinalPlace });
  const width = right - PAGE_NUMBER_WIDTH - x;
  const name = textBlock(title, { ...style, x, width, tag, spaceAfter: true });
  const [nameEnd, baseline] = name.end;
  const [shown, shownStyle] = page ? [`${page}`, style] : [label, noteStyle];
  const pageNumber = textBlock(shown, { ...shownStyle, align: "right", x: right, baseline, tag });
  const y = baseline - LEADER.thickness / 2;
  const start = nameEnd + LEADER.gap;
  const end = right - pageNumber.width - LEADER.gap;
  const dots = page ? colors.action : colors.line;
  const leader = line([start, y], [end, y], LEADER.thickness, dots, [0, LEADER.every]);
  let height = name.height;
  const summary = headings.flatMap((text) => {
    const block = textBlock(text, { ...noteStyle, x, width, y: height, tag: element("P", item) });
    height = block.bottom;
    return block.marks;
  });
  const marks: Mark[] = [...ordinal.marks, ...name.marks, ...pageNumber.marks, leader, ...summary];
  if (page) {
    const description = `${title}, page\u00a0${page}`;
    marks.push({ kind: "link", ...pageColumn, y: 0, height, target: { page }, description, tag: link });
  }
  return { height, before: ROW_GAP, marks };
}

/** One box for each chapter. `label` replaces the page number of a chapter that is only listed. */
export function contentsBoxes(
  entries: readonly ContentsEntry[],
  label: string,
  section: StructureElement,
): Box[] {
  const toc = element("TOC", section);
  return entries.map((entry) => entryBox(entry, label, toc));
}
