import { printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { line, type Mark, place, tagged } from "../marks";
import type { TextFrame, Typesetter } from "../text/typesetter";

const RULE = { below: 2.6, thickness: 0.25 };
/** Minimum space between brand and title, in millimetres. */
const COLUMN_GAP = 4;

const headerFrame: TextFrame = {
  type: "running",
  font: "text",
  color: colors.inkSoft,
  baseline: printGrid.header,
  tag: "header",
};
const pageNumberFrame: TextFrame = {
  type: "running",
  font: "strong",
  color: colors.action,
  baseline: printGrid.footer,
  x: printGrid.right,
  align: "right",
  tag: "footer",
};

/** The header of every page except the cover: brand and title, or the title alone when both do not fit. */
export function drawHeader(brand: string, title: string, typesetter: Typesetter): Mark[] {
  const { outer, right: end, header: baseline } = printGrid;
  const y = baseline + RULE.below;
  const left = typesetter.block(brand, { ...headerFrame, x: outer });
  const right = typesetter.block(title, { ...headerFrame, x: end, width: end - outer, align: "right" });
  const bothFit = left.width + right.width + COLUMN_GAP <= end - outer;
  return [
    ...(bothFit ? left.marks : []),
    // The last line of a title is on the header's baseline.
    ...place(right.marks, 0, baseline - right.end[1]),
    ...tagged([line([outer, y], [end, y], RULE.thickness, colors.line)], "header"),
  ];
}

/** The footer of every page except the cover: « 3 / 6 ». */
export function drawFooter(page: number, total: number, typesetter: Typesetter): readonly Mark[] {
  return typesetter.block(`${page}\u00a0/\u00a0${total}`, pageNumberFrame).marks;
}
