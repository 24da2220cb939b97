/** Draws parts of pages, in the worker. */
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { withPdf } from "./open-pdf";
import type { PageBox } from "./page-cells";
import { uprightViewport } from "./pdf-text";
import { FileRefusal } from "./refusals";

/** Unit: points. The margin around a value; `across` is less than half of the space between two lines. */
const MARGIN = { across: 1.5, along: 4 };
/** Canvas pixels per point: sharp on screens with two device pixels per CSS pixel. */
const SCALE = 2;
/** The most canvas pixels of a PDF's page, because a file may claim a page metres wide. */
const MOST_PIXELS = 8_000_000;

/** Creates pdf.js's own canvases: its default needs `document`, which a worker lacks. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Replaces pdf.js's filters of SVG, which a worker lacks. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}

interface DrawnPage {
  canvas: OffscreenCanvas;
  scale: number;
}

async function drawPage(document: PDFDocumentProxy, pageNumber: number): Promise<DrawnPage> {
  const page = await document.getPage(pageNumber);
  const upright = await uprightViewport(page);
  const { width, height } = upright;
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = upright.clone({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext("2d");
  if (!canvasContext) throw new FileRefusal("unsupported");
  // pdf.js takes an OffscreenCanvas's context, but its types allow only an HTML canvas's.
  await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
  return { canvas, scale };
}

function cut({ canvas, scale }: DrawnPage, box: PageBox): ImageBitmap {
  const left = Math.max(box.left - MARGIN.along, 0) * scale;
  const top = Math.max(box.top - MARGIN.across, 0) * scale;
  const width = Math.min((box.right + MARGIN.along) * scale, canvas.width) - left;
  const height = Math.min((box.bottom + MARGIN.across) * scale, canvas.height) - top;
  const strip = new OffscreenCanvas(Math.max(Math.ceil(width), 1), Math.max(Math.ceil(height), 1));
  strip.getContext("2d")?.drawImage(canvas, -left, -top);
  return strip.transferToImageBitmap();
}

/** Draws the strip of the page around each box. Rejects with a FileRefusal. */
export function drawStrips(file: ArrayBuffer, boxes: readonly PageBox[]): Promise<ImageBitmap[]> {
  // Safari before 16.4 has none.
  if (typeof OffscreenCanvas === "undefined") return Promise.reject(new FileRefusal("unsupported"));
  const draw = async (document: PDFDocumentProxy) => {
    const pages = new Map<number, DrawnPage>();
    const strips: ImageBitmap[] = [];
    for (const box of boxes) {
      const page = pages.get(box.page) ?? (await drawPage(document, box.page));
      pages.set(box.page, page);
      strips.push(cut(page, box));
    }
    return strips;
  };
  // An error does not stop a drawing: a picture that is too large is left out.
  return withPdf(file, draw, { CanvasFactory, FilterFactory: NoFilters, stopAtErrors: false });
}
