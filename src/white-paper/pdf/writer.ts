import { jsPDF } from "jspdf";

import { printGrid } from "../../theme/print";
import { FONT_FAMILIES, FONT_NAMES, type FontFiles } from "./fonts";
import type { WhitePaperLayout } from "./layout";
import type { Mark, Point } from "./marks";

/** A document that says when it was made is never twice the same: the date is that of the layout's design. */
const CREATION_DATE = "D:20260101000000+00'00'";

/** Digits after the point of a coordinate in points: a hundredth is 0.004 mm, and short numbers halve the file. */
const COORDINATE_DIGITS = 2;

/** jsPDF takes a font file as a string of bytes. */
function toByteString(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/**
 * A text for metadata and outline. jsPDF writes its characters below U+0100 as bytes of PDFDocEncoding, which differs from
 * Latin-1 in U+0080 to U+00A0 and in U+00AD (ISO 32000-1, annex D.2): a no-break space would read « € ».
 */
function toPdfString(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00a0\u202f\t\n\r]/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u00ad]/gu, "");
}

/**
 * A PDF's identifier must follow from its content (ISO 32000-1, 14.4). Four FNV-1a hashes make the 16 bytes; no secret is at
 * stake.
 */
function createFileId(layout: WhitePaperLayout): string {
  const content = JSON.stringify(layout);
  return [0x811c9dc5, 0x01000193, 0xdeadbeef, 0x9e3779b9]
    .map((seed) => {
      let hash = seed;
      for (let index = 0; index < content.length; index++) {
        hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("")
    .toUpperCase();
}

function drawPolygon(pdf: jsPDF, points: readonly Point[]): void {
  const [first, ...others] = points;
  if (!first) return;
  let [x, y] = first;
  const moves = others.map(([nextX, nextY]) => {
    const move = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return move;
  });
  pdf.lines(moves, first[0], first[1], [1, 1], "F", true);
}

function draw(pdf: jsPDF, mark: Mark): void {
  switch (mark.kind) {
    case "text":
      if (mark.text === "") return;
      pdf.setFont(FONT_FAMILIES[mark.font], "normal").setFontSize(mark.size).setTextColor(mark.color);
      // A no-break space has done its work when lines are broken. In fonts it often shares its glyph with the plain space, and
      // the PDF can name but one character for a glyph: the plain one, which readers type in a search.
      pdf.text(mark.text.replaceAll("\u00a0", " "), mark.x, mark.y);
      return;
    case "rect":
      pdf.setFillColor(mark.color).rect(mark.x, mark.y, mark.width, mark.height, "F");
      return;
    case "circle":
      pdf.setFillColor(mark.color).circle(mark.x, mark.y, mark.radius, "F");
      return;
    case "polygon":
      pdf.setFillColor(mark.color);
      drawPolygon(pdf, mark.points);
      return;
    case "line":
      pdf.setDrawColor(mark.color).setLineWidth(mark.thickness);
      // A dash of no length with a round cap is a dot (ISO 32000-1, 8.4.3.3).
      pdf.setLineCap(mark.dotted === undefined ? "butt" : "round");
      pdf.setLineDashPattern(mark.dotted === undefined ? [] : [0, mark.dotted], 0);
      pdf.line(...mark.from, ...mark.to);
      return;
    case "link": {
      const { x, y, width, height, target } = mark;
      if ("url" in target) pdf.link(x, y, width, height, { url: target.url });
      else pdf.link(x, y, width, height, { pageNumber: target.page, magFactor: "Fit" });
    }
  }
}

/**
 * Draws a layout with jsPDF. The same layout and fonts give the same bytes.
 * @throws when a font file is no TrueType font.
 */
export function writePdf({ pages, bookmarks, metadata }: WhitePaperLayout, fonts: FontFiles): ArrayBuffer {
  const pdf = new jsPDF({
    format: [printGrid.width, printGrid.height],
    compress: true,
    putOnlyUsedFonts: true,
    precision: COORDINATE_DIGITS,
  });
  pdf.setCreationDate(CREATION_DATE).setFileId(createFileId({ pages, bookmarks, metadata }));
  pdf.setLanguage(metadata.language).viewerPreferences({ DisplayDocTitle: true });
  const [title, author] = [toPdfString(metadata.title), toPdfString(metadata.author)];
  const [subject, keywords] = [toPdfString(metadata.subject), toPdfString(metadata.keywords)];
  pdf.setProperties({ title, author, subject, keywords, creator: author });
  for (const name of FONT_NAMES) {
    const family = FONT_FAMILIES[name];
    pdf.addFileToVFS(family, toByteString(fonts[name])).addFont(family, family, "normal");
  }
  // Every page must exist before a link to it is written: jsPDF drops a link to a page that is still to come.
  for (const page of pages.keys()) if (page > 0) pdf.addPage();
  pages.forEach((marks, index) => {
    pdf.setPage(index + 1);
    for (const mark of marks) draw(pdf, mark);
  });
  for (const { title: entry, page } of bookmarks)
    pdf.outline.add(null, toPdfString(entry), { pageNumber: page });
  return pdf.output("arraybuffer");
}
