import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

export interface ReadElement {
  role: string;
  alt?: string;
  /** Its content and that of its children, in reading order. */
  text: string;
  children: readonly ReadElement[];
  isLinked: boolean;
}

/** A page as pdf.js reads it. Lengths in points from its bottom left corner. */
interface ReadPage {
  texts: readonly { text: string; x: number; y: number }[];
  links: readonly {
    rect: readonly [left: number, bottom: number, right: number, top: number];
    description: string;
    page?: number;
    url?: string;
  }[];
  /** The part of the structure that is on the page. */
  structure: ReadElement;
  /** What is painted and neither tagged nor an artifact. */
  untagged: readonly unknown[];
}

/** A PDF as pdf.js reads it, with what it says of itself: metadata, mark of a tagged file, PDF/UA. */
export interface ReadPdf {
  pages: readonly ReadPage[];
  outline: readonly { title: string; page: number }[];
  info: Readonly<Record<string, unknown>>;
}

/** In a thread, because Jest cannot load pdf.js, which is an ES module. @throws when pdf.js cannot read it. */
export async function readPdf(pdf: ArrayBuffer): Promise<ReadPdf> {
  const reader = new Worker(join(__dirname, "pdf-reader.mjs"), { workerData: pdf });
  const [read] = (await once(reader, "message")) as [ReadPdf];
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
