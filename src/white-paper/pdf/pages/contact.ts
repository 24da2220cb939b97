import { printColors, printGrid } from "../../../theme/print";
import type { WhitePaperDocument } from "../../document";
import { eveningBox } from "../artwork/ornaments";
import { type Mark, place } from "../marks";
import { baselineOf, leadingOf, type RunStyle, type Typesetter } from "../text/typesetter";
import type { Box } from "./flow";
import { textBoxes, textMark } from "./text-boxes";

const CARD_GAP = 7;
const SIGNATURE_GAP = 10;

const textStyle: RunStyle = { font: "text", color: printColors.ink };
const labelStyle: RunStyle = { font: "strong", color: printColors.inkSoft };
const valueStyle: RunStyle = { font: "display", color: printColors.teal };
const signatureStyle: RunStyle = { font: "strong", color: printColors.ink };

type ContactLine = WhitePaperDocument["contact"]["lines"][number];

/** A label, and below it the address as a link. */
function contactBox({ label, value, url }: ContactLine, isFirst: boolean, typesetter: Typesetter): Box {
  const { left: x, right } = printGrid;
  const labelMark = textMark(
    label,
    { x, y: baselineOf("label"), type: "label", style: labelStyle },
    typesetter,
  );
  const top = leadingOf("label") + 0.6;
  const column = { x, width: right - x, type: "contact", before: 0 } as const;
  const lines = textBoxes([{ text: value, style: valueStyle }], column, typesetter);
  const height = top + lines.length * leadingOf("contact");
  const valueMarks = lines.flatMap((line, index) =>
    line.marks.map((mark) => place(mark, 0, top + index * leadingOf("contact"))),
  );
  const width = Math.max(...valueMarks.map((mark) => (mark.kind === "text" ? mark.width : 0)), 0);
  const marks: Mark[] = [
    labelMark,
    ...valueMarks,
    { kind: "link", x, y: top, width, height: height - top, target: { url } },
  ];
  return { height, before: isFirst ? CARD_GAP + 3 : CARD_GAP, keepWithNext: false, marks };
}

/** What the contact page shows under its title. */
export function contactBoxes(
  { text, lines, signature }: WhitePaperDocument["contact"],
  typesetter: Typesetter,
): Box[] {
  const column = { x: printGrid.left, width: printGrid.right - printGrid.left };
  return [
    ...textBoxes([{ text, style: textStyle }], { ...column, type: "lead", before: 0 }, typesetter),
    ...lines.map((line, index) => contactBox(line, index === 0, typesetter)),
    ...textBoxes(
      [{ text: signature, style: signatureStyle }],
      { ...column, type: "body", before: SIGNATURE_GAP },
      typesetter,
    ),
    eveningBox(),
  ];
}
