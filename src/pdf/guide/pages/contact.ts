import { textColumn } from "../../../theme/print";
import { colors } from "../../../theme/tokens";
import { type Box, lineBoxes, ornamentBox } from "../../pages/boxes";
import { element, type StructureElement } from "../../structure";
import type { TextStyle, Typesetter } from "../../text/typesetter";
import { drawClosingScene } from "../artwork/scenes";
import type { WhitePaperDocument } from "../document";

const CARD_GAP = 7;
const SIGNATURE_GAP = 10;

const textStyle: TextStyle = { type: "lead", font: "text", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const valueStyle: TextStyle = { type: "contact", font: "display", color: colors.action };
const signatureStyle: TextStyle = { type: "body", font: "strong", color: colors.ink };

type ContactLine = WhitePaperDocument["contact"]["lines"][number];

/** A label with the linked e-mail address or phone number below it. */
function contactBox(
  { label, value, url }: ContactLine,
  before: number,
  section: StructureElement,
  typesetter: Typesetter,
): Box {
  const { x } = textColumn;
  const paragraph = element("P", section);
  const tag = element("Link", paragraph);
  const name = typesetter.block(label, { ...labelStyle, x, tag: paragraph, spaceAfter: true });
  const y = name.height + 0.6;
  const address = typesetter.block(value, { ...valueStyle, ...textColumn, y, tag });
  const { width, height } = address;
  const description = `${label}\u00a0: ${value}`;
  return {
    height: address.bottom,
    before,
    keepWithNext: false,
    marks: [
      ...name.marks,
      ...address.marks,
      { kind: "link", x, y, width, height, target: { url }, description, tag },
    ],
  };
}

/** What the contact page shows under its title. */
export function contactBoxes(
  { text, lines, signature }: WhitePaperDocument["contact"],
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  const paragraph = (content: string, style: TextStyle) =>
    typesetter.lines(content, { ...style, ...textColumn, tag: element("P", section) });
  return [
    ...lineBoxes(paragraph(text, textStyle), { before: 0 }),
    ...lines.map((line, index) =>
      contactBox(line, index === 0 ? CARD_GAP + 3 : CARD_GAP, section, typesetter),
    ),
    ...lineBoxes(paragraph(signature, signatureStyle), { before: SIGNATURE_GAP }),
    ornamentBox(drawClosingScene(), 10),
  ];
}
