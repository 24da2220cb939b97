import type { WhitePaperContent } from "../../content/chapters";
import { phoneLink, printedAddress } from "../../content/links";
import { colors } from "../../theme/tokens";
import { element, type StructureElement } from "../marks";
import { type Box, linkBox, textBoxes } from "../pages/boxes";
import type { TextStyle } from "../text/text-block";

const textStyle: TextStyle = { type: "lead", font: "text", color: colors.ink };
const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const valueStyle: TextStyle = { type: "contact", font: "display", color: colors.action };
const addressStyle: TextStyle = { type: "body", font: "text", color: colors.action };
const signatureStyle: TextStyle = { type: "body", font: "strong", color: colors.ink };

export function contactBoxes(content: WhitePaperContent, section: StructureElement): Box[] {
  const { whitePaperPdf: pdf, siteSettings, site } = content;
  const { brandName, serviceArea, email, phone } = siteSettings;
  const paragraph = () => element("P", section);
  const labelled = (label: string, value: string, url: string, before: number): Box[] => {
    const tag = paragraph();
    const link = { url, description: `${label}\u00a0: ${value}` };
    return [
      ...textBoxes(label, { ...labelStyle, tag, spaceAfter: true, before, keepWithNext: true }),
      linkBox(value, link, { ...valueStyle, y: 0.6 }, tag),
    ];
  };
  const { siteUrl } = site.siteMetadata;
  const link = { url: siteUrl, description: siteUrl };
  return [
    ...textBoxes(pdf.contactText, { ...textStyle, tag: paragraph() }),
    ...labelled(pdf.emailLabel, email, `mailto:${email}`, 10),
    ...labelled(pdf.phoneLabel, phone, phoneLink(phone), 7),
    ...textBoxes(`${brandName} · ${serviceArea}`, { ...signatureStyle, tag: paragraph(), before: 10 }),
    linkBox(printedAddress(siteUrl), link, { ...addressStyle, before: 1 }, paragraph()),
  ];
}
