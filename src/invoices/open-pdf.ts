import { getDocument, type PDFDocumentProxy, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";

import { TooManyTexts } from "./pdf-text";
import { LARGEST_FILE, MOST_PAGES, MOST_TIME, Refusal } from "./refusals";

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
  // Errors only.
  verbosity: 0,
};

/** Readers accept `%PDF-` anywhere in a file's first 1024 bytes. */
const isPdf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TooManyTexts) return new Refusal("slow");
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return new Refusal("password");
  if (name === "InvalidPDFException") return new Refusal("damaged");
  // The library failed: the file has what it does not know, or the browser is too old for it.
  return new Refusal("unsupported");
}

/**
 * Opens a PDF, reads it and closes it. @throws Refusal
 * @param worker runs the library, and stays for the next file unless its time is over. Tests in Node pass none.
 */
export async function withPdf<Result>(
  file: Blob,
  read: (document: PDFDocumentProxy) => Promise<Result>,
  worker?: Worker,
): Promise<Result> {
  if (file.size === 0) throw new Refusal("empty");
  if (file.size > LARGEST_FILE) throw new Refusal("large");
  const data = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(data)) throw new Refusal("notPdf");

  const stopped = new AbortController();
  const limits = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Refusal("slow")), MOST_TIME);
    stopped.signal.addEventListener("abort", () => clearTimeout(timer));
    // The browser cannot run the worker.
    const fail = () => reject(new Refusal("unsupported"));
    worker?.addEventListener("error", fail, { signal: stopped.signal });
  });
  const pdfWorker = worker && PDFWorker.create({ port: worker });
  const task = getDocument({ ...OPTIONS, data, ...(pdfWorker && { worker: pdfWorker }) });
  const work = async () => {
    const document = await task.promise;
    if (document.numPages > MOST_PAGES) throw new Refusal("long", document.numPages);
    return read(document);
  };
  try {
    return await Promise.race([work(), limits]);
  } catch (error) {
    const refusal = refusalOf(error);
    // The file may keep it busy for ever, and it would not answer the library's own request to end.
    if (refusal.reason === "slow") worker?.terminate();
    throw refusal;
  } finally {
    stopped.abort();
    void task.destroy();
  }
}
