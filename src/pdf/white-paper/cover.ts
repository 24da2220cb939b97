import type { WhitePaperContent } from "../../content/chapters";
import { duskColors, printGrid, printType } from "../../theme/print";
import { drawCoverScene } from "../artwork/scenes";
import { element, type Mark, rect, type StructureElement, tagged } from "../marks";
import { MM_PER_POINT, type TextBlock, textBlock, textLines, type TextStyle } from "../text/text-block";

const FACADE_TOP = 119;
const MAX_TITLE_LINES = 2;
/** Optical alignment, as a share of the type size: large capitals have white space on their left. */
const TITLE_OUTDENT = 0.042;

const column = { x: printGrid.outer, width: printGrid.width - 2 * printGrid.outer };
const narrowColumn = { ...column, width: 138 };
const brandStyle: TextStyle = { type: "coverBrand", font: "display", color: duskColors.title };
const taglineStyle: TextStyle = { type: "coverTagline", font: "text", color: duskColors.subtitle };
const titleStyle: TextStyle = { type: "coverTitle", font: "display", color: duskColors.title };
const subtitleStyle: TextStyle = { type: "coverSubtitle", font: "display", color: duskColors.subtitle };

/** Uses the largest listed scale at which the title has at most two lines and splits no word. */
function setTitle(title: string, y: number, tag: StructureElement): TextBlock {
  const frame = { ...titleStyle, ...column, y, tag };
  const fits = (scale: number) => {
    const lines = textLines(title, { ...frame, scale });
    return lines.length <= MAX_TITLE_LINES && !lines.some(({ splitsWord }) => splitsWord);
  };
  const scale = [1, 0.85, 0.7, 0.55, 0.4].find(fits) ?? 0.3;
  const outdent = TITLE_OUTDENT * printType.coverTitle.size * MM_PER_POINT * scale;
  return textBlock(title, { ...frame, scale, x: column.x - outdent });
}

export function drawCover(content: WhitePaperContent, document: StructureElement): Mark[] {
  const { whitePaperPage: page, whitePaperPdf: pdf, siteSettings: settings } = content;
  const section = element("Sect", document);
  const { width, height } = printGrid;
  const figure = element("Figure", section, {
    alt: page.coverImage.alt,
    area: { x: 0, y: 0, width, height },
  });
  const set = (text: string, style: TextStyle, y: number, place = narrowColumn) =>
    textBlock(text, { ...style, ...place, y, tag: element("P", section) });
  const brandBlock = set(settings.brandName, brandStyle, 19, column);
  const taglineBlock = set(settings.tagline, taglineStyle, brandBlock.bottom);
  const titleTop = Math.max(40, taglineBlock.bottom + 6);
  const titleBlock = setTitle(pdf.coverTitle, titleTop, element("H1", section));
  const subtitleBlock = set(page.subtitle, subtitleStyle, titleBlock.bottom + 6.5);
  return [
    ...tagged(drawCoverScene(Math.max(FACADE_TOP, subtitleBlock.bottom + 6)), figure),
    rect(column.x, titleBlock.bottom + 2, 22, 5 * MM_PER_POINT, duskColors.pink),
    ...[brandBlock, taglineBlock, titleBlock, subtitleBlock].flatMap(({ marks }) => marks),
  ];
}
