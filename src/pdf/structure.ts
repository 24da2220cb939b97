type BlockRole = "Document" | "Sect" | "Div" | "H1" | "H2" | "H3" | "H4" | "P" | "Figure";
type InlineRole = "Strong" | "Lbl" | "Reference" | "Link";
type ListRole = "L" | "LI" | "LBody" | "TOC" | "TOCI";
type TableRole = "Table" | "Caption" | "TR" | "TH" | "TD";

/** Structure types (ISO 32000-1, 14.8.4). `Strong` is a custom type, which the writer maps to `Span`. */
type Role = BlockRole | InlineRole | ListRole | TableRole;

/** Content and children are in the order of the marks, also across pages. */
export interface StructureElement {
  role: Role;
  parent: StructureElement | null;
  /** Replacement text, such as the name of a bullet (ISO 32000-1, 14.9.4). */
  actualText?: string;
  alt?: string;
  area?: Area;
  scope?: "Row" | "Column";
  numbering?: "Decimal" | "Square";
}

/** In millimetres from the page's top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The owner of a mark. Screen readers skip header and footer. */
export type Tag = StructureElement | "header" | "footer";

/** An element joins the document when a mark first names it. */
export const element = (
  role: Role,
  parent: StructureElement | null,
  more: Omit<StructureElement, "role" | "parent"> = {},
): StructureElement => ({ role, parent, ...more });
