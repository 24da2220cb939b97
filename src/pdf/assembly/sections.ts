import type { AssemblyFile } from "../../assembly/assembly-file";
import type { Block } from "../../content/content-type";
import { phoneLink } from "../../content/links";
import type { SiteSettings } from "../../content/types/siteSettings";
import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { type Mark, rect } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle } from "../text/text-block";
import { rowBox } from "./calendar-rows";

const LINE_GAP = 1.4;

const textStyle: TextStyle = { type: "body", font: "text", color: colors.ink };
const linkStyle = { font: "strong", color: colors.action } as const;
const headingStyle: TextStyle = { type: "title", font: "display", color: colors.ink, scale: 0.62 };
const RULE = { width: 10, height: 0.8, above: 1, below: 2 };
const SECTION_GAP = 6;

/** A section's heading, and its boxes. The first box is the heading. */
export interface FileSection {
  title: string;
  boxes: readonly Box[];
}

const toSpans = (text: string, bold = false) => [{ text, bold }];
const paragraph = (text: string, bold?: boolean): Block => ({
  kind: "paragraph",
  spans: toSpans(text, bold),
});
const list = (texts: readonly string[]): Block => ({
  kind: "list",
  ordered: false,
  items: texts.map((text) => toSpans(text)),
});

/** A heading with a short rule in the accent colour below it, on the page of what follows. */
function headingBoxes(title: string, section: StructureElement): Box[] {
  const flow = { before: SECTION_GAP, keep: "whole", keepWithNext: true } as const;
  const { width, height, above, below } = RULE;
  const rule = rect(textColumn.x, above, width, height, colors.accent);
  return [
    ...textBoxes(title, { ...headingStyle, tag: element("H2", section) }, flow),
    { height: above + height + below, before: 0, keepWithNext: true, marks: [rule] },
  ];
}

/** A project as blocks below its title. Headings within it are one level lower. */
const projectBlocks = ({ title, blocks }: AssemblyFile["resolutions"]["projects"][number]): Block[] => [
  { kind: "heading", level: 2, spans: toSpans(title) },
  ...blocks.map((block): Block => (block.kind === "heading" ? { ...block, level: 3 } : block)),
];

/** The lines about whom to ask, all on one page. The e-mail address and the telephone number in them are links. */
function contactBoxes(
  lines: readonly string[],
  { email, phone }: Pick<SiteSettings, "email" | "phone">,
  section: StructureElement,
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
    return textBoxes(pieces, { ...textStyle, tag: paragraph }, flow).map((box): Box => {
      const links = box.marks.flatMap((mark): Mark[] => {
        if (mark.kind !== "text" || mark.tag !== tag) return [];
        const area = { x: mark.x, y: 0, width: mark.width, height: box.height };
        return [{ kind: "link", ...area, target: { url }, description: address, tag }];
      });
      return { ...box, marks: [...box.marks, ...links] };
    });
  });
}

/** The sections of the file, in order. One without content is left out. */
export function fileSections(
  { estimate, calendar, resolutions, contact }: AssemblyFile,
  addresses: Pick<SiteSettings, "email" | "phone">,
  document: StructureElement,
) {
  const toSection = (title: string, fill: (section: StructureElement) => readonly Box[]): FileSection => {
    const section = element("Sect", document);
    return { title, boxes: [...headingBoxes(title, section), ...fill(section)] };
  };
  const toNotes = (texts: readonly string[], section: StructureElement) =>
    blockBoxes([list(texts)], section, "label");
  return {
    estimate:
      estimate &&
      toSection(estimate.heading, (section) => {
        const result: Block = { kind: "callout", spans: toSpans(estimate.result) };
        const blocks = [result, paragraph(estimate.formulas.join(" "), true)];
        return [...blockBoxes(blocks, section), ...toNotes(estimate.notes, section)];
      }),
    calendar: toSection(calendar.heading, (section) => {
      const table = element("Table", section);
      const rows = calendar.deadlines.map((deadline) => rowBox(deadline, table));
      return [...rows, ...toNotes(calendar.notes, section)];
    }),
    resolutions: toSection(resolutions.heading, (section) => {
      const projects = resolutions.projects.flatMap(projectBlocks);
      const blocks = [paragraph(resolutions.notice, true), ...projects, paragraph(resolutions.note)];
      return blockBoxes(blocks, section);
    }),
    contact: toSection(contact.heading, (section) => contactBoxes(contact.lines, addresses, section)),
  };
}
