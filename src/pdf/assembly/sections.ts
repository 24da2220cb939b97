import type { AssemblyFile } from "../../assembly/assembly-file";
import type { Block } from "../../content/content-type";
import { textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { type Mark, rect } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, lineBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle, Typesetter } from "../text/typesetter";
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

const paragraph = (text: string, bold = false): Block => ({ kind: "paragraph", spans: [{ text, bold }] });
const list = (texts: readonly string[]): Block[] =>
  texts.length > 0
    ? [{ kind: "list", ordered: false, items: texts.map((text) => [{ text, bold: false }]) }]
    : [];

/** A heading with a short rule in the accent colour below it, on the page of what follows. */
function headingBoxes(title: string, section: StructureElement, typesetter: Typesetter): Box[] {
  const lines = typesetter.lines(title, { ...headingStyle, ...textColumn, tag: element("H2", section) });
  const after = RULE.above + RULE.height + RULE.below;
  const boxes = lineBoxes(lines, { before: SECTION_GAP, after, keep: "whole", keepWithNext: true });
  return boxes.map((box, index): Box => {
    if (index < boxes.length - 1) return box;
    const y = box.height - RULE.height - RULE.below;
    const rule: Mark = rect(textColumn.x, y, RULE.width, RULE.height, colors.accent);
    return { ...box, marks: [...box.marks, rule] };
  });
}

/** A project as blocks below its title. Headings within it are one level lower. */
const projectBlocks = ({ title, blocks }: AssemblyFile["resolutions"]["projects"][number]): Block[] => [
  { kind: "heading", level: 2, spans: [{ text: title, bold: false }] },
  ...blocks.map((block): Block => (block.kind === "heading" ? { ...block, level: 3 } : block)),
];

/** The sections of the file, in order. A section without content is left out. */
export function fileSections(
  { estimate, calendar, resolutions, contact }: AssemblyFile,
  addresses: Addresses,
  document: StructureElement,
  typesetter: Typesetter,
) {
  const toSection = (title: string, fill: (section: StructureElement) => readonly Box[]): FileSection => {
    const section = element("Sect", document);
    return { title, boxes: [...headingBoxes(title, section, typesetter), ...fill(section)] };
  };
  const blocks = (section: StructureElement, ...content: Block[]) => blockBoxes(content, section, typesetter);
  const notes = (section: StructureElement, texts: readonly string[]) =>
    blockBoxes(list(texts), section, typesetter, "label");
  return {
    estimate:
      estimate &&
      toSection(estimate.heading, (section) => [
        ...blocks(
          section,
          { kind: "callout", spans: [{ text: estimate.result, bold: false }] },
          paragraph(estimate.formulas.join(" "), true),
        ),
        ...notes(section, estimate.notes),
      ]),
    calendar: toSection(calendar.heading, (section) => [
      ...deadlineBoxes(calendar.deadlines, section, typesetter),
      ...notes(section, calendar.notes),
    ]),
    resolutions: toSection(resolutions.heading, (section) =>
      blocks(
        section,
        paragraph(resolutions.notice, true),
        ...resolutions.projects.flatMap(projectBlocks),
        paragraph(resolutions.note),
      ),
    ),
    contact: toSection(contact.heading, (section) =>
      contactBoxes(contact.lines, addresses, section, typesetter),
    ),
  };
}
