/** Reads the texts of a printed page, for `print.spec.ts`. */
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { readPageTexts, type ReadText } from "../../src/pdf/testing/read-pdf";

/** The texts of a printed sheet. */
interface Sheet {
  /** In the order of the file, which follows the page's elements. */
  byElement: string;
  /** From the head of the sheet to its foot. */
  byLine: string;
}

async function readSheet(page: PDFPageProxy): Promise<Sheet> {
  const texts = await readPageTexts(page);
  // In a PDF, y grows upwards.
  const lines = texts.toSorted((one, other) => other.y - one.y || one.x - other.x);
  const join = (parts: readonly ReadText[]) => parts.map(({ text }) => text).join("");
  return { byElement: join(texts), byLine: join(lines) };
}

/** @param pdf a page that the browser has printed. */
export async function readSheets(pdf: Buffer): Promise<Sheet[]> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= file.numPages; number += 1)
    sheets.push(await readSheet(await file.getPage(number)));
  await file.loadingTask.destroy();
  return sheets;
}
