import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { type Box, linkedText, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";
import type { WhitePaperDocument } from "./document";

type Contact = WhitePaperDocument["contact"];

const LINE_GAP = 7;
const BELOW_TEXT = 3;
const SIGNATURE_GAP = 10;

const textStyle: TextStyle = { type: "lead", font: "text", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const valueStyle: TextStyle = { type: "contact", font: "display", color: colors.action };
const signatureStyle: TextStyle = { type: "body", font: "strong", color: colors.ink };

/** What the contact page shows under its title. Its lines are labels with the linked e-mail address or phone number below. */
export function contactBoxes(
  { text, lines, signature }: Contact,
  section: StructureElement,
  faces: Faces,
): Box[] {
  const paragraph = (content: string, style: TextStyle, before: number) =>
    textBoxes(content, { ...style, tag: element("P", section) }, { before }, faces);

  const lineBox = ({ label, value, url }: Contact["lines"][number], index: number): Box => {
    const tag = element("P", section);
    const name = textBlock(label, { ...labelStyle, x: textColumn.x, tag, spaceAfter: true }, faces);
    const link = { url, description: `${label}\u00a0: ${value}` };
    const address = linkedText(value, link, { ...valueStyle, y: name.height + 0.6 }, tag, faces);
    const before = index === 0 ? LINE_GAP + BELOW_TEXT : LINE_GAP;
    return { height: address.bottom, before, marks: [...name.marks, ...address.marks] };
  };

  return [
    ...paragraph(text, textStyle, 0),
    ...lines.map(lineBox),
    ...paragraph(signature, signatureStyle, SIGNATURE_GAP),
  ];
}
