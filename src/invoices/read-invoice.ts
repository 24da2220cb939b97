/** Reads invoices in the browser: pdf.js's own worker takes the texts of a PDF, and is ended after ten seconds. */
import { PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.mjs?file";

import { bytesOf } from "../forms/read-file";
import { LOADING_TIMEOUT, withTimeout } from "../forms/with-timeout";
import type { IsoDay } from "../french/dates";
import type { Invoice } from "./invoice";
import { readInvoicePdf } from "./read-invoice-pdf";
import { FileRefusal, LARGEST_FILE } from "./refusals";

/** Unit: ms. For reading one file, without fetching pdf.js. */
export const MOST_READING = 10_000;

/** A worker with pdf.js. */
interface Running {
  worker: Worker;
  pdfWorker: PDFWorker;
}

/** Kept for the next file, which is then read without a network. */
let running: Promise<Running> | undefined;
/** Settles with the last reading, and never rejects: files are read one after the other. */
let lastReading: Promise<unknown> = Promise.resolve();

/** pdf.js ends only the workers that it has started itself. */
function end({ worker, pdfWorker }: Running): void {
  running = undefined;
  pdfWorker.destroy();
  worker.terminate();
}

async function start(): Promise<Running> {
  const worker = new Worker(workerUrl, { type: "module" });
  // pdf.js posts a message when its script runs.
  const firstMessage = new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = () => reject(new FileRefusal("notLoaded"));
  });
  const started = { worker, pdfWorker: PDFWorker.create({ port: worker, verbosity: 0 }) };
  try {
    await withTimeout(LOADING_TIMEOUT, new FileRefusal("notLoaded"), firstMessage);
    worker.onmessage = null;
    return started;
  } catch (error) {
    end(started);
    throw error;
  }
}

async function readBytes(bytes: ArrayBuffer, today: IsoDay): Promise<Invoice> {
  running ??= start();
  const own = await running;
  const failure = new Promise<never>((_, reject) => {
    own.worker.onerror = () => reject(new FileRefusal("unsupported"));
  });
  const reading = Promise.race([readInvoicePdf(bytes, today, own.pdfWorker), failure]);
  try {
    // The time counts from here: pdf.js is loaded.
    return await withTimeout(MOST_READING, new FileRefusal("slow"), reading);
  } catch (error) {
    if (error instanceof FileRefusal && ["slow", "unsupported"].includes(error.reason)) end(own);
    throw error;
  }
}

/** @param today the visitor's day. @throws FileRefusal, UnreadableFile */
export function readInvoice(file: Blob, today: IsoDay): Promise<Invoice> {
  const reading = lastReading.then(async () => {
    if (file.size > LARGEST_FILE) throw new FileRefusal("large");
    return readBytes(await bytesOf(file), today);
  });
  lastReading = reading.catch(() => undefined);
  return reading;
}
