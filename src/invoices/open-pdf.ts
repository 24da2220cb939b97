import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { FileRefusal, MOST_PAGES } from "./refusals";

const OPTIONS = {
  // No code from the file. The site's policy forbids `eval` and WebAssembly.
  isEvalSupported: false,
  useWasm: false,
  enableXfa: false,
  // No requests.
  useWorkerFetch: false,
  disableAutoFetch: true,
  // No fonts of the system, and none in `data:` URLs, which the policy forbids: glyphs are drawn as paths.
  useSystemFonts: false,
  disableFontFace: true,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  // A page whose data is broken is not read in part.
  stopAtErrors: true,
  // Unit: pixels. A few bytes can claim a picture of any size.
  maxImageSize: 16_000_000,
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
  // pdf.js failed: an unknown feature of the file, or an old browser.
  return new FileRefusal("unsupported");
}

/** Opens a PDF, reads it and closes it. @param settings further options of the library. @throws FileRefusal */
export async function withPdf<Result>(
  file: ArrayBuffer,
  read: (document: PDFDocumentProxy) => Promise<Result>,
  settings: object = {},
): Promise<Result> {
  const bytes = new Uint8Array(file);
  if (bytes.length === 0) throw new FileRefusal("empty");
  if (!textOf(bytes.subarray(0, HEADER_BYTES)).includes("%PDF-")) throw new FileRefusal("notPdf");
  if (isCutOff(bytes)) throw new FileRefusal("damaged");
  const task = getDocument({ ...OPTIONS, ...settings, data: bytes });
  try {
    const document = await task.promise;
    if (document.numPages > MOST_PAGES) throw new FileRefusal("long");
    return await read(document);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    void task.destroy();
  }
}
