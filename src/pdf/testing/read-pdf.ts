import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An element of the structure. */
export interface ReadElement {
  role: string;
  alt?: string;
  /** Its content and that of its children, in reading order. */
  text: string;
  children: readonly ReadElement[];
  /** Whether a link belongs to it. */
  isLinked: boolean;
}

/** A PDF as pdf.js reads it. Lengths in points from the page's bottom left corner. */
export interface ReadPdf {
  pages: readonly {
    texts: readonly { text: string; x: number; y: number }[];
    /** The `rect` is left, bottom, right, top. */
    links: readonly {
      rect: readonly [number, number, number, number];
      description: string;
      page?: number;
      url?: string;
    }[];
    /** The part of the structure that is on the page. */
    structure: ReadElement;
    /** What is painted and neither tagged nor an artifact. */
    untagged: readonly unknown[];
  }[];
  info: Readonly<Record<string, unknown>>;
  outline: readonly { title: string; page: number }[];
  /** What viewers and checkers read first: title, mark of a tagged file, PDF/UA. */
  catalog: Readonly<Record<string, unknown>>;
}

/** @throws when pdf.js cannot read it. */
export function readPdf(pdf: ArrayBuffer): ReadPdf {
  // A file: a pipe of this size sometimes ends early on a busy machine.
  const folder = mkdtempSync(join(tmpdir(), "pdf-"));
  const file = join(folder, "read.pdf");
  writeFileSync(file, new Uint8Array(pdf));
  try {
    const script = [join(__dirname, "print-pdf.mjs"), file];
    return JSON.parse(
      execFileSync(process.execPath, script, { encoding: "utf8", maxBuffer: 1e9 }),
    ) as ReadPdf;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An element and all below it, in reading order. */
export const withDescendants = (element: ReadElement): ReadElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

/** A text without white space, because line breaks and columns change it. */
export const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** All the text of a page in the order of the file, without white space. */
export const textOf = (page: ReadPdf["pages"][number] | undefined) =>
  withoutSpaces((page?.texts ?? []).map(({ text }) => text).join(""));
