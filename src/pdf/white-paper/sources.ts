import { colors } from "../../theme/tokens";
import { type Box, linkedText, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";
import type { DocumentChapter } from "./document";

const GAP = 4;
const style: TextStyle = { type: "source", font: "text", color: colors.inkSoft };

/** The sources at the end of a chapter, small. Each leads to its address. */
export function sourceBoxes(
  heading: string,
  sources: DocumentChapter["sources"],
  section: StructureElement,
  faces: Faces,
): Box[] {
  if (sources.length === 0) return [];
  const flow = { before: GAP, keep: "whole", keepWithNext: true } as const;
  const boxes = textBoxes(heading, { ...style, tag: element("P", section) }, flow, faces);
  const linked = sources.map(({ text, url }): Box => {
    const link = { url, description: text };
    const { marks, bottom } = linkedText(text, link, { ...style, y: 0 }, element("P", section), faces);
    return { height: bottom, before: 0, marks };
  });
  return [...boxes, ...linked];
}
