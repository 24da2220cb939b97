type BlockRole = "Document" | "Sect" | "Div" | "H1" | "H2" | "H3" | "H4" | "P" | "Figure";
type InlineRole = "Strong" | "Lbl" | "Reference" | "Link";
type ListRole = "L" | "LI" | "LBody" | "TOC" | "TOCI";
type TableRole = "Table" | "Caption" | "TR" | "TH" | "TD";

/** A structure type (ISO 32000-1, 14.8.4). `Strong` is one of our own, which the writer maps to `Span`. */
type Role = BlockRole | InlineRole | ListRole | TableRole;

/** What a screen reader announces. An element has its content and its children in the order of the marks, also across pages. */
export interface StructureElement {
  role: Role;
  parent: StructureElement | null;
  /** What is read instead of the content, such as the name of a bullet (ISO 32000-1, 14.9.4). */
  actualText?: string;
  alt?: string;
  /** The area of a figure, in millimetres from the page's top left corner. */
  area?: Area;
  scope?: "Row" | "Column";
  numbering?: "Decimal" | "Square";
}

/** A rectangle, in millimetres from the page's top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a mark belongs to. A screen reader skips header and footer. */
export type Tag = StructureElement | "header" | "footer";

/** Makes an element. It has a place in the document once a mark names it. */
export const element = (
  role: Role,
  parent: StructureElement | null,
  more: Omit<StructureElement, "role" | "parent"> = {},
): StructureElement => ({ role, parent, ...more });
