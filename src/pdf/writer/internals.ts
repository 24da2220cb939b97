import type { jsPDF } from "jspdf";

/** An object of the file, such as `<</S/P>>`, that jsPDF numbers and writes. */
export interface PdfObject {
  objId: number;
  content: string;
}

/** When a page's dictionary is written, when all pages are written, when the catalog is written. */
type BuildEvent = "putPage" | "postPutPages" | "putCatalog";

/** Members of jsPDF that its plugins use, and that its types leave out. */
interface Internals {
  /** Writes a line: into the page while it is drawn, and into the file while that is built. */
  write: (line: string) => void;
  /** Call it in an event: jsPDF forgets all objects when it starts to build the file. */
  newAdditionalObject: () => PdfObject;
  /** Points from the page's left edge, for millimetres. */
  getCoordinateString: (millimetres: number) => string;
  /** Points from the page's bottom, for millimetres from its top. */
  getVerticalCoordinateString: (millimetres: number) => string;
  getPageInfo: (page: number) => { objId: number };
  /** A listener must not throw: jsPDF would only log it. */
  events: { subscribe: (event: BuildEvent, listener: (page: { pageNumber: number }) => void) => void };
}

export const internalsOf = (pdf: jsPDF) => pdf.internal as unknown as Internals;
