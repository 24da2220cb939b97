import type { WhitePaperContent } from "../../content/chapters";
import { phoneLink, printedAddress } from "../../content/links";
import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { type Box, linkedText, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import { textBlock, type TextStyle } from "../text/text-block";

const textStyle: TextStyle = { type: "lead", font: "text", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const valueStyle: TextStyle = { type: "contact", font: "display", color: colors.action };
const addressStyle: TextStyle = { type: "body", font: "text", color: colors.action };
const signatureStyle: TextStyle = { type: "body", font: "strong", color: colors.ink };

export function contactBoxes(content: WhitePaperContent, section: StructureElement): Box[] {
  const { whitePaperPdf: pdf, siteSettings, site } = content;
  const { brandName, serviceArea, email, phone } = siteSettings;
  const paragraph = (content: string, style: TextStyle, before: number) =>
    textBoxes(content, { ...style, tag: element("P", section) }, { before });

  const lineBox = (label: string, value: string, url: string, before: number): Box => {
    const tag = element("P", section);
    const name = textBlock(label, { ...labelStyle, x: textColumn.x, tag, spaceAfter: true });
    const link = { url, description: `${label}\u00a0: ${value}` };
    const address = linkedText(value, link, { ...valueStyle, y: name.height + 0.6 }, tag);
    return { height: address.bottom, before, marks: [...name.marks, ...address.marks] };
  };

  const { siteUrl } = site.siteMetadata;
  const link = { url: siteUrl, description: siteUrl };
  const address = linkedText(printedAddress(siteUrl), link, { ...addressStyle, y: 0 }, element("P", section));
  return [
    ...paragraph(pdf.contactText, textStyle, 0),
    lineBox(pdf.emailLabel, email, `mailto:${email}`, 10),
    lineBox(pdf.phoneLabel, phone, phoneLink(phone), 7),
    ...paragraph(`${brandName} · ${serviceArea}`, signatureStyle, 10),
    { height: address.bottom, before: 1, marks: address.marks },
  ];
}
