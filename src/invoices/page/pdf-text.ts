/** Takes the texts of a PDF's pages, with their places, from pdf.js. Nothing is drawn: no picture and no font leaves pdf.js's worker. */
import { type PDFDocumentProxy, type PDFPageProxy, Util } from "pdfjs-dist/legacy/build/pdf.mjs";

import { toPage } from "./layout";
import type { DrawnRun, Page } from "./page";

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
type Item = Extract<TextContent["items"][number], { str: string }>;
type Viewport = ReturnType<PDFPageProxy["getViewport"]>;

/** Slope of a text that still counts as upright. */
const STEEPEST = 0.1;

/** The texts that are read from the left to the right on a page as it is shown: turned and flipped. */
function uprightIn({ transform: ofPage }: Viewport, items: readonly Item[]): DrawnRun[] {
  return items.flatMap(({ str, width, transform }) => {
    // A matrix: the text runs along (along, across), its letters stand along (upX, upY).
    const [along = 0, across = 0, upX = 0, upY = 0, left = 0, baseline = 0] = Util.transform(
      ofPage,
      transform,
    ) as number[];
    if (along <= 0 || Math.abs(across) > along * STEEPEST) return [];
    return [{ text: str, left, right: left + width, baseline, size: Math.hypot(upX, upY) }];
  });
}

/** Degrees by which a page may have to be turned, clockwise. */
const TURNS = [0, 90, 180, 270];

/** Texts and characters of a page. A page with more is not read, because its layout would block the browser. Drawn letter by letter, a page has 5 000. */
const MOST_TEXTS = 10_000;
const MOST_CHARACTERS = 100_000;

/**
 * Takes the texts of a page, which come in parts. `getTextContent` takes them without a limit, and with
 * `for await`, which Chrome before 124 and Safari do not have for streams.
 * @returns undefined for a page with too many.
 */
async function itemsOf(page: PDFPageProxy): Promise<Item[] | undefined> {
  const parts = page.streamTextContent() as ReadableStream<TextContent>;
  const reader = parts.getReader();
  const items: Item[] = [];
  let characters = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      if (!("str" in item) || !item.str.trim()) continue;
      items.push(item);
      characters += item.str.length;
    }
    if (items.length <= MOST_TEXTS && characters <= MOST_CHARACTERS) continue;
    // pdf.js rejects this if all parts of the page have come.
    reader.cancel(new Error("The page has too many texts.")).catch(() => undefined);
    return undefined;
  }
  return items;
}

/** The properties of a form field that are read, of all that pdf.js gives without types. */
interface FieldOfPdf {
  /** « Tx »: a text. */
  fieldType?: string;
  fieldValue?: unknown;
  hidden?: boolean;
  rect: readonly number[];
}

/** Font size of a field, in points, and the share of its height that a text takes at most. */
const USUAL_SIZE = 10;
const SHARE_OF_HEIGHT = 0.8;
/** Shares of the font's size: the width of a letter, and the distance of a baseline from the middle of its text. */
const USUAL_WIDTH = 0.5;
const BELOW_MIDDLE = 0.35;
/** Fields of a page that are read. */
const MOST_FIELDS = 500;

/** The values of the form's text fields: a page shows them, and `getTextContent` lacks them. A text of several lines is read as one. */
async function fieldTexts(page: PDFPageProxy, viewport: Viewport): Promise<DrawnRun[]> {
  const fields = (await page.getAnnotations()) as FieldOfPdf[];
  return fields.slice(0, MOST_FIELDS).flatMap(({ fieldType, fieldValue, hidden, rect }): DrawnRun[] => {
    if (fieldType !== "Tx" || typeof fieldValue !== "string" || !fieldValue.trim() || hidden) return [];
    const text = fieldValue.slice(0, MOST_CHARACTERS);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([...rect]) as number[];
    const size = Math.min(USUAL_SIZE, Math.abs(y2 - y1) * SHARE_OF_HEIGHT);
    const left = Math.min(x1, x2);
    const right = Math.min(left + text.length * size * USUAL_WIDTH, Math.max(x1, x2));
    return [{ text, left, right, baseline: (y1 + y2) / 2 + size * BELOW_MIDDLE, size }];
  });
}

const lengthOf = (texts: readonly DrawnRun[]) => texts.reduce((sum, { text }) => sum + text.length, 0);

/**
 * The upright texts of a page, turned as most are. Texts of other directions, such as those in a margin, are not part of a line.
 * @returns undefined where most are slanted, or there are too many.
 */
async function uprightTexts(page: PDFPageProxy): Promise<DrawnRun[] | undefined> {
  const items = await itemsOf(page);
  if (!items) return undefined;
  const turned = TURNS.map((turn) => {
    const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 });
    const texts = uprightIn(viewport, items);
    return { viewport, texts, length: lengthOf(texts) };
  });
  const usual = turned.reduce((best, each) => (each.length > best.length ? each : best));
  const total = items.reduce((sum, { str }) => sum + str.length, 0);
  if (total > 0 && usual.length * 2 <= total) return undefined;
  return [...usual.texts, ...(await fieldTexts(page, usual.viewport))];
}

/** A page with fewer letters is a picture, perhaps with a stamp, or blank. */
const FEW_LETTERS = 40;

/** How a page was read. */
export interface PageReading {
  /**
   * `bare`: with no text to read, as a picture or a blank page has; `unread`: slanted or with too many texts;
   * `damaged`: pdf.js failed.
   */
  state: "read" | "bare" | "unread" | "damaged";
  /** Without lines unless it was read. */
  page: Page;
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PageReading> {
  const reading = (state: PageReading["state"], runs: readonly DrawnRun[] = []): PageReading => ({
    state,
    page: toPage(number, runs),
  });
  try {
    const page = await document.getPage(number);
    const texts = await uprightTexts(page);
    page.cleanup();
    if (!texts) return reading("unread");
    return lengthOf(texts) < FEW_LETTERS ? reading("bare") : reading("read", texts);
  } catch {
    return reading("damaged");
  }
}

/** One page after the other: pdf.js's answers give the browser time between two. */
export async function readPages(document: PDFDocumentProxy): Promise<PageReading[]> {
  const pages: PageReading[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
  return pages;
}
