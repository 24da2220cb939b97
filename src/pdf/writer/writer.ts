/** Writes laid-out pages as a tagged PDF file (PDF/UA-1), with jsPDF. */
import { jsPDF } from "jspdf";

import { type FontName, pdfFonts, pdfGrid } from "../../theme/pdf-styles";
import type { PdfLayout, PdfPage, Shape, Tag, TextMark } from "../marks";
import { internalsOf, toPdfString } from "./internals";
import { StructureTree } from "./structure-tree";

const LANGUAGE = "fr-FR";

export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

const toXml = (text: string) =>
  toPdfString(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Metadata as XMP: title, language and conformance to PDF/UA-1 (ISO 14289-1, 5). */
const toXmp = (title: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${toXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/** jsPDF takes only the years 1970 to 2037, and a draft may name any. */
function toKnownDay(day: string): string {
  if (day < "1970") return "1970-01-01";
  return day > "2038" ? "2037-12-31" : day;
}

/** Noon in France: the same day in every overseas territory, from Polynesia to Wallis. */
const toPdfDate = (day: string) => `D:${toKnownDay(day).replaceAll("-", "")}120000+01'00'`;

function setMetadata(pdf: jsPDF, { title, author, subject, keywords, date }: PdfLayout["metadata"]): void {
  const texts = { title, author, subject, keywords, creator: author };
  pdf.setProperties(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toPdfString(text)])),
  );
  pdf.setCreationDate(toPdfDate(date));
  // jsPDF's default identifier is random. The day, as 32 digits, makes the same content give the same bytes.
  pdf.setFileId(date.replace(/\D/g, "").padStart(32, "0").slice(-32));
  pdf.setLanguage(LANGUAGE).viewerPreferences({ DisplayDocTitle: true });
  pdf.addMetadata(toXmp(title), true);
}

function addFonts(pdf: jsPDF, files: FontFiles): void {
  for (const [name, bytes] of Object.entries(files)) {
    const family = pdfFonts[name as FontName];
    // jsPDF takes a file as a string with one character for each byte.
    const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    pdf.addFileToVFS(family, characters).addFont(family, family, "normal");
  }
}

function drawMark(pdf: jsPDF, mark: TextMark | Shape): void {
  switch (mark.kind) {
    case "rect":
      pdf.rect(mark.x, mark.y, mark.width, mark.height, "F");
      return;
    case "circle":
      pdf.circle(mark.x, mark.y, mark.radius, "F");
      return;
    case "polygon":
      mark.points.forEach((point, index) => (index === 0 ? pdf.moveTo(...point) : pdf.lineTo(...point)));
      pdf.close().fill();
      return;
    case "line": {
      const { from, to, thickness, color, dash } = mark;
      // A dash of length 0 with a round cap is a dot (ISO 32000-1, 8.4.3.3).
      const cap = dash[0] === 0 ? "round" : "butt";
      pdf.setDrawColor(color).setLineWidth(thickness).setLineCap(cap);
      pdf.setLineDashPattern([...dash], 0).line(...from, ...to);
      return;
    }
    case "text": {
      const { text, x, y, font, size, color, spaceAfter } = mark;
      pdf.setFont(pdfFonts[font], "normal").setFontSize(size).setTextColor(color);
      // Fonts often share one glyph for both spaces, and searches need the plain one.
      pdf.text(text.replaceAll("\u00a0", " ") + (spaceAfter ? " " : ""), x, y);
    }
  }
}

/** Begins an element's content, or an artifact, which screen readers skip (ISO 32000-1, 14.6, 14.8.2.2). */
function beginContent(tag: Tag | undefined, page: number, tree: StructureTree): string {
  if (typeof tag === "object") return `/${tag.role}<</MCID ${tree.addContent(tag, page)}>>BDC`;
  if (tag === undefined) return "/Artifact BMC";
  return `/Artifact<</Type/Pagination/Subtype/${tag === "header" ? "Header" : "Footer"}>>BDC`;
}

/** `page` is the number of the current page, under which the tree records its content. */
function drawPage(pdf: jsPDF, marks: PdfPage, page: number, tree: StructureTree): void {
  const { write } = internalsOf(pdf);
  /** The content that is open: marks in a row with the same tag share it. */
  let open: { tag: Tag | undefined } | null = null;
  for (const mark of marks) {
    if (mark.kind === "link") {
      tree.addLink(mark, page);
      continue;
    }
    const isEmpty = mark.kind === "text" && mark.text === "";
    if (isEmpty) continue;
    if (!open || open.tag !== mark.tag) {
      if (open) write("EMC");
      write(beginContent(mark.tag, page, tree));
      open = { tag: mark.tag };
    }
    pdf.setFillColor(mark.color);
    drawMark(pdf, mark);
  }
  if (open) write("EMC");
}

/** Writes a PDF/UA-1 file; the same layout gives the same bytes. @throws when a font is not a TrueType font. */
export function writePdf({ pages, bookmarks, metadata }: PdfLayout, fonts: FontFiles): Blob {
  const pdf = new jsPDF({
    format: [pdfGrid.width, pdfGrid.height],
    putOnlyUsedFonts: true,
    // Decimal places of coordinates in points. 0.01 pt is 0.004 mm, and short numbers halve the file.
    precision: 2,
    compress: true,
  });
  setMetadata(pdf, metadata);
  addFonts(pdf, fonts);
  const tree = new StructureTree(pdf);
  pages.forEach((marks, index) => {
    if (index > 0) pdf.addPage();
    drawPage(pdf, marks, index + 1, tree);
  });
  for (const { title, page } of bookmarks) pdf.outline.add(null, toPdfString(title), { pageNumber: page });
  return new Blob([pdf.output("arraybuffer")], { type: "application/pdf" });
}
