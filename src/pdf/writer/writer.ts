import { jsPDF } from "jspdf";

import { printGrid } from "../../theme/print";
import type { PdfLayout } from "../marks";
import { drawPage } from "./drawing";
import { addFonts, type FontFiles } from "./fonts";
import { setMetadata } from "./metadata";
import { toPdfString } from "./strings";
import { writeStructure } from "./structure-objects";
import { createStructureTree } from "./structure-tree";

/** Decimal places of coordinates in points. 0.01 pt is 0.004 mm, and short numbers halve the file. */
const COORDINATE_DIGITS = 2;

/**
 * Draws a layout with jsPDF, as a file that conforms to PDF/UA-1. The same layout and fonts give the same bytes.
 * @throws when a font file is not a TrueType font.
 */
export function writePdf({ pages, bookmarks, metadata }: PdfLayout, fonts: FontFiles): Blob {
  const pdf = new jsPDF({
    format: [printGrid.width, printGrid.height],
    putOnlyUsedFonts: true,
    precision: COORDINATE_DIGITS,
    compress: true,
  });
  setMetadata(pdf, metadata);
  addFonts(pdf, fonts);
  const tree = createStructureTree();
  pages.forEach((marks, index) => {
    if (index > 0) pdf.addPage();
    drawPage(pdf, marks, index + 1, tree);
  });
  for (const { title, page } of bookmarks) pdf.outline.add(null, toPdfString(title), { pageNumber: page });
  writeStructure(pdf, tree);
  return new Blob([pdf.output("arraybuffer")], { type: "application/pdf" });
}
