/** Web worker that reads invoices. The page terminates it after ten seconds. gatsby-node.ts bundles it with pdf.js and its worker. */
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";

import { drawStrips } from "./draw-strips";
import type { Invoice } from "./invoice";
import type { PageBox } from "./page-cells";
import { readInvoicePdf } from "./read-invoice-pdf";
import { type RefusalReason, toRefusal } from "./refusals";

/** What the page posts: the bytes of a file, to be read, or drawn at these places. */
export interface WorkerRequest {
  file: ArrayBuffer;
  boxes?: readonly PageBox[];
}

/** What the worker posts: that it runs, and then one answer to each request. */
export type WorkerAnswer =
  | { state: "running" }
  | { state: "read"; invoice: Invoice }
  | { state: "drawn"; strips: readonly ImageBitmap[] }
  | { state: "refused"; reason: RefusalReason };

const post = (answer: WorkerAnswer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });

async function answer({ file, boxes }: WorkerRequest): Promise<void> {
  try {
    if (!boxes) {
      post({ state: "read", invoice: await readInvoicePdf(file) });
      return;
    }
    const strips = await drawStrips(file, boxes);
    post({ state: "drawn", strips }, strips);
  } catch (error) {
    post({ state: "refused", reason: toRefusal(error).reason });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<Partial<WorkerRequest>>) => {
  if (data.file) void answer({ ...data, file: data.file });
});
post({ state: "running" });
