import type { WhitePaperContent } from "../../content/chapters";
import { duskColors, pageColumn, printGrid, type PrintType, printType, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { drawCoverScene } from "../artwork/scenes";
import { circle, element, type Mark, rect, type StructureElement, tagged } from "../marks";
import { MM_PER_POINT, textBlock, textLines } from "../text/text-block";

const FACADE_TOP = 119;
const MAX_TITLE_LINES = 2;
/** Optical alignment, as a share of the type size: large capitals have white space on their left. */
const TITLE_OUTDENT = 0.042;

const narrowColumn = { ...pageColumn, width: 138 };

/** Uses the largest listed scale at which the title has at most two lines and splits no word. */
function setTitle(title: string, y: number, tag: StructureElement) {
  const frame = { type: "coverTitle", ...pageColumn, y, tag } as const;
  const fits = (scale: number) => {
    const lines = textLines(title, { ...frame, scale });
    return lines.length <= MAX_TITLE_LINES && !lines.some(({ splitsWord }) => splitsWord);
  };
  const scale = [1, 0.85, 0.7, 0.55, 0.4].find(fits) ?? 0.3;
  const outdent = TITLE_OUTDENT * printType.coverTitle.size * MM_PER_POINT * scale;
  return textBlock(title, { ...frame, scale, x: pageColumn.x - outdent });
}

export function drawCover(content: WhitePaperContent, document: StructureElement): Mark[] {
  const { whitePaperPage: page, whitePaperPdf: pdf, siteSettings: settings } = content;
  const section = element("Sect", document);
  const area = { x: 0, y: 0, width: printGrid.width, height: printGrid.height };
  const figure = element("Figure", section, { alt: page.coverImage.alt, area });
  const set = (text: string, type: PrintType, y: number, place = narrowColumn) =>
    textBlock(text, { type, ...place, y, tag: element("P", section) });
  const brandBlock = set(settings.brandName, "coverBrand", 19, pageColumn);
  const taglineBlock = set(settings.tagline, "coverTagline", brandBlock.bottom);
  const titleTop = Math.max(40, taglineBlock.bottom + 6);
  const titleBlock = setTitle(pdf.coverTitle, titleTop, element("H1", section));
  const subtitleBlock = set(page.subtitle, "coverSubtitle", titleBlock.bottom + 6.5);
  return [
    ...tagged(drawCoverScene(Math.max(FACADE_TOP, subtitleBlock.bottom + 6)), figure),
    rect(pageColumn.x, titleBlock.bottom + 2, 22, 5 * MM_PER_POINT, duskColors.pink),
    ...[brandBlock, taglineBlock, titleBlock, subtitleBlock].flatMap(({ marks }) => marks),
  ];
}

/** Aligns the capitals of the title's first line with the top of the number's window. */
const BASELINE = printGrid.top + 6.2;
const RULE = { width: 14, height: 1.1, above: 2.4, below: 5.2, gap: 3 };
const WINDOW = { width: 16.4, paneHeight: 14.5, sill: 1.4, bar: 0.8 };

function drawNumber(number: number, title: StructureElement): Mark[] {
  const { outer: left, top } = printGrid;
  const { width, paneHeight, sill, bar } = WINDOW;
  const radius = width / 2;
  const [x, middle, spring] = [left + sill, left + sill + radius, top + radius];
  const bottom = spring + paneHeight;
  const place = { x: middle, baseline: bottom - 4, align: "center", spaceAfter: true } as const;
  return [
    circle(middle, spring, radius, duskColors.litTop),
    circle(middle, spring, radius / 3, colors.ink),
    rect(middle - bar / 2, top, bar, radius, colors.ink),
    rect(x, spring, width, paneHeight, duskColors.lit),
    rect(x, spring, width, bar, colors.ink),
    rect(left, bottom, width + 2 * sill, sill, colors.ink),
    ...textBlock(`${number}`, { type: "numeral", ...place, tag: element("Lbl", title) }).marks,
  ];
}

export interface PageHead {
  title: string;
  number?: number;
  note?: string | null;
}

/** @returns `bottom`, where the text column starts, in millimetres. */
export function drawPageHead({ title, number, note }: PageHead, section: StructureElement) {
  const tag = element("H2", section);
  const heading = textBlock(title, { type: "title", ...textColumn, baseline: BASELINE, tag });
  const rule = rect(textColumn.x, heading.bottom + RULE.above, RULE.width, RULE.height, colors.accent);
  const baseline = rule.y + rule.height;
  const x = rule.x + rule.width + RULE.gap;
  const noteFrame = { x, width: printGrid.right - x, baseline, tag: element("P", section) };
  const noteBlock = textBlock(note ?? "", { type: "label", color: colors.inkSoft, ...noteFrame });
  const numeral = number === undefined ? [] : drawNumber(number, tag);
  const marks: Mark[] = [...numeral, ...heading.marks, rule, ...noteBlock.marks];
  return { marks, bottom: noteBlock.end[1] + RULE.below };
}
