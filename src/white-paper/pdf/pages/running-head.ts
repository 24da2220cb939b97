import { printColors, printGrid } from "../../../theme/print";
import type { Mark } from "../marks";
import type { RunStyle, Typesetter } from "../text/typesetter";
import { textMark } from "./text-boxes";

const RULE = { below: 2.6, thickness: 0.25 };

const headStyle: RunStyle = { font: "text", color: printColors.inkSoft };
const folioStyle: RunStyle = { font: "strong", color: printColors.teal };

/** The head of every page but the cover. */
export function drawRunningHead(left: string, right: string, typesetter: Typesetter): Mark[] {
  const { outer, header } = printGrid;
  const head = { y: header, type: "running", style: headStyle } as const;
  const y = header + RULE.below;
  return [
    textMark(left, { ...head, x: outer }, typesetter),
    textMark(right, { ...head, x: printGrid.right, align: "right" }, typesetter),
    {
      kind: "line",
      from: [outer, y],
      to: [printGrid.right, y],
      thickness: RULE.thickness,
      color: printColors.line,
    },
  ];
}

/** « 3 / 6 » at the foot of every page but the cover. */
export function drawFolio(page: number, total: number, typesetter: Typesetter): Mark {
  const foot = { x: printGrid.right, y: printGrid.folio, type: "running", style: folioStyle } as const;
  return textMark(`${page}\u00a0/\u00a0${total}`, { ...foot, align: "right" }, typesetter);
}
