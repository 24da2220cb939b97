import type { Tag } from "../structure";
import type { Face } from "./face";

/** A run of printable text in one style, of one element. */
export interface Run {
  text: string;
  face: Face;
  color: string;
  tag?: Tag | undefined;
}

/** A part of a text that no line break splits, unless it is wider than a line. Widths in thousandths of the type size. */
export interface Chunk {
  pieces: Run[];
  width: number;
  /** The width of the space after the chunk, dropped at the end of a line. */
  space: number;
}

/** A hyphen after which a line may end: in « avant-garde », but not in « 2025-2026 », « consomme-t-il » or « Île-de-France ». */
const HYPHEN = /(\p{L}{3}-)(?=\p{L}{3})/gu;

/** Splits a text where a line may end, and keeps spaces. `withFrenchSpaces` has already set the spaces that never break. */
function splitText(text: string): string[] {
  const words = text.match(/[^ ]+ ?/g) ?? [];
  return words.flatMap((word) =>
    // Few words have a hyphen, and looking for one is faster than the expressions.
    !word.includes("-") || /[@/]/.test(word) ? [word] : word.replace(HYPHEN, "$1\n").split("\n"),
  );
}

/** A run's position in the whole text, from `start` up to but not including `end`. */
interface Position {
  start: number;
  end: number;
  run: Run;
}

/** Joins runs without double spaces. @returns the text, and each run's position in it. */
function joinRuns(runs: readonly Run[]): [string, Position[]] {
  let joined = "";
  const positions = runs.map((run) => {
    const start = joined.length;
    const text = run.text.replace(/ {2,}/g, " ");
    joined += /(^| )$/.test(joined) ? text.replace(/^ /, "") : text;
    return { start, end: joined.length, run };
  });
  return [joined, positions];
}

/** Splits a text into chunks at the places where a line may end. */
export function toChunks(runs: readonly Run[]): Chunk[] {
  const [text, positions] = joinRuns(runs);
  let start = 0;
  return splitText(text).map((part) => {
    const end = start + part.replace(/ $/, "").length;
    const pieces = positions
      .filter((position) => position.start < end && position.end > start)
      .map((position) => ({
        ...position.run,
        text: text.slice(Math.max(start, position.start), Math.min(end, position.end)),
      }));
    const spaceFace = positions.find((position) => position.start <= end && position.end > end)?.run.face;
    start += part.length;
    return {
      pieces,
      width: pieces.reduce((sum, piece) => sum + piece.face.width(piece.text), 0),
      space: part.endsWith(" ") && spaceFace ? spaceFace.width(" ") : 0,
    };
  });
}

export const sameStyle = (one: Run, other: Run) =>
  one.face === other.face && one.color === other.color && one.tag === other.tag;

/** If a chunk is wider than a line, splits it between two characters, so that it stays on the page. */
export function cutToWidth(chunk: Chunk, lineWidth: number): Chunk[] {
  if (chunk.width <= lineWidth) return [chunk];
  const cut: Chunk[] = [];
  for (const run of chunk.pieces) {
    for (const text of run.text) {
      const width = run.face.width(text);
      const last = cut.at(-1);
      const piece = last?.pieces.at(-1);
      if (!last || last.width + width > lineWidth) {
        cut.push({ pieces: [{ ...run, text }], width, space: 0 });
      } else {
        if (piece && sameStyle(piece, run)) piece.text += text;
        else last.pieces.push({ ...run, text });
        last.width += width;
      }
    }
  }
  const end = cut.at(-1);
  if (end) end.space = chunk.space;
  return cut;
}
