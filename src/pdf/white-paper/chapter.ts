import { readCitation } from "../../content/citation";
import { dayInFrench } from "../../content/day";
import type { WhitePaperChapter } from "../../content/types/whitePaperChapter";
import { readChart, type WhitePaperContent } from "../../content/white-paper";
import { colors } from "../../theme/tokens";
import { blockBoxes } from "../pages/blocks";
import { type Box, linkedText, textBoxes } from "../pages/boxes";
import { element, type StructureElement } from "../structure";
import type { TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";
import { chartBoxes } from "./chart";

type Labels = Pick<WhitePaperContent["page"], "sourcesLabel" | "readOnLabel">;

const SOURCES_GAP = 4;
const sourceStyle: TextStyle = { type: "source", font: "text", color: colors.inkSoft };

/** Sources, small, each with a link to its address. Invalid ones, which the content check reports, are left out. */
function sourceBoxes(
  sources: readonly string[],
  { sourcesLabel, readOnLabel }: Labels,
  section: StructureElement,
  faces: Faces,
): Box[] {
  const linked = sources.flatMap((source): Box | [] => {
    const citation = readCitation(source);
    if (!citation) return [];
    const { title, publisher, url, readOn } = citation;
    const text = `${title}, ${publisher}, ${readOnLabel} ${dayInFrench(readOn)}`;
    const frame = { ...sourceStyle, y: 0 };
    const { marks, bottom } = linkedText(
      text,
      { url, description: text },
      frame,
      element("P", section),
      faces,
    );
    return { height: bottom, before: 0, marks };
  });
  if (linked.length === 0) return [];
  const flow = { before: SOURCES_GAP, keep: "whole", keepWithNext: true } as const;
  return [...textBoxes(sourcesLabel, { ...sourceStyle, tag: element("P", section) }, flow, faces), ...linked];
}

/** A chapter below its title: text, chart, sources. */
export function chapterBoxes(
  chapter: WhitePaperChapter,
  labels: Labels,
  section: StructureElement,
  faces: Faces,
): Box[] {
  const chart = readChart(chapter);
  return [
    ...blockBoxes(chapter.text ?? [], section, faces),
    ...(chart ? chartBoxes(chart, section, faces) : []),
    ...sourceBoxes(chapter.sources ?? [], labels, section, faces),
  ];
}
