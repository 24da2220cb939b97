/** Turns a chapter of the white paper into boxes: its head, text, chart and sources. */
import { readChart } from "../../content/formats/chart";
import { readCitation } from "../../content/formats/citation";
import { printedAddress } from "../../content/formats/links";
import { dayInFrench } from "../../french/dates";
import { pageColumn, pdfGrid, type PdfType } from "../../theme/pdf-styles";
import { element, type StructureElement } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, hairline, heightOf, linkBox, textBoxes } from "../pages/boxes";
import type { TextFrame } from "../text/text-block";
import type { PdfChapter, PdfContent } from "./content";
import { chartBoxes } from "./draw-chart";
import { withHead, withShortHead } from "./heads";

type Labels = Pick<PdfContent, "updatedLabel" | "readOnLabel">;

/** Unit: mm. Space before and below the line over the sources. */
const SOURCES = { before: 5, below: 1.6 };
/** Unit: mm. Up to this height in body type, a chapter is short: it has a small head and small type. */
const LONGEST_SHORT = (pdfGrid.bottom - pdfGrid.top) / 2;

/** Sources start in the margin, so that most addresses fit on one line. */
const sourceFrame: TextFrame = { type: "source", ...pageColumn };

/** Sources show their URLs, for readers on paper. Invalid ones, which the content check reports, are left out. */
function sourceBoxes({ sources }: PdfChapter, labels: Labels, section: StructureElement): Box[] {
  const citations = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  const list = element("L", section, { numbering: "None" });
  return citations.map(({ title, publisher, url, readOn }) => {
    const description = `${title}, ${publisher}, ${labels.readOnLabel} ${dayInFrench(readOn)}`;
    const text = `${description}, ${printedAddress(url)}`;
    return linkBox(text, url, sourceFrame, element("LBody", element("LI", list)), description);
  });
}

/** A chapter's boxes. Its sources stand at the foot of its last page, below other chapters. */
export interface ChapterBoxes {
  title: string;
  /** « Mis à jour le 26 novembre 2026 » */
  note: string | null;
  text: readonly Box[];
  /** `text` without the note, for a place below a chapter that has the same note. */
  textBelowSameNote: readonly Box[];
  /** The boxes of the sources, without their heading. */
  sources: readonly Box[];
  sourcesHeading: StructureElement;
}

export function chapterBoxes(
  chapter: PdfChapter & { number: number },
  labels: Labels,
  section: StructureElement,
): ChapterBoxes {
  const { title, number, text, updatedOn } = chapter;
  const note = updatedOn && `${labels.updatedLabel} ${dayInFrench(updatedOn)}`;
  const chart = readChart(chapter);
  const textInType = (type: PdfType) => [
    ...blockBoxes(text ?? [], section, type),
    ...(chart ? chartBoxes(chart, section) : []),
  ];
  // The elements of an unused layout have no marks, so that the PDF leaves them out.
  const body = textInType("body");
  const isShort = heightOf(body) <= LONGEST_SHORT;
  const withHeadOf = (shownNote: string | null) => {
    const head = { title, number, note: shownNote };
    return isShort ? withShortHead(head, section, textInType("label")) : withHead(head, section, body);
  };
  return {
    title,
    note,
    text: withHeadOf(note),
    textBelowSameNote: withHeadOf(null),
    sourcesHeading: element("H3", section),
    sources: sourceBoxes(chapter, labels, section),
  };
}

/** The sources of chapters that share pages, under a line. Among several, each heading names its chapter. */
export function footBoxes(chapters: readonly ChapterBoxes[], label: string): Box[] {
  const cited = chapters.filter(({ sources }) => sources.length > 0);
  if (cited.length === 0) return [];
  const rule = { height: SOURCES.below, before: SOURCES.before, keepWithNext: true, marks: [hairline(0)] };
  const lists = cited.flatMap(({ title, sourcesHeading, sources }) => {
    // Screen readers find the heading in its chapter, so the title beside it is decoration.
    const name = chapters.length > 1 ? [{ text: ` · ${title}` }] : [];
    const heading = [{ text: label, tag: sourcesHeading }, ...name];
    return [...textBoxes(heading, { ...sourceFrame, font: "strong", keepWithNext: true }), ...sources];
  });
  return [rule, ...lists];
}
