import { duskColors, printColors, printGrid } from "../../../theme/print";
import type { Mark } from "../marks";
import { baselineOf, leadingOf, type RunStyle, type Typesetter } from "../text/typesetter";
import { textBoxes, textMark } from "./text-boxes";

const titleStyle: RunStyle = { font: "display", color: printColors.ink };
const numeralStyle: RunStyle = { font: "display", color: duskColors.wall };
const WINDOW = { width: 16.4, paneHeight: 14.5, sill: 1.4, bar: 0.8 };
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2 };

/** The head of a page that opens something: its marks, and where the column goes on, in millimetres. */
export interface Opening {
  marks: Mark[];
  bottom: number;
}

/** A lit arched window, as on the ground floor of the cover's façade, that holds the chapter's number. */
function numberedWindow(number: number, typesetter: Typesetter): Mark[] {
  const { outer, top } = printGrid;
  const { width, paneHeight, sill, bar } = WINDOW;
  const x = outer + sill;
  const radius = width / 2;
  const spring = top + radius;
  const frame = duskColors.wall;
  const numeral = textMark(
    `${number}`,
    { x, y: spring + paneHeight - 4, type: "numeral", style: numeralStyle },
    typesetter,
  );
  return [
    { kind: "circle", x: x + radius, y: spring, radius, color: duskColors.litTop },
    { kind: "circle", x: x + radius, y: spring, radius: radius / 3, color: frame },
    { kind: "rect", x: x + radius - bar / 2, y: top, width: bar, height: radius, color: frame },
    { kind: "rect", x, y: spring, width, height: paneHeight, color: duskColors.lit },
    { kind: "rect", x, y: spring, width, height: bar, color: frame },
    {
      kind: "rect",
      x: x - sill,
      y: spring + paneHeight,
      width: width + 2 * sill,
      height: sill,
      color: frame,
    },
    { ...numeral, x: x + (width - numeral.width) / 2 },
  ];
}

/**
 * A title across the text column, a short rule in the accent under it.
 * @param number the chapter's, shown in the margin.
 */
export function openPage(title: string, number: number | null, typesetter: Typesetter): Opening {
  const { left, right, top } = printGrid;
  const column = { x: left, width: right - left, type: "title", before: 0 } as const;
  const lines = textBoxes([{ text: title, style: titleStyle }], column, typesetter);
  // Capitals stand level with the window's top.
  const lift = baselineOf("title") - 6.2;
  const marks = lines.flatMap((line, index) =>
    line.marks.map((mark) =>
      mark.kind === "text" ? { ...mark, y: mark.y + top - lift + index * leadingOf("title") } : mark,
    ),
  );
  const ruleTop = top - lift + lines.length * leadingOf("title") + RULE.above;
  const rule = { kind: "rect", x: left, y: ruleTop, ...RULE, color: printColors.pink } as const;
  return {
    marks: [
      ...(number === null ? [] : numberedWindow(number, typesetter)),
      ...marks,
      { kind: "rect", x: left, y: ruleTop, width: rule.width, height: rule.height, color: rule.color },
    ],
    bottom: ruleTop + RULE.height + RULE.below,
  };
}
