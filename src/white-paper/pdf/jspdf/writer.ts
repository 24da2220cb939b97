import { jsPDF } from "jspdf";

import { printGrid } from "../../../theme/print";
import type { Page, WhitePaperLayout } from "../layout";
import type { LineMark, LinkMark, Point, TextMark } from "../marks";
import { FONT_FAMILIES, FONT_NAMES, type FontFiles } from "../text/fonts";

/** A fixed date: the same content must give the same bytes at each download. */
const CREATION_DATE = "D:20260101000000+00'00'";

/** Decimal places of coordinates in points. 0.01 pt is 0.004 mm, and short numbers halve the file. */
const COORDINATE_DIGITS = 2;

/** jsPDF takes a font file as a string with one character for each byte. */
function toByteString(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/**
 * Prepares a text for metadata and outline. jsPDF writes characters below U+0100 as bytes of PDFDocEncoding, which differs from
 * Latin-1 in U+0080 to U+00A0 and in U+00AD (ISO 32000-1, annex D.2): a no-break space would appear as « € ».
 */
function toPdfString(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00a0\u202f\t\n\r]/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u00ad]/gu, "");
}

/**
 * A PDF's identifier must depend on its content (ISO 32000-1, 14.4). Four FNV-1a hashes, each of every fourth character, give
 * its 16 bytes. The hash need not be cryptographic.
 */
function createFileId(layout: WhitePaperLayout): string {
  const content = JSON.stringify(layout);
  const hashes = new Uint32Array(4).fill(0x811c9dc5);
  for (let index = 0; index < content.length; index++) {
    const hash = hashes[index % 4] ?? 0;
    hashes[index % 4] = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return Array.from(hashes, (hash) => hash.toString(16).padStart(8, "0").toUpperCase()).join("");
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

function drawText(pdf: jsPDF, { text, x, y, font, size, color }: TextMark): void {
  if (text === "") return;
  pdf.setFont(FONT_FAMILIES[font], "normal").setFontSize(size).setTextColor(color);
  // Lines are already broken, so no-break spaces have no effect here. Fonts often give them the glyph of the plain space, and a
  // PDF maps each glyph back to one character only. That must be the plain space, which readers type in a search.
  pdf.text(text.replaceAll("\u00a0", " "), x, y);
}

function drawLine(pdf: jsPDF, { from, to, thickness, color, dash }: LineMark): void {
  // A dash of length 0 with a round cap is a dot (ISO 32000-1, 8.4.3.3).
  const cap = dash?.[0] === 0 ? "round" : "butt";
  pdf.setDrawColor(color).setLineWidth(thickness).setLineCap(cap);
  pdf.setLineDashPattern([...(dash ?? [])], 0).line(...from, ...to);
}

function drawLink(pdf: jsPDF, { x, y, width, height, target }: LinkMark): void {
  const link = "url" in target ? target : { pageNumber: target.page, magFactor: "Fit" };
  pdf.link(x, y, width, height, link);
}

function drawPage(pdf: jsPDF, marks: Page): void {
  // The artwork has hundreds of shapes, most in the colour of the previous one: set the colour only when it changes.
  let fill = "";
  for (const mark of marks) {
    if ("color" in mark && mark.kind !== "line" && mark.color !== fill) {
      pdf.setFillColor(mark.color);
      fill = mark.color;
    }
    if (mark.kind === "rect") pdf.rect(mark.x, mark.y, mark.width, mark.height, "F");
    else if (mark.kind === "circle") pdf.circle(mark.x, mark.y, mark.radius, "F");
    else if (mark.kind === "polygon") drawPolygon(pdf, mark.points);
    else if (mark.kind === "line") drawLine(pdf, mark);
    else if (mark.kind === "link") drawLink(pdf, mark);
    else drawText(pdf, mark);
  }
}

/**
 * Draws a layout with jsPDF. The same layout and fonts give the same bytes.
 * @throws when a font file is not a TrueType font.
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
  // jsPDF drops links to pages that do not exist yet, so add all pages first.
  for (const page of pages.keys()) if (page > 0) pdf.addPage();
  pages.forEach((marks, index) => {
    pdf.setPage(index + 1);
    drawPage(pdf, marks);
  });
  for (const { title: entry, page } of bookmarks)
    pdf.outline.add(null, toPdfString(entry), { pageNumber: page });
  return pdf.output("arraybuffer");
}
