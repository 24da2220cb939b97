import type { FontName } from "./text/fonts";

/** A point, in millimetres from the page's top left corner. */
export type Point = readonly [x: number, y: number];

/** A piece of text: `y` is its baseline, `width` what it measures, in millimetres; `size` in points. */
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

/** A straight line, in millimetres. `dash`: how much of it is drawn, then left out; nothing drawn makes round dots. */
export interface LineMark {
  kind: "line";
  from: Point;
  to: Point;
  thickness: number;
  color: string;
  dash?: readonly [drawn: number, left: number];
}

export type LinkTarget = { page: number } | { url: string };

/** A clickable rectangle, in millimetres. Pages count from 1. */
export interface LinkMark {
  kind: "link";
  x: number;
  y: number;
  width: number;
  height: number;
  target: LinkTarget;
}

export type Shape = RectMark | CircleMark | PolygonMark | LineMark;
export type Mark = TextMark | Shape | LinkMark;

/** The mark, moved by millimetres and scaled around the page's corner before. */
export function place<Placed extends Mark>(mark: Placed, dx: number, dy: number, scale = 1): Placed {
  const move = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy];
  const inner: Mark = mark;
  if (inner.kind === "polygon") return { ...mark, points: inner.points.map(move) };
  if (inner.kind === "line") {
    const [from, to, thickness] = [move(inner.from), move(inner.to), inner.thickness * scale];
    const dash = inner.dash && ([inner.dash[0] * scale, inner.dash[1] * scale] as const);
    return { ...mark, from, to, thickness, ...(dash && { dash }) };
  }
  const [x, y] = move([inner.x, inner.y]);
  if (inner.kind === "circle") return { ...mark, x, y, radius: inner.radius * scale };
  if (inner.kind === "text") return { ...mark, x, y };
  return { ...mark, x, y, width: inner.width * scale, height: inner.height * scale };
}
