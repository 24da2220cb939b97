import { textColumn } from "../../../theme/print";
import { colors } from "../../../theme/tokens";
import type { WhitePaperDocument } from "../../document";
import { drawClosingScene } from "../artwork/scenes";
import type { TextStyle, Typesetter } from "../text/typesetter";
import { type Box, lineBoxes, ornamentBox } from "./boxes";

const CARD_GAP = 7;
const SIGNATURE_GAP = 10;

const textStyle: TextStyle = { type: "lead", font: "text", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const valueStyle: TextStyle = { type: "contact", font: "display", color: colors.action };
const signatureStyle: TextStyle = { type: "body", font: "strong", color: colors.ink };

type ContactLine = WhitePaperDocument["contact"]["lines"][number];

/** A label with the linked e-mail address or phone number below it. */
function contactBox({ label, value, url }: ContactLine, before: number, typesetter: Typesetter): Box {
  const { x } = textColumn;
  const name = typesetter.block(label, { ...labelStyle, x });
  const y = name.height + 0.6;
  const address = typesetter.block(value, { ...valueStyle, ...textColumn, y });
  const { width, height } = address;
  return {
    height: address.bottom,
    before,
    keepWithNext: false,
    marks: [...name.marks, ...address.marks, { kind: "link", x, y, width, height, target: { url } }],
  };
}

/** What the contact page shows under its title. */
export function contactBoxes(
  { text, lines, signature }: WhitePaperDocument["contact"],
  typesetter: Typesetter,
): Box[] {
  return [
    ...lineBoxes(typesetter.lines(text, { ...textStyle, ...textColumn }), { before: 0 }),
    ...lines.map((line, index) => contactBox(line, index === 0 ? CARD_GAP + 3 : CARD_GAP, typesetter)),
    ...lineBoxes(typesetter.lines(signature, { ...signatureStyle, ...textColumn }), {
      before: SIGNATURE_GAP,
    }),
    ornamentBox(drawClosingScene(), 10),
  ];
}
