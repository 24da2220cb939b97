/** Reads the bytes of an invoice with pdf.js. */
import { getDocument, type PDFDocumentProxy, type PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";

import { contentKey } from "../forms/content-key";
import type { IsoDay } from "../french/dates";
import { isEnergyInvoice } from "./find/papers";
import { readPagesOfInvoice } from "./find/read-pages";
import type { Invoice } from "./invoice";
import { type PageReading, readPages } from "./page/pdf-text";
import { FileRefusal, MOST_PAGES } from "./refusals";

const OPTIONS = {
  // No code from the file. The site's policy forbids `eval` and WebAssembly.
  isEvalSupported: false,
  useWasm: false,
  enableXfa: false,
  // No requests.
  useWorkerFetch: false,
  disableAutoFetch: true,
  // Texts need no font and no picture: none is loaded into the page.
  useSystemFonts: false,
  disableFontFace: true,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  // A page whose data is broken is not read in part.
  stopAtErrors: true,
  // Errors only.
  verbosity: 0,
};

/** PDF readers look for `%PDF-` in the first 1024 bytes. */
const HEADER_BYTES = 1024;
/** « startxref » is near the end: twice the bytes that PDF readers search. */
const TRAILER_BYTES = 2048;
const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

const isCutOff = (bytes: Uint8Array) => !textOf(bytes.subarray(-TRAILER_BYTES)).includes("startxref");

function refusalOf(error: unknown): FileRefusal {
  if (error instanceof FileRefusal) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return new FileRefusal("password");
  if (name === "InvalidPDFException" || name === "FormatError") return new FileRefusal("damaged");
  console.error("pdf.js could not read the invoice:", error);
  return new FileRefusal("unsupported");
}

/** A paper with fewer letters is a picture with a stamp, or with a poor text layer. */
const FEW_LETTERS = 200;

/** Refuses a file without a page that was read, and other papers, whose days are no end of a contract. */
function refuseUnlessInvoice(readings: readonly PageReading[]): void {
  const pages = readings.map(({ page }) => page);
  const letters = pages.flatMap(({ lines }) => lines.flat()).reduce((sum, { text }) => sum + text.length, 0);
  const has = (wanted: PageReading["state"]) => readings.some(({ state }) => state === wanted);
  if (letters === 0 && has("damaged")) throw new FileRefusal("damaged");
  if (letters === 0 && has("unread")) throw new FileRefusal("unread");
  if (isEnergyInvoice(pages)) return;
  throw new FileRefusal(letters < FEW_LETTERS ? "image" : "notInvoice");
}

async function readDocument(
  document: PDFDocumentProxy,
  today: IsoDay,
): Promise<Omit<Invoice, "fingerprint">> {
  if (document.numPages > MOST_PAGES) throw new FileRefusal("long");
  const readings = await readPages(document);
  refuseUnlessInvoice(readings);
  const numbersOf = (...states: readonly PageReading["state"][]) =>
    readings.filter(({ state }) => states.includes(state)).map(({ page }) => page.number);
  const found = await readPagesOfInvoice(
    readings.map(({ page }) => page),
    today,
  );
  return { ...found, unreadPages: numbersOf("unread", "damaged"), barePages: numbersOf("bare") };
}

/** @param worker pdf.js's; without it, in Node, pdf.js runs in the same thread. @throws FileRefusal */
export async function readInvoicePdf(file: ArrayBuffer, today: IsoDay, worker?: PDFWorker): Promise<Invoice> {
  const bytes = new Uint8Array(file);
  if (bytes.length === 0) throw new FileRefusal("empty");
  if (!textOf(bytes.subarray(0, HEADER_BYTES)).includes("%PDF-")) throw new FileRefusal("notPdf");
  if (isCutOff(bytes)) throw new FileRefusal("damaged");
  // Before pdf.js: it hands the bytes over to its worker, which leaves this array empty.
  const fingerprint = contentKey(bytes);
  const task = getDocument({ ...OPTIONS, data: bytes, ...(worker && { worker }) });
  try {
    return { ...(await readDocument(await task.promise, today)), fingerprint };
  } catch (error) {
    throw refusalOf(error);
  } finally {
    void task.destroy();
  }
}
