/** A standard structure type (ISO 32000-1, 14.8.4). `Strong` is one of our own, which the writer maps to `Span`. */
export type Role =
  | "Document"
  | "Sect"
  | "Div"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "P"
  | "Span"
  | "Strong"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "TOC"
  | "TOCI"
  | "Reference"
  | "Link"
  | "Table"
  | "Caption"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

/**
 * A part of the document's structure: what a screen reader announces. Marks name the element that they belong to, and an
 * element has its content and its children in the order of the marks, also across pages.
 */
export interface StructureElement {
  role: Role;
  /** `null` for the document. */
  parent: StructureElement | null;
  /** What is read instead of the content, such as the whole of a word that two lines share (ISO 32000-1, 14.9.4). */
  actualText?: string;
  /** The alternative text of a figure. */
  alt?: string;
  /** The area of a figure, in millimetres from the page's top left corner. */
  area?: { x: number; y: number; width: number; height: number };
  /** How the items of a list are marked. */
  numbering?: "Decimal" | "Square";
}

/** What a mark belongs to. Marks without a tag are decoration, and a screen reader skips them like header and footer. */
export type Tag = StructureElement | "header" | "footer";

/** Makes an element. It has a place in the document once a mark names it. */
export function element(
  role: Role,
  parent: StructureElement | null,
  more: Omit<StructureElement, "role" | "parent"> = {},
): StructureElement {
  return { role, parent, ...more };
}

export const isElement = (tag: Tag | undefined): tag is StructureElement => typeof tag === "object";
