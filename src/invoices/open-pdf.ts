import { getDocument, type PDFDocumentProxy, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";

import { TooManyTexts } from "./pdf-text";
import { LARGEST_FILE, MOST_PAGES, MOST_TIME, Refusal } from "./refusals";

/** The document's own scripts, fonts of the system, `eval` and WebAssembly stay off. Glyphs are drawn as paths. */
const OPTIONS = {
  isEvalSupported: false,
  useWasm: false,
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  disableAutoFetch: true,
  verbosity: 0,
};

/** The beginning of a PDF may have other bytes before it. */
const isPdf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TooManyTexts) return new Refusal("slow");
  const isLocked = error instanceof Error && error.name === "PasswordException";
  return new Refusal(isLocked ? "password" : "damaged");
}

/**
 * Opens a PDF, reads it and closes it. @param worker is terminated when the time is over: a file may keep it busy for ever. Tests in Node have
 * none. @throws Refusal
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

  const port = worker && PDFWorker.create({ port: worker });
  const task = getDocument({ ...OPTIONS, data, ...(port && { worker: port }) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limits = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal("slow")), MOST_TIME);
    worker?.addEventListener("error", () => reject(new Refusal("unsupported")));
  });
  const work = async () => {
    const document = await task.promise;
    if (document.numPages > MOST_PAGES) throw new Refusal("long", document.numPages);
    return read(document);
  };
  try {
    return await Promise.race([work(), limits]);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    clearTimeout(timer);
    worker?.terminate();
    void task.destroy();
    port?.destroy();
  }
}
