import { phoneLink } from "../../content/links";
import { colors } from "../../theme/tokens";
import type { Mark } from "../marks";
import { type Box, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";

const LINE_GAP = 1.4;

const textStyle: TextStyle = { type: "body", font: "text", color: colors.ink };
const linkStyle = { font: "strong", color: colors.action } as const;

/** The addresses of the site that become links. */
export interface Addresses {
  email: string;
  phone: string;
}

/** The lines about whom to ask, all on one page. The e-mail address and the telephone number in them are links. */
export function contactBoxes(
  lines: readonly string[],
  { email, phone }: Addresses,
  section: StructureElement,
  faces: Faces,
): Box[] {
  const targets = [
    { address: email, url: `mailto:${email}` },
    { address: phone, url: phoneLink(phone) },
  ];
  return lines.flatMap((text, index) => {
    const paragraph = element("P", section);
    const { address = "", url = "" } = targets.find((each) => text.includes(each.address)) ?? {};
    const tag = element("Link", paragraph);
    const [before = "", ...after] = address ? text.split(address) : [text];
    const pieces = [{ text: before }, { text: address, ...linkStyle, tag }, { text: after.join(address) }];
    const flow = { before: LINE_GAP, keep: "whole", keepWithNext: index < lines.length - 1 } as const;
    return textBoxes(pieces, { ...textStyle, tag: paragraph }, flow, faces).map((box): Box => {
      const links = box.marks.flatMap((mark): Mark[] => {
        if (mark.kind !== "text" || mark.tag !== tag) return [];
        const area = { x: mark.x, y: 0, width: mark.width, height: box.height };
        return [{ kind: "link", ...area, target: { url }, description: address, tag }];
      });
      return { ...box, marks: [...box.marks, ...links] };
    });
  });
}
