import type { AssemblyFile } from "../../assembly/assembly-file";
import type { Block } from "../../content/content-type";
import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { rect } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";
import { deadlineBoxes } from "./calendar-rows";
import { type Addresses, contactBoxes } from "./contact-lines";

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
function headingBoxes(title: string, section: StructureElement, faces: Faces): Box[] {
  const after = RULE.above + RULE.height + RULE.below;
  const flow = { before: SECTION_GAP, after, keep: "whole", keepWithNext: true } as const;
  const boxes = textBoxes(title, { ...headingStyle, tag: element("H2", section) }, flow, faces);
  return boxes.map((box, index) => {
    if (index < boxes.length - 1) return box;
    const y = box.height - RULE.height - RULE.below;
    return {
      ...box,
      marks: [...box.marks, rect(textColumn.x, y, RULE.width, RULE.height, colors.accent)],
    };
  });
}

/** A project as blocks below its title. Headings within it are one level lower. */
const projectBlocks = ({ title, blocks }: AssemblyFile["resolutions"]["projects"][number]): Block[] => [
  { kind: "heading", level: 2, spans: toSpans(title) },
  ...blocks.map((block): Block => (block.kind === "heading" ? { ...block, level: 3 } : block)),
];

/** The sections of the file, in order. One without content is left out. */
export function fileSections(
  { estimate, calendar, resolutions, contact }: AssemblyFile,
  addresses: Addresses,
  document: StructureElement,
  faces: Faces,
) {
  const toSection = (title: string, fill: (section: StructureElement) => readonly Box[]): FileSection => {
    const section = element("Sect", document);
    return { title, boxes: [...headingBoxes(title, section, faces), ...fill(section)] };
  };
  return {
    estimate:
      estimate &&
      toSection(estimate.heading, (section) => [
        ...blockBoxes(
          [
            { kind: "callout", spans: toSpans(estimate.result) },
            paragraph(estimate.formulas.join(" "), true),
          ],
          section,
          faces,
        ),
        ...blockBoxes([list(estimate.notes)], section, faces, "label"),
      ]),
    calendar: toSection(calendar.heading, (section) => [
      ...deadlineBoxes(calendar.deadlines, section, faces),
      ...blockBoxes([list(calendar.notes)], section, faces, "label"),
    ]),
    resolutions: toSection(resolutions.heading, (section) => {
      const projects = resolutions.projects.flatMap(projectBlocks);
      const blocks = [paragraph(resolutions.notice, true), ...projects, paragraph(resolutions.note)];
      return blockBoxes(blocks, section, faces);
    }),
    contact: toSection(contact.heading, (section) => contactBoxes(contact.lines, addresses, section, faces)),
  };
}
