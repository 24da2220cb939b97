/** Marks (texts, shapes, links) make a page of a PDF; elements tag them for screen readers. */
import type { FontName } from "../theme/pdf-styles";

/** Millimetres from the top left corner of the page, or of a box or drawing that is not placed yet. */
export type Point = readonly [x: number, y: number];
export type Area = Readonly<Record<"x" | "y" | "width" | "height", number>>;

type BlockRole = "Document" | "Sect" | "Div" | "H1" | "H2" | "H3" | "H4" | "P" | "Figure";
type InlineRole = "Strong" | "Lbl" | "Reference" | "Link";
type ListRole = "L" | "LI" | "LBody" | "TOC" | "TOCI";
type TableRole = "Table" | "Caption" | "TR" | "TH" | "TD";

/** Structure types (ISO 32000-1, 14.8.4). `Strong` is a custom type, which the writer maps to `Span`. */
type Role = BlockRole | InlineRole | ListRole | TableRole;

/** An element's children follow the order of the marks, also from one page to the next. */
export interface StructureElement {
  role: Role;
  parent: StructureElement | null;
  /** Replacement text, such as the name of a bullet (ISO 32000-1, 14.9.4). */
  actualText?: string;
  /** Alternative text of a figure. */
  alt?: string;
  /** Bounding box of a figure. */
  area?: Area;
  /** The cells that a header cell (TH) names. */
  scope?: "Row" | "Column";
  /** Labels of a list (L). */
  numbering?: "Decimal" | "Square" | "None";
}

/** The structure element of a mark. Screen readers skip header and footer. */
export type Tag = StructureElement | "header" | "footer";

/** A mark without a tag is decoration. */
interface Drawn {
  color: string;
  tag?: Tag;
}

/** `x`, `y` (the baseline) and `width` are in millimetres, `size` in points. */
export interface TextMark extends Drawn {
  kind: "text";
  x: number;
  y: number;
  width: number;
  text: string;
  font: FontName;
  size: number;
  /** The writer adds a space after this text, so that screen readers do not join it to the next word. */
  spaceAfter?: true;
}

/** A filled shape or a straight line, in millimetres. A dash of length 0 is drawn as a round dot. */
export type Shape = Drawn &
  (
    | ({ kind: "rect" } & Area)
    | { kind: "circle"; x: number; y: number; radius: number }
    | { kind: "polygon"; points: readonly Point[] }
    | { kind: "line"; from: Point; to: Point; thickness: number; dash: readonly number[] }
  );

/** A clickable rectangle, in millimetres. Pages count from 1. */
export interface LinkMark extends Area {
  kind: "link";
  target: { page: number } | { url: string };
  /** The link's destination in words, for screen readers. */
  description: string;
  tag: StructureElement;
}

export type Mark = TextMark | Shape | LinkMark;

/** A drawing that is not placed yet: its top is at `y` 0. `height` is in millimetres. */
export interface Drawing {
  marks: readonly Shape[];
  height: number;
}

export type PdfPage = readonly Mark[];

/** `bookmarks` become the PDF's outline; their pages count from 1. */
export interface PdfLayout {
  pages: readonly PdfPage[];
  bookmarks: readonly { title: string; page: number }[];
  /** `date` is a day, such as `2026-12-31`. */
  metadata: Readonly<Record<"title" | "author" | "subject" | "keywords" | "date", string>>;
}

export const rect = (x: number, y: number, width: number, height: number, color: string) =>
  ({ kind: "rect", x, y, width, height, color }) as const;

export const circle = (x: number, y: number, radius: number, color: string) =>
  ({ kind: "circle", x, y, radius, color }) as const;

export const polygon = (color: string, ...points: readonly Point[]) =>
  ({ kind: "polygon", points, color }) as const;

/** @param dash lengths of a dash and of the gap after it, in millimetres. */
export const line = (from: Point, to: Point, thickness: number, color: string, dash: number[] = []) =>
  ({ kind: "line", from, to, thickness, color, dash }) as const;

function placeMark(mark: Mark, dx: number, dy: number, scale: number): Mark {
  const move = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy];
  if (mark.kind === "polygon") return { ...mark, points: mark.points.map(move) };
  if (mark.kind === "line") {
    const dash = mark.dash.map((length) => length * scale);
    return { ...mark, from: move(mark.from), to: move(mark.to), thickness: mark.thickness * scale, dash };
  }
  const [x, y] = move([mark.x, mark.y]);
  if (mark.kind === "circle") return { ...mark, x, y, radius: mark.radius * scale };
  if (mark.kind === "text") return { ...mark, x, y, width: mark.width * scale, size: mark.size * scale };
  return { ...mark, x, y, width: mark.width * scale, height: mark.height * scale };
}

/** Scales marks from the page's top left corner, then moves them by millimetres. */
export const moveMarks = <Kind extends Mark>(
  marks: readonly Kind[],
  dx: number,
  dy: number,
  scale = 1,
): Kind[] => marks.map((mark) => placeMark(mark, dx, dy, scale) as Kind);

export const tagged = (marks: readonly Shape[], tag: Tag): Shape[] => marks.map((mark) => ({ ...mark, tag }));

/** The writer adds an element to the document with the first mark that has it as its `tag`. */
export const element = (
  role: Role,
  parent: StructureElement | null,
  more: Omit<StructureElement, "role" | "parent"> = {},
): StructureElement => ({ role, parent, ...more });
