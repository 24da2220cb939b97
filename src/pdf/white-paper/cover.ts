/** The white paper's cover: brand, title and subtitle over the drawing of a façade. */
import { duskColors, pageColumn, pdfGrid, type PdfType, pdfType } from "../../theme/pdf-styles";
import { drawCoverScene } from "../artwork/scenes";
import { element, type Mark, rect, type StructureElement, tagged } from "../marks";
import { MM_PER_POINT, textBlock, textLines } from "../text/text-block";
import type { WhitePaperContent } from "./content";

/** Unit of all places and heights: millimetres. */
const FACADE_TOP = 119;
const BRAND_TOP = 19;
const TITLE_TOP = 40;
const GAP = 6;
const RULE_WIDTH = 22;
const MAX_TITLE_LINES = 2;
/** Optical alignment, as a share of the type size: large capitals have white space on their left. */
const TITLE_OUTDENT = 0.042;

const narrowColumn = { ...pageColumn, width: 138 };

/** Uses the largest listed scale at which the title has at most two lines and splits no word. */
function setTitle(title: string, y: number, tag: StructureElement) {
  const frame = { type: "coverTitle", ...pageColumn, y, tag } as const;
  const fits = (scale: number) => {
    const words = title.split(" ").map((word) => textBlock(word, { type: frame.type, scale }));
    const fitsInLine = words.every(({ width }) => width <= pageColumn.width);
    return fitsInLine && textLines(title, { ...frame, scale }).length <= MAX_TITLE_LINES;
  };
  // The scale 0.3 may split a word: it is the last resort.
  const scale = [1, 0.85, 0.7, 0.55, 0.4].find(fits) ?? 0.3;
  const outdent = TITLE_OUTDENT * pdfType.coverTitle.size * MM_PER_POINT * scale;
  return textBlock(title, { ...frame, scale, x: pageColumn.x - outdent });
}

export function drawCover(content: WhitePaperContent, document: StructureElement): Mark[] {
  const { whitePaperPage: page, whitePaperPdf: pdf, siteSettings: settings } = content;
  const section = element("Sect", document);
  const area = { x: 0, y: 0, width: pdfGrid.width, height: pdfGrid.height };
  const figure = element("Figure", section, { alt: page.coverImage.alt, area });
  const set = (text: string, type: PdfType, y: number, place = narrowColumn) =>
    textBlock(text, { type, ...place, y, tag: element("P", section) });
  const brandBlock = set(settings.brandName, "coverBrand", BRAND_TOP, pageColumn);
  const taglineBlock = set(settings.tagline, "coverTagline", brandBlock.bottom);
  const titleTop = Math.max(TITLE_TOP, taglineBlock.bottom + GAP);
  const titleBlock = setTitle(pdf.coverTitle, titleTop, element("H1", section));
  const subtitleBlock = set(page.subtitle, "coverSubtitle", titleBlock.bottom + 6.5);
  return [
    ...tagged(drawCoverScene(Math.max(FACADE_TOP, subtitleBlock.bottom + GAP)), figure),
    rect(pageColumn.x, titleBlock.bottom + 2, RULE_WIDTH, 5 * MM_PER_POINT, duskColors.pink),
    ...[brandBlock, taglineBlock, titleBlock, subtitleBlock].flatMap(({ marks }) => marks),
  ];
}
