/** Takes the texts of a PDF's pages, with their places, from pdf.js. */
import { OPS, type PDFDocumentProxy, type PDFPageProxy, Util } from "pdfjs-dist/legacy/build/pdf.mjs";

import { type DrawnRun, type Page, toPage } from "./page-cells";

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
type Viewport = ReturnType<PDFPageProxy["getViewport"]>;

/** A text with its place and the direction of writing. */
interface PlacedText extends DrawnRun {
  along: readonly [x: number, y: number];
}

/** Places a text on a page as it is shown: turned and flipped. */
function placed({ str, width, transform }: Item, { transform: ofPage }: Viewport): PlacedText {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = Util.transform(ofPage, transform) as number[];
  return { text: str, left, right: left + width, baseline, along: [a, b], size: Math.hypot(c, d) };
}

/** A slope up to which a text still counts as horizontal. */
const STEEPEST = 0.1;

/** Degrees by which the page has to be turned, clockwise, so that a text of this direction is read from the left to the right. */
function turnFor([x, y]: PlacedText["along"]): Turn | undefined {
  const slope = Math.min(Math.abs(x), Math.abs(y)) / Math.max(Math.abs(x), Math.abs(y));
  if (!(slope <= STEEPEST)) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 0 : 180;
  return y > 0 ? 270 : 90;
}

const TURNS = [0, 90, 180, 270] as const;
type Turn = (typeof TURNS)[number];

type Item = Extract<TextContent["items"][number], { str: string }>;

/** Texts come in parts. `getTextContent` takes them with `for await`, which Chrome before 124 does not have for streams. */
async function itemsOf(page: PDFPageProxy): Promise<Item[]> {
  const parts = page.streamTextContent() as ReadableStream<TextContent>;
  const reader = parts.getReader();
  const items: Item[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read())
    for (const item of part.value.items) if ("str" in item && item.str.trim()) items.push(item);
  return items;
}

/** The texts of a page, and the way to show it so that most of them are upright. */
interface PageTexts {
  viewport: Viewport;
  /** The upright texts. */
  texts: readonly PlacedText[];
  /** Most texts are upright. */
  isUpright: boolean;
}

const lengthOf = (texts: readonly PlacedText[]) => texts.reduce((sum, { text }) => sum + text.length, 0);

async function textsOf(page: PDFPageProxy): Promise<PageTexts> {
  const items = await itemsOf(page);
  const inViewport = (viewport: Viewport) => items.map((item) => placed(item, viewport));
  const all = inViewport(page.getViewport({ scale: 1 }));
  const lengths = TURNS.map((turn) => ({
    turn,
    length: lengthOf(all.filter(({ along }) => turnFor(along) === turn)),
  }));
  const [usual = { turn: 0, length: 0 }] = lengths.sort((one, other) => other.length - one.length);
  const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + usual.turn) % 360 });
  // Texts of other directions, such as those in a margin, are not part of a line.
  const texts = inViewport(viewport).filter(({ along }) => turnFor(along) === 0);
  return { viewport, texts, isUpright: all.length === 0 || usual.length * 2 > lengthOf(all) };
}

/** The page as it is drawn: turned so that its texts are upright. */
export const uprightViewport = async (page: PDFPageProxy): Promise<Viewport> =>
  (await textsOf(page)).viewport;

/** A page with fewer letters, and a picture, is a scan, perhaps with a stamp. */
const FEW_LETTERS = 40;
/** A page with fewer letters, and a large picture, is a scan with a poor text layer. */
const POOR_LETTERS = 200;
/** Unit: pixels. A page of A4 has 0.9 million at 100 dots an inch. */
const LARGE_PICTURE = 500_000;

const PICTURES: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
];

/** Pixels of the largest picture of a page: 0 without one. */
async function largestPicture(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const sizes = fnArray.map((operation, index) => {
    if (!PICTURES.includes(operation)) return 0;
    const [first, width, height] = argsArray[index] as [unknown, unknown, unknown];
    const { width: ownWidth, height: ownHeight } = Object(first) as { width?: number; height?: number };
    return Math.max(Number(width ?? ownWidth ?? 1) * Number(height ?? ownHeight ?? 1), 1) || 1;
  });
  return sizes.reduce((largest, size) => Math.max(largest, size), 0);
}

async function isScan(page: PDFPageProxy, letters: number): Promise<boolean> {
  if (letters >= POOR_LETTERS) return false;
  const picture = await largestPicture(page);
  return picture > 0 && (letters < FEW_LETTERS || picture >= LARGE_PICTURE);
}

/** How a page was read. */
export interface PageReading {
  number: number;
  state: "read" | "scan" | "sideways" | "damaged";
  /** Without lines unless it was read. */
  page: Page;
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PageReading> {
  const reading = (state: PageReading["state"], runs: readonly DrawnRun[] = []): PageReading => ({
    number,
    state,
    page: toPage(number, runs),
  });
  try {
    const page = await document.getPage(number);
    const { texts, isUpright } = await textsOf(page);
    if (await isScan(page, lengthOf(texts))) return reading("scan");
    if (!isUpright) return reading("sideways");
    return reading("read", texts);
  } catch {
    return reading("damaged");
  }
}

export async function readPages(document: PDFDocumentProxy): Promise<PageReading[]> {
  const pages: PageReading[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
  return pages;
}
