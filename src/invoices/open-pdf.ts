import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { FileRefusal, MOST_PAGES } from "./refusals";

const OPTIONS = {
  // No code from the file, and none that the policy forbids.
  isEvalSupported: false,
  useWasm: false,
  enableXfa: false,
  // No requests.
  useWorkerFetch: false,
  disableAutoFetch: true,
  // No fonts of the system and none that the policy forbids: glyphs are drawn as paths.
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

/** Readers accept `%PDF-` anywhere in a file's first 1024 bytes, and look for the end in the last ones. */
const NEAR_EDGE = 1024;
const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Bytes above ASCII from which a file has compressed data. */
const FEW_BINARY_BYTES = 2000;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Damaged by a text-mode transfer (LF became CR LF): binary data has no LF without a CR. */
function isTransferredAsText(bytes: Uint8Array): boolean {
  let binary = 0;
  let feedsAlone = 0;
  bytes.forEach((byte, index) => {
    if (byte > 127) binary += 1;
    if (byte === LINE_FEED && bytes[index - 1] !== CARRIAGE_RETURN) feedsAlone += 1;
  });
  return binary > FEW_BINARY_BYTES && feedsAlone === 0;
}

const isCutOff = (bytes: Uint8Array) => !textOf(bytes.subarray(-2 * NEAR_EDGE)).includes("startxref");

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
  if (!textOf(bytes.subarray(0, NEAR_EDGE)).includes("%PDF-")) throw new FileRefusal("notPdf");
  if (isTransferredAsText(bytes) || isCutOff(bytes)) throw new FileRefusal("damaged");
  const task = getDocument({ ...OPTIONS, ...settings, data: bytes });
  try {
    const document = await task.promise;
    if (document.numPages > MOST_PAGES) throw new FileRefusal("long", document.numPages);
    return await read(document);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    void task.destroy();
  }
}
