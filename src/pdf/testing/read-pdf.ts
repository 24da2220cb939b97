/** Reads a PDF with pdf.js, for tests: texts, links, structure for screen readers, bookmarks and metadata. */
import { getDocument, OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of the structure. `isLinked`: it has a link's annotation. */
export interface ReadElement {
  role: string;
  alt?: string | undefined;
  /** Content of the element and of its children, in reading order. */
  text: string;
  children: readonly ReadElement[];
  isLinked: boolean;
}

/** Results of pdf.js that its types leave out: elements, their content by its id, and links. */
interface Node {
  role?: string;
  alt?: string;
  id?: string;
  type?: string;
  children?: readonly Node[];
}

interface Annotation {
  /** Points from the page's bottom left corner. */
  rect: readonly [left: number, bottom: number, right: number, top: number];
  contentsObj: { str: string };
  /** The URL as it is in the file. */
  unsafeUrl?: string;
}

/** An entry of the outline. Its destination begins with a reference to its page. */
interface OutlineItem {
  title: string;
  dest: unknown;
}

/** pdf.js names a part of a page's content `p12R_mc3`: object of the page, number of the content. */
const PAGE_OF_CONTENT = /^.*_mc/;

/** Operators that paint: each must be within tagged content or an artifact. */
const PAINTING = [OPS.showText, OPS.constructPath, OPS.stroke, OPS.fill, OPS.paintImageXObject];

/** The text of each tagged part by its number, and what is neither tagged nor an artifact. */
async function readContents(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts: Record<string, string> = {};
  const untagged: unknown[] = [];
  /** Numbers of the parts that are open; "artifact" stands for a part without a number. */
  const open: string[] = [];
  fnArray.forEach((operator, index) => {
    // Text operators have the glyphs first; those that begin a part have its number second.
    const [glyphs, partNumber] = (argsArray[index] ?? []) as [readonly { unicode?: string }[], string?];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      if (open.length > 0) untagged.push("content within other marked content");
      open.push(partNumber ?? "artifact");
    } else if (operator === OPS.endMarkedContent) open.pop();
    else if (PAINTING.includes(operator) && open.length === 0) untagged.push(operator);
    if (operator === OPS.showText) {
      const id = open.at(-1) ?? "";
      texts[id] = (texts[id] ?? "") + glyphs.map((glyph) => glyph.unicode ?? "").join("");
    }
  });
  return { texts, untagged };
}

/** An element with spaces at the ends of lines, which pdf.js leaves out of the page's texts. */
function readElement({ role = "", alt, children = [] }: Node, texts: Record<string, string>): ReadElement {
  const parts = children.map((child) => {
    if (child.role) return readElement(child, texts);
    const partNumber = child.id?.replace(PAGE_OF_CONTENT, "") ?? "";
    return texts[partNumber] ?? "";
  });
  return {
    role,
    alt,
    text: parts.map((part) => (typeof part === "string" ? part : part.text)).join(""),
    children: parts.filter((part) => typeof part !== "string"),
    isLinked: children.some(({ type }) => type === "object"),
  };
}

interface ReadLink {
  rect: Annotation["rect"];
  description: string;
  url: string | undefined;
}

/** A piece of a line. Points from the page's bottom left corner. */
export interface ReadText {
  text: string;
  x: number;
  y: number;
}

interface ReadPage {
  texts: ReadText[];
  links: ReadLink[];
  /** The part of the structure that is on the page. */
  structure: ReadElement;
  untagged: unknown[];
}

export interface ReadPdf {
  pages: ReadPage[];
  outline: { title: string; page: number }[];
  /** Metadata, mark of a tagged file, PDF/UA. */
  info: Record<string, unknown>;
}

/** @returns the texts of a page in the order of the file. */
export async function readPageTexts(page: PDFPageProxy): Promise<ReadText[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.flatMap((item) =>
    "str" in item ? { text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) } : [],
  );
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  const { texts, untagged } = await readContents(page);
  return {
    texts: await readPageTexts(page),
    links: annotations.map(({ rect, contentsObj, unsafeUrl }) => ({
      rect,
      description: contentsObj.str,
      url: unsafeUrl,
    })),
    structure: readElement(await page.getStructTree(), texts),
    untagged,
  };
}

/** @throws when pdf.js cannot read the file. */
export async function readPdf(file: ArrayBuffer): Promise<ReadPdf> {
  // pdf.js detaches the buffer that it gets, so it gets a copy.
  const pdf = await getDocument({ data: new Uint8Array(file.slice(0)), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const { info, metadata } = await pdf.getMetadata();
  const described: Record<string, unknown> = {
    xmpTitle: metadata.get("dc:title") as unknown,
    conformance: metadata.get("pdfuaid:part") as unknown,
  };
  const toEntry = async ({ title, dest }: OutlineItem) => {
    const [page] = dest as [{ num: number; gen: number }];
    return { title, page: (await pdf.getPageIndex(page)) + 1 };
  };
  const read = {
    pages: await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number)))),
    outline: await Promise.all((await pdf.getOutline()).map(toEntry)),
    info: Object.assign(described, info, await pdf.getViewerPreferences(), await pdf.getMarkInfo()),
  };
  await pdf.loadingTask.destroy();
  return read;
}

/** An element and all below it, in reading order. */
export const withDescendants = (element: ReadElement): ReadElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

/** A text without white space, because line breaks and columns change it. */
export const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** All the text of a page in the order of the file, without white space. */
export const textOf = ({ texts }: ReadPage) => withoutSpaces(texts.map(({ text }) => text).join(""));
