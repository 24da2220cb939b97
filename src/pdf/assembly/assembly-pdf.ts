import type { Dossier } from "../../assembly/rules/dossier";
import { duskColors, printGrid } from "../../theme/print";
import { drawFrieze, drawSky } from "../artwork/scenes";
import { circle, element, type Mark, type PdfLayout, rect, type StructureElement } from "../marks";
import { drawFooter, drawHeader, drawPages } from "../pages/draw-pages";
import { paginateEvenly } from "../pages/pagination";
import { MM_PER_POINT, textBlock, type TextStyle } from "../text/text-block";
import { type FontFiles, writePdf } from "../writer/writer";
import { fileSections } from "./sections";

const MOON = { x: 178, y: 25, radius: 13 };

/** The column ends before the moon. */
const titleColumn = { x: printGrid.outer, width: MOON.x - MOON.radius - 6 - printGrid.outer };

const { top } = printGrid;
/** Lower than in the white paper, so that a long file fits on two pages. */
const bottom = 277;

function drawTitle({ brandName, title, copropriete }: Dossier, section: StructureElement) {
  const set = (text: string, style: TextStyle, y: number, role: "P" | "H1" = "P") =>
    textBlock(text, { ...style, ...titleColumn, y, tag: element(role, section) });
  const brandBlock = set(brandName, { type: "coverBrand" }, 13);
  const titleBlock = set(title, { type: "coverTitle", scale: 0.32 }, brandBlock.bottom + 3, "H1");
  const rule = rect(titleColumn.x, titleBlock.bottom + 2.4, 22, 4 * MM_PER_POINT, duskColors.pink);
  const below = rule.y + rule.height;
  const name = set(copropriete, { type: "coverSubtitle", scale: 0.85 }, below + 3);
  const bottom = Math.max(name.bottom, MOON.y + MOON.radius) + 6;
  const moon = circle(MOON.x, MOON.y, MOON.radius, duskColors.moon);
  const texts: Mark[] = [...brandBlock.marks, ...titleBlock.marks, rule, ...name.marks];
  return { marks: [drawSky(bottom), moon, ...texts], bottom };
}

/** Resolutions and comparison have pages of their own, for the convocation. Estimate and contact are last: the reader keeps their page. */
export function layOutFile(file: Dossier): PdfLayout {
  const { title, fullTitle, brandName } = file;
  const document = element("Document", null);
  const head = drawTitle(file, element("Sect", document));
  const { calendar, resolutions, comparison, estimate, contact } = fileSections(file, document);
  // Without dates, little text comes before the resolutions, so they share the first page.
  const first = file.calendar.deadlines.length > 0 ? [[calendar], [resolutions]] : [[calendar, resolutions]];
  const parts = [...first, [comparison], [...(estimate ? [estimate] : []), contact]];
  const placed = parts.flatMap((part, index) => {
    const boxes = part.flatMap((section) => section.boxes);
    return paginateEvenly(boxes, { firstTop: index === 0 ? head.bottom + 6 : top, top, bottom });
  });

  const starts = parts.flat().map((section) => ({
    title: section.title,
    page: 1 + placed.findIndex((boxes) => boxes.some(({ box }) => box === section.boxes[0])),
  }));
  const pages = drawPages(placed, drawFrieze()).map((marks, index) => [
    ...(index === 0 ? head.marks : drawHeader(brandName, title)),
    ...marks,
    ...drawFooter(index + 1, placed.length),
  ]);
  return {
    pages,
    bookmarks: [{ title, page: 1 }, ...starts],
    metadata: { title: fullTitle, author: brandName, subject: title, keywords: "", date: file.madeOn },
  };
}

/** Makes the tagged PDF of an assembly, without a server. @throws when a font file is not a TrueType font. */
export const createAssemblyPdf = (file: Dossier, fonts: FontFiles) => writePdf(layOutFile(file), fonts);
