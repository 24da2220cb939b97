import { jsPDF } from "jspdf";

import { type FontName, printFonts, printGrid } from "../../theme/print";
import type { PdfLayout, PdfMetadata } from "../marks";
import { drawPage } from "./drawing";
import { toPdfString } from "./internals";
import { createStructureTree } from "./structure-tree";

const LANGUAGE = "fr-FR";

export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

const toXml = (text: string) =>
  toPdfString(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Title, language and conformance to PDF/UA-1 (ISO 14289-1, 5). */
const toXmp = (title: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${toXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/** Noon in France is the same day from Polynesia to Wallis. jsPDF takes only the years 1970 to 2037, and a draft may name any. */
function toPdfDate(day: string): string {
  const known = day < "1970" ? "1970-01-01" : day > "2038" ? "2037-12-31" : day;
  return `D:${known.replaceAll("-", "")}120000+01'00'`;
}

function setMetadata(pdf: jsPDF, { title, author, subject, keywords, date }: PdfMetadata): void {
  const texts = { title, author, subject, keywords, creator: author };
  pdf.setProperties(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toPdfString(text)])),
  );
  pdf.setCreationDate(toPdfDate(date));
  // jsPDF's default identifier is random.
  pdf.setFileId(date.replace(/\D/g, "").padStart(32, "0").slice(-32));
  pdf.setLanguage(LANGUAGE).viewerPreferences({ DisplayDocTitle: true });
  pdf.addMetadata(toXmp(title), true);
}

/** @throws when a file is not a TrueType font. */
export function addFonts(pdf: jsPDF, files: FontFiles): void {
  for (const [name, bytes] of Object.entries(files)) {
    const family = printFonts[name as FontName];
    // jsPDF takes a file as a string with one character for each byte.
    const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    pdf.addFileToVFS(family, characters).addFont(family, family, "normal");
  }
}

/** Writes a PDF/UA-1 file; the same layout gives the same bytes. @throws when a font is not a TrueType font. */
export function writePdf({ pages, bookmarks, metadata }: PdfLayout, fonts: FontFiles): Blob {
  const pdf = new jsPDF({
    format: [printGrid.width, printGrid.height],
    putOnlyUsedFonts: true,
    // Decimal places of coordinates in points. 0.01 pt is 0.004 mm, and short numbers halve the file.
    precision: 2,
    compress: true,
  });
  setMetadata(pdf, metadata);
  addFonts(pdf, fonts);
  const tree = createStructureTree(pdf);
  pages.forEach((marks, index) => {
    if (index > 0) pdf.addPage();
    drawPage(pdf, marks, index + 1, tree);
  });
  for (const { title, page } of bookmarks) pdf.outline.add(null, toPdfString(title), { pageNumber: page });
  return new Blob([pdf.output("arraybuffer")], { type: "application/pdf" });
}
