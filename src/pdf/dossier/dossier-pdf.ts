/** Lays out the PDF of an assembly's dossier: title and dates, comparison of offers, resolutions, contact. */
import { phoneLink } from "../../content/formats/links";
import type { Block } from "../../content/model/content-type";
import { duskColors, pageColumn, pdfGrid, textColumn } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { drawSky } from "../artwork/scenes";
import { circle, element, type Mark, type PdfLayout, rect, type StructureElement } from "../marks";
import { blockBoxes } from "../pages/blocks";
import { type Box, type Column, heightOf, linkBox, onPanel, textBoxes, withinPanel } from "../pages/boxes";
import { drawFooter, drawHeader, drawPages } from "../pages/draw-pages";
import { paginateEvenly, type PlacedBox } from "../pages/pagination";
import { MM_PER_POINT, textBlock, type TextStyle } from "../text/text-block";
import { type FontFiles, writePdf } from "../writer/writer";
import type { PrintedDossier } from "./content";
import { comparisonBoxes, deadlineBoxes, inPageColumn } from "./tables";

/** Unit of all places and sizes: mm. */
const MOON = { x: 178, y: 25, radius: 13 };

/** The column ends before the moon. */
const titleColumn = { x: pdfGrid.outer, width: MOON.x - MOON.radius - 6 - pdfGrid.outer };

/** The head of the first page: brand, title and name of the copropriété on a night sky. */
function drawTitle({ brandName, title, copropriete }: PrintedDossier, section: StructureElement) {
  const set = (text: string, style: TextStyle, y: number, role: "P" | "H1" = "P") =>
    textBlock(text, { ...style, ...titleColumn, y, tag: element(role, section) });
  const brandBlock = set(brandName, { type: "coverBrand" }, 13);
  const titleBlock = set(title, { type: "coverTitle", scale: 0.32 }, brandBlock.bottom + 3, "H1");
  const rule = rect(titleColumn.x, titleBlock.bottom + 2.4, 22, 4 * MM_PER_POINT, duskColors.pink);
  const nameTop = rule.y + rule.height + 3;
  const nameBlock = set(copropriete, { type: "coverSubtitle", scale: 0.85 }, nameTop);
  const skyBottom = Math.max(nameBlock.bottom, MOON.y + MOON.radius) + 6;
  const moon = circle(MOON.x, MOON.y, MOON.radius, duskColors.moon);
  const texts: Mark[] = [...brandBlock.marks, ...titleBlock.marks, rule, ...nameBlock.marks];
  return { marks: [drawSky(skyBottom), moon, ...texts], bottom: skyBottom };
}

const LINE_GAP = 1.4;

const linkStyle: TextStyle = { type: "body", font: "strong", color: colors.action };
const headingStyle = { type: "title", scale: 0.62, before: 5, keepWithNext: true } as const;
const HEADING_RULE = { width: 10, height: 0.8, above: 1, below: 2 };

const { top } = pdfGrid;
/** Unit: mm. Lower than in the white paper, so that a long list of deadlines fits on one page. */
const bottom = 277;

const toSpans = (text: string) => [{ text, bold: false }];
const callout = (text: string): Block => ({ kind: "callout", spans: toSpans(text) });
const paragraph = (text: string, bold = false): Block => ({ kind: "paragraph", spans: [{ text, bold }] });
const list = (texts: readonly string[]): Block => ({ kind: "list", start: null, items: texts.map(toSpans) });

type Project = PrintedDossier["resolutions"]["projects"][number];

/** Headings within a project rank below its title. */
const projectBlocks = ({ title, blocks }: Project): Block[] => [
  { kind: "heading", level: 2, spans: toSpans(title) },
  ...blocks.map((block): Block => (block.kind === "heading" ? { ...block, level: 3 } : block)),
];

interface Section {
  /** Empty for the answer, which follows the dossier's title. */
  title: string;
  boxes: readonly Box[];
}

function headingBoxes(title: string, section: StructureElement, column: Column): Box[] {
  const { width, height, above, below } = HEADING_RULE;
  const rule = rect(column.x, above, width, height, colors.accent);
  return [
    ...textBoxes(title, { ...headingStyle, ...column, tag: element("H2", section) }),
    { height: above + height + below, before: 0, keepWithNext: true, marks: [rule] },
  ];
}

/** The page's answer with its reasons. Its days are pink if time is short or lost. */
function answerBoxes(answer: PrintedDossier["answer"], section: StructureElement): Box[] {
  const { headlineParts, isAlarm, act, note, reasons } = answer;
  const tone = isAlarm ? colors.accentStrong : colors.action;
  const texts = headlineParts.map(({ text, isValue }) => ({
    text,
    color: isValue ? tone : colors.ink,
  }));
  const frame = { ...withinPanel(pageColumn), type: "callout", scale: 1.4 } as const;
  const panel = onPanel(textBoxes(texts, { ...frame, tag: element("P", section) }), pageColumn);
  const actBoxes = blockBoxes([paragraph(act, true)], section);
  const notes = [note, ...reasons].filter(Boolean).map((text) => paragraph(text));
  return [...panel, ...inPageColumn([...actBoxes, ...blockBoxes(notes, section, "label")])];
}

function estimateBoxes(
  { result, formulas, note }: NonNullable<PrintedDossier["estimate"]>,
  section: StructureElement,
): Box[] {
  return [
    ...blockBoxes([callout(result), list(formulas)], section),
    ...blockBoxes([paragraph(note)], section, "label"),
  ];
}

function contactBoxes({ text, email, phone }: PrintedDossier["contact"], section: StructureElement): Box[] {
  const flow = { before: LINE_GAP, keepWithNext: true };
  return [
    ...textBoxes(text, { type: "body", ...flow, tag: element("P", section) }),
    linkBox(email, `mailto:${email}`, { ...linkStyle, ...flow }, element("P", section)),
    linkBox(phone, phoneLink(phone), { ...linkStyle, before: LINE_GAP }, element("P", section)),
  ];
}

function resolutionBoxes(
  { notice, projects, note }: PrintedDossier["resolutions"],
  section: StructureElement,
): Box[] {
  const blocks = [paragraph(notice, true), ...projects.flatMap(projectBlocks)];
  return [...blockBoxes(blocks, section), ...blockBoxes([paragraph(note)], section, "label")];
}

/** The parts of the dossier, each of which begins a page: the dates, then what is joined to the convocation. */
function dossierParts(dossier: PrintedDossier, document: StructureElement, firstTop: number): Section[][] {
  const { answer, estimate, deadlines, resolutions, comparison, contact } = dossier;
  const toSection = (
    title: string,
    fill: (section: StructureElement, head: readonly Box[]) => Box[],
    column: Column = textColumn,
  ): Section => {
    const section = element("Sect", document);
    const head = title ? headingBoxes(title, section, column) : [];
    return { title, boxes: [...head, ...fill(section, head)] };
  };
  const answerSection = answer.headline ? toSection("", (section) => answerBoxes(answer, section)) : null;
  // The rows of days fill what the answer leaves of the first page.
  const fillDates = (section: StructureElement, head: readonly Box[]) =>
    deadlineBoxes(dossier, section, bottom - firstTop - heightOf([...(answerSection?.boxes ?? []), ...head]));
  const dates = [
    answerSection,
    deadlines.rows.length > 0 ? toSection(deadlines.heading, fillDates, pageColumn) : null,
  ];
  const offers = toSection(
    comparison.heading,
    (section, head) => comparisonBoxes(comparison, section, bottom - top - heightOf(head)),
    pageColumn,
  );
  const rest = [
    toSection(resolutions.heading, (section) => resolutionBoxes(resolutions, section)),
    estimate && toSection(estimate.heading, (section) => estimateBoxes(estimate, section)),
    toSection(contact.heading, (section) => contactBoxes(contact, section)),
  ];
  return [dates, [offers], rest].map((part) => part.filter((section) => section !== null));
}

/** A bookmark for each section with a title, on the page of its first box. */
function bookmarksOf(sections: readonly Section[], pages: readonly (readonly PlacedBox[])[]) {
  return sections
    .filter(({ title }) => title)
    .map(({ title, boxes: [first] }) => ({
      title,
      page: 1 + pages.findIndex((page) => page.some(({ box }) => box === first)),
    }));
}

/** The first page has the dates; comparison and resolutions have pages of their own, for the convocation. */
export function layOutDossier(dossier: PrintedDossier): PdfLayout {
  const { title, fullTitle, brandName } = dossier;
  const document = element("Document", null);
  const head = drawTitle(dossier, element("Sect", document));
  const firstTop = head.bottom + 6;
  const parts = dossierParts(dossier, document, firstTop);
  const placed = parts.flatMap((part, index) => {
    const boxes = part.flatMap((section) => section.boxes);
    return paginateEvenly(boxes, { firstTop: index === 0 ? firstTop : top, top, bottom });
  });
  const pages = drawPages(placed).map((marks, index) => [
    ...(index === 0 ? head.marks : drawHeader(brandName, title)),
    ...marks,
    ...drawFooter(index + 1, placed.length),
  ]);
  return {
    pages,
    bookmarks: [{ title, page: 1 }, ...bookmarksOf(parts.flat(), placed)],
    metadata: { title: fullTitle, author: brandName, subject: title, keywords: "", date: dossier.madeOn },
  };
}

/** Makes the tagged PDF of an assembly, without a server. @throws when a font file is not a TrueType font. */
export const createDossierPdf = (dossier: PrintedDossier, fonts: FontFiles) =>
  writePdf(layOutDossier(dossier), fonts);
