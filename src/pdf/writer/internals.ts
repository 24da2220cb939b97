/** jsPDF's internal members, which a tagged PDF needs, and texts in the form that PDF strings allow. */
import type { jsPDF } from "jspdf";

/** An object of the file, such as `<</S/P>>`, which jsPDF numbers and writes. */
export interface PdfObject {
  objId: number;
  content: string;
}

/** Fires when a page's dictionary, all pages, or the catalog is written. */
type BuildEvent = "putPage" | "postPutPages" | "putCatalog";

/** Members that jsPDF's plugins use, and its types omit. */
interface Internals {
  /** Writes a line into the page that is drawn, or into the file while it is built. */
  write: (line: string) => void;
  /** Call it in an event: jsPDF drops all objects when it starts to build the file. */
  newAdditionalObject: () => PdfObject;
  /** Points from the page's left edge. */
  getCoordinateString: (millimetres: number) => string;
  /** Points from the page's bottom, for millimetres from its top. */
  getVerticalCoordinateString: (millimetres: number) => string;
  getPageInfo: (page: number) => { objId: number };
  /** A listener must not throw: jsPDF would only log it. */
  events: { subscribe: (event: BuildEvent, listener: (page: { pageNumber: number }) => void) => void };
}

export const internalsOf = (pdf: jsPDF) => pdf.internal as unknown as Internals;

/** Removes what PDF strings exclude. U+00A0 is « € » in jsPDF's PDFDocEncoding (ISO 32000-1, D.2). */
export const toPdfString = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f\t\n\r]/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u00ad\ufffe\uffff]/gu, "");
