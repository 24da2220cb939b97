/** Reads invoices in the browser. Comes by dynamic import at the first file, with the library; its worker is a file of the site. */
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs";

import type { Invoice } from "./invoice";
import type { Box } from "./layout";
import { withPdf } from "./open-pdf";
import { pagesOf } from "./pdf-text";
import { readInvoice, refuseOthers } from "./read-invoice";
import { Refusal } from "./refusals";

/** Kept for the next file, so that it is read with the network cut. */
let worker: Worker | undefined;

function startWorker(): Worker {
  try {
    worker ??= new Worker(workerUrl, { type: "module" });
    return worker;
  } catch {
    throw new Refusal("unsupported");
  }
}

/** @throws Refusal */
async function open<Result>(file: Blob, read: (document: PDFDocumentProxy) => Promise<Result>) {
  try {
    return await withPdf(file, read, startWorker());
  } catch (error) {
    const isWorkerGone =
      error instanceof Refusal && (error.reason === "slow" || error.reason === "unsupported");
    if (isWorkerGone) worker = undefined;
    throw error;
  }
}

/** @throws Refusal */
export const readFile = (file: Blob): Promise<Invoice> =>
  open(file, async (document) => {
    const pages = await pagesOf(document);
    refuseOthers(pages);
    return readInvoice(pages);
  });

/** In points, around a value. */
const MARGIN = { across: 6, along: 8 };
/** Pixels for a point: clear on screens of two pixels. */
const SCALE = 2;
/** In points: the width of a strip. */
const WIDEST = 380;
/** Pixels of a page: a page may claim to be metres wide. */
const MOST_PIXELS = 8_000_000;

async function drawPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = window.document.createElement("canvas");
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  return { canvas, scale };
}

function cut(page: HTMLCanvasElement, scale: number, box: Box): HTMLCanvasElement {
  const strip = document.createElement("canvas");
  const left = Math.max(box.left - MARGIN.along, 0) * scale;
  const top = Math.max(box.top - MARGIN.across, 0) * scale;
  strip.width = (Math.min(box.right - box.left, WIDEST) + 2 * MARGIN.along) * scale;
  strip.height = (box.bottom - box.top + 2 * MARGIN.across) * scale;
  strip.getContext("2d")?.drawImage(page, -left, -top);
  return strip;
}

/** Draws the part of the page around each place. @throws Refusal */
export const drawStrips = (file: Blob, boxes: readonly Box[]): Promise<HTMLCanvasElement[]> =>
  open(file, async (document) => {
    const strips: HTMLCanvasElement[] = [];
    for (const number of new Set(boxes.map(({ page }) => page))) {
      const { canvas, scale } = await drawPage(document, number);
      boxes.forEach((box, index) => {
        if (box.page === number) strips[index] = cut(canvas, scale, box);
      });
    }
    return strips;
  });
