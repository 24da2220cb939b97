import type { jsPDF } from "jspdf";

import type { PdfMetadata } from "../marks";
import { toPdfString, toXml } from "./strings";

const LANGUAGE = "fr-FR";

/** The same for all files that say the same: their title, their language, and that they conform to PDF/UA-1 (ISO 14289-1, 5). */
const toXmp = (title: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${toXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/**
 * The start of a day as a PDF's date. Not the time of the download: the same content must give the same bytes.
 * jsPDF takes the years from 1970 to 2037 only, and a draft may name any.
 */
function toPdfDate(day: string): string {
  const known = day < "1970" ? "1970-01-01" : day > "2038" ? "2037-12-31" : day;
  return `D:${known.replaceAll("-", "")}000000+00'00'`;
}

/** Says in the file what it is, and asks viewers to show its title. */
export function setMetadata(pdf: jsPDF, { title, author, subject, keywords, date }: PdfMetadata): void {
  const texts = { title, author, subject, keywords, creator: author };
  pdf.setProperties(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toPdfString(text)])),
  );
  pdf.setCreationDate(toPdfDate(date));
  // jsPDF's own identifier is random.
  pdf.setFileId(date.replace(/\D/g, "").padStart(32, "0").slice(-32));
  pdf.setLanguage(LANGUAGE).viewerPreferences({ DisplayDocTitle: true });
  pdf.addMetadata(toXmp(title), true);
}
