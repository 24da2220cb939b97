import type { FontName } from "./text/fonts";

/** A point, in millimetres from the page's top left corner. */
export type Point = readonly [x: number, y: number];

/** A piece of text. `x`, `y` (the baseline) and `width` are in millimetres, `size` in points. */
export interface TextMark {
  kind: "text";
  x: number;
  y: number;
  width: number;
  text: string;
  font: FontName;
  size: number;
  color: string;
}

/** A filled rectangle, in millimetres. */
export interface RectMark {
  kind: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

/** A filled circle, in millimetres. */
export interface CircleMark {
  kind: "circle";
  x: number;
  y: number;
  radius: number;
  color: string;
}

/** A filled polygon, in millimetres. */
export interface PolygonMark {
  kind: "polygon";
  points: readonly Point[];
  color: string;
}

/** Lengths of a dash and of the gap after it, in millimetres. A dash of length 0 is drawn as a round dot. */
export type Dash = readonly [dash: number, gap: number];

/** A straight line, in millimetres. */
export interface LineMark {
  kind: "line";
  from: Point;
  to: Point;
  thickness: number;
  color: string;
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
    return line(move(mark.from), move(mark.to), mark.thickness * scale, mark.color, dash);
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
