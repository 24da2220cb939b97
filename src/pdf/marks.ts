import type { Area, StructureElement, Tag } from "./structure";
import type { FontName } from "./writer/fonts";

/** A point, in millimetres from the page's top left corner. */
export type Point = readonly [x: number, y: number];

/** What every mark that is drawn has. Without a tag, which says what it belongs to, it is decoration. */
interface Drawn {
  color: string;
  tag?: Tag;
}

/** A piece of text. `x`, `y` (the baseline) and `width` are in millimetres, `size` in points. */
export interface TextMark extends Drawn {
  kind: "text";
  x: number;
  y: number;
  width: number;
  text: string;
  font: FontName;
  size: number;
  /** Whether a space follows, at the end of a line or before text elsewhere: it keeps words apart for a reader. */
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
  /** Where the link leads, in words, for those who do not see its surroundings. */
  description: string;
  tag: StructureElement;
}

export type Mark = TextMark | Shape | LinkMark;

/** A drawing whose top is at `y` 0. `height` is in millimetres. */
export interface Drawing {
  marks: readonly Shape[];
  height: number;
}

/** What a file says of itself. `date` is a day, as `2026-12-31`. */
export type PdfMetadata = Readonly<Record<"title" | "author" | "subject" | "keywords" | "date", string>>;

export type PdfPage = readonly Mark[];

/** A document as marks on pages, ready to be drawn. Bookmarks are the outline beside the pages, which count from 1. */
export interface PdfLayout {
  pages: readonly PdfPage[];
  bookmarks: readonly { title: string; page: number }[];
  metadata: PdfMetadata;
}

export const rect = (x: number, y: number, width: number, height: number, color: string) =>
  ({ kind: "rect", x, y, width, height, color }) as const;

export const circle = (x: number, y: number, radius: number, color: string) =>
  ({ kind: "circle", x, y, radius, color }) as const;

export const polygon = (color: string, ...points: readonly Point[]) =>
  ({ kind: "polygon", points, color }) as const;

/** @param dash lengths of a dash and of the gap after it, in millimetres. */
export const line = (
  from: Point,
  to: Point,
  thickness: number,
  color: string,
  dash: readonly number[] = [],
) => ({ kind: "line", from, to, thickness, color, dash }) as const;

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

/** Returns the marks, of the same kinds, scaled from the page's top left corner, then moved by millimetres. */
export const place = <Kind extends Mark>(marks: readonly Kind[], dx: number, dy: number, scale = 1): Kind[] =>
  marks.map((mark) => placeMark(mark, dx, dy, scale) as Kind);

/** Returns the marks as content of an element, or as part of the header or footer. */
export const tagged = (marks: readonly Shape[], tag: Tag): Shape[] => marks.map((mark) => ({ ...mark, tag }));
