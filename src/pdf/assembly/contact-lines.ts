import { phoneLink } from "../../content/links";
import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import type { Mark } from "../marks";
import { type Box, lineBoxes } from "../pages/boxes";
import { element, isElement, type StructureElement } from "../structure";
import type { TextStyle, Typesetter } from "../text/typesetter";

const LINE_GAP = 1.4;

const textStyle: TextStyle = { type: "body", font: "text", color: colors.ink };
const linkStyle = { font: "strong", color: colors.action } as const;

/** The addresses of the site that become links. */
export interface Addresses {
  email: string;
  phone: string;
}

/** A line of text. The e-mail address and the telephone number in it are links. */
function contactLine(
  text: string,
  { email, phone }: Addresses,
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  const paragraph = element("P", section);
  const targets = [
    { address: email, url: `mailto:${email}` },
    { address: phone, url: phoneLink(phone) },
  ];
  const target = targets.find(({ address }) => text.includes(address));
  if (!target) {
    const lines = typesetter.lines(text, { ...textStyle, ...textColumn, tag: paragraph });
    return lineBoxes(lines, { before: LINE_GAP, keepWithNext: true });
  }
  const { address, url } = target;
  const start = text.indexOf(address);
  const tag = element("Link", paragraph);
  const pieces = [
    { text: text.slice(0, start) },
    { text: address, ...linkStyle, tag },
    { text: text.slice(start + address.length) },
  ];
  const lines = typesetter.lines(pieces, { ...textStyle, ...textColumn, tag: paragraph });
  return lineBoxes(lines, { before: LINE_GAP, keepWithNext: true }).map((box) => ({
    ...box,
    marks: box.marks.flatMap((mark): Mark[] => {
      // An address that two lines share is an element within the link.
      const isLink = isElement(mark.tag) && (mark.tag === tag || mark.tag.parent === tag);
      if (mark.kind !== "text" || !isLink) return [mark];
      const area = { x: mark.x, y: 0, width: mark.width, height: box.height };
      return [mark, { kind: "link", ...area, target: { url }, description: address, tag }];
    }),
  }));
}

/** The lines about whom to ask, all on one page. */
export const contactBoxes = (
  lines: readonly string[],
  addresses: Addresses,
  section: StructureElement,
  typesetter: Typesetter,
): Box[] =>
  lines
    .flatMap((text) => contactLine(text, addresses, section, typesetter))
    .map((box, index, boxes) => ({ ...box, keepWithNext: index < boxes.length - 1 }));
