import type { StructureElement, Tag } from "./structure";
import type { FontName } from "./text/fonts";

/** A point, in millimetres from the page's top left corner. */
export type Point = readonly [x: number, y: number];

/** What every mark that is drawn has. */
interface Drawn {
  color: string;
  /** What it belongs to. Without it, the mark is decoration. */
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

/** A filled rectangle, in millimetres. */
export interface RectMark extends Drawn {
  kind: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A filled circle, in millimetres. */
export interface CircleMark extends Drawn {
  kind: "circle";
  x: number;
  y: number;
  radius: number;
}

/** A filled polygon, in millimetres. */
export interface PolygonMark extends Drawn {
  kind: "polygon";
  points: readonly Point[];
}

/** Lengths of a dash and of the gap after it, in millimetres. A dash of length 0 is drawn as a round dot. */
export type Dash = readonly [dash: number, gap: number];

/** A straight line, in millimetres. */
export interface LineMark extends Drawn {
  kind: "line";
  from: Point;
  to: Point;
  thickness: number;
  dash?: Dash;
}

/** A clickable rectangle, in millimetres. Pages count from 1. */
export interface LinkMark {
  kind: "link";
  x: number;
  y: number;
  width: number;
  height: number;
  target: { page: number } | { url: string };
  /** Where the link leads, in words, for those who do not see its surroundings. */
  description: string;
  /** The `Link` element of the words that it covers. */
  tag: StructureElement;
}

export type Shape = RectMark | CircleMark | PolygonMark | LineMark;

/** Anything that is drawn on a page, or a link on it. */
export type Mark = TextMark | Shape | LinkMark;

/** A drawing whose top is at `y` 0. `height` is in millimetres. */
export interface Drawing {
  marks: readonly Shape[];
  height: number;
}

export function rect(x: number, y: number, width: number, height: number, color: string): RectMark {
  return { kind: "rect", x, y, width, height, color };
}

export function circle(x: number, y: number, radius: number, color: string): CircleMark {
  return { kind: "circle", x, y, radius, color };
}

export function polygon(points: readonly Point[], color: string): PolygonMark {
  return { kind: "polygon", points, color };
}

export function line(from: Point, to: Point, thickness: number, color: string, dash?: Dash): LineMark {
  return { kind: "line", from, to, thickness, color, ...(dash && { dash }) };
}

function placeMark(mark: Mark, dx: number, dy: number, scale: number): Mark {
  const move = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy];
  if (mark.kind === "polygon") return { ...mark, points: mark.points.map(move) };
  if (mark.kind === "line") {
    const dash = mark.dash && ([mark.dash[0] * scale, mark.dash[1] * scale] as const);
    const [from, to] = [move(mark.from), move(mark.to)];
    return { ...mark, from, to, thickness: mark.thickness * scale, ...(dash && { dash }) };
  }
  const [x, y] = move([mark.x, mark.y]);
  if (mark.kind === "circle") return { ...mark, x, y, radius: mark.radius * scale };
  if (mark.kind === "text") return { ...mark, x, y, width: mark.width * scale, size: mark.size * scale };
  return { ...mark, x, y, width: mark.width * scale, height: mark.height * scale };
}

/** Returns the marks scaled from the page's top left corner, then moved by `dx` and `dy` millimetres. */
export function place<Kind extends Mark>(marks: readonly Kind[], dx: number, dy: number, scale = 1): Kind[] {
  // `placeMark` keeps the kind of a mark.
  return marks.map((mark) => placeMark(mark, dx, dy, scale) as Kind);
}

/** Returns the marks as content of an element, or as part of the header or footer. */
export function tagged<Kind extends Shape>(marks: readonly Kind[], tag: Tag): Kind[] {
  return marks.map((mark) => ({ ...mark, tag }));
}
