import { textColumn } from "../../../theme/print";
import { colors } from "../../../theme/tokens";
import { type Box, lineBoxes } from "../../pages/boxes";
import { element, type StructureElement } from "../../structure";
import type { TextStyle, Typesetter } from "../../text/typesetter";
import type { Source } from "../document";

const GAP = 4;
const style: TextStyle = { type: "source", font: "text", color: colors.inkSoft };

/** A source, which leads to its address. */
function sourceBox({ text, url }: Source, section: StructureElement, typesetter: Typesetter): Box {
  const tag = element("Link", element("P", section));
  const { marks, width, height } = typesetter.block(text, { ...style, ...textColumn, tag });
  const area = { x: textColumn.x, y: 0, width, height };
  return {
    height,
    before: 0,
    keepWithNext: false,
    marks: [...marks, { kind: "link", ...area, target: { url }, description: text, tag }],
  };
}

/** The sources at the end of a chapter, small. */
export function sourceBoxes(
  heading: string,
  sources: readonly Source[],
  section: StructureElement,
  typesetter: Typesetter,
): Box[] {
  if (sources.length === 0) return [];
  const lines = typesetter.lines(heading, { ...style, ...textColumn, tag: element("P", section) });
  return [
    ...lineBoxes(lines, { before: GAP, keep: "whole", keepWithNext: true }),
    ...sources.map((source) => sourceBox(source, section, typesetter)),
  ];
}
