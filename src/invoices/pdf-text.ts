/** Takes the texts of a PDF's pages, with their places, from pdf.js. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { layOut, type Page, type Run } from "./layout";

/** Texts of a page that are laid out. A dense page of general conditions has 3 000. */
const MOST_RUNS = 20_000;
/** Characters of a page that are searched for labels. Such a page has 10 000. */
const MOST_CHARACTERS = 100_000;

/** The page has more texts than any invoice: it was made to be slow. */
export class TooManyTexts extends Error {}

/** Products of the text's matrix and the page's, which turns and flips it. */
function place([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], text: readonly number[]) {
  const [ta = 1, tb = 0, tc = 0, td = 1, te = 0, tf = 0] = text;
  return {
    along: [a * ta + c * tb, b * ta + d * tb] as const,
    up: [a * tc + c * td, b * tc + d * td] as const,
    left: a * te + c * tf + e,
    baseline: b * te + d * tf + f,
  };
}

async function pageOf(page: PDFPageProxy): Promise<Page> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  if (items.length > MOST_RUNS) throw new TooManyTexts();
  const runs = items.flatMap((item): Run[] => {
    if (!("str" in item) || !item.str.trim()) return [];
    const { along, up, left, baseline } = place(transform, item.transform as number[]);
    // Vertical texts in the margin are no part of a line.
    if (along[0] <= 0 || Math.abs(along[1]) > 0.1 * along[0]) return [];
    return [{ text: item.str, left, right: left + item.width, baseline, size: Math.hypot(...up) }];
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
