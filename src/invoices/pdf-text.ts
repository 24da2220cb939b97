/** Takes the texts of a PDF's pages, with their places, from pdf.js. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { layOut, type Page, type Run } from "./layout";

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;

/** Texts of a page that are laid out. A dense page of general conditions has 3 000. */
const MOST_RUNS = 20_000;
/** Characters of a page that are searched for labels. Such a page has 10 000. */
const MOST_CHARACTERS = 100_000;

/** The page has more texts than any invoice: reading it would take too long. */
export class TooManyTexts extends Error {}

/** A transformation of PDF: x becomes a·x + c·y + e, and y becomes b·x + d·y + f. */
interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => ({
  a,
  b,
  c,
  d,
  e,
  f,
});

interface Vector {
  x: number;
  y: number;
}

/** A text's place on the page. Unit: points from the top left corner. */
interface Place {
  left: number;
  baseline: number;
  /** The direction of writing. */
  along: Vector;
  /** The direction of the letters' height, whose length is the font's size. */
  up: Vector;
}

/** Places a text by the product of two matrices: that of the page, which turns and flips it, and that of the text. */
function placeOf(page: Matrix, text: Matrix): Place {
  const turned = ({ x, y }: Vector): Vector => ({
    x: page.a * x + page.c * y,
    y: page.b * x + page.d * y,
  });
  const origin = turned({ x: text.e, y: text.f });
  return {
    left: origin.x + page.e,
    baseline: origin.y + page.f,
    along: turned({ x: text.a, y: text.b }),
    up: turned({ x: text.c, y: text.d }),
  };
}

/** A slope up to which a text still counts as horizontal. */
const STEEPEST = 0.1;

const isHorizontal = ({ x, y }: Vector) => x > 0 && Math.abs(y) <= STEEPEST * x;

/** Texts come in parts. `getTextContent` takes them with `for await`, which Chrome before 124 does not have for streams. */
async function itemsOf(page: PDFPageProxy): Promise<TextContent["items"]> {
  const parts = page.streamTextContent() as ReadableStream<TextContent>;
  const reader = parts.getReader();
  const items: TextContent["items"] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items.push(...part.value.items);
    if (items.length > MOST_RUNS) throw new TooManyTexts();
  }
  return items;
}

async function pageOf(page: PDFPageProxy): Promise<Page> {
  const pageMatrix = matrixOf(page.getViewport({ scale: 1 }).transform);
  const items = await itemsOf(page);
  const runs = items.flatMap((item): Run[] => {
    if (!("str" in item) || !item.str.trim()) return [];
    const { left, baseline, along, up } = placeOf(pageMatrix, matrixOf(item.transform as number[]));
    // Vertical texts in the margin are not part of a line.
    if (!isHorizontal(along)) return [];
    const size = Math.hypot(up.x, up.y);
    return [{ text: item.str, left, right: left + item.width, baseline, size }];
  });
  const characters = runs.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MOST_CHARACTERS) throw new TooManyTexts();
  return layOut(page.pageNumber, runs);
}

export async function pagesOf(document: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await pageOf(await document.getPage(number)));
  return pages;
}
