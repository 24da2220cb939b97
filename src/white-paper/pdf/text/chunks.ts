import type { Face } from "./face";

/** A run of printable text in one style. */
export interface Run {
  text: string;
  face: Face;
  color: string;
}

/** What a line break never cuts, unless it is wider than a line. Widths in thousandths of the type size. */
export interface Chunk {
  pieces: Run[];
  width: number;
  /** The space that follows, and disappears at the end of a line. */
  space: number;
}

/** Between two longer words: « avant-garde », but neither « 2025-2026 » nor « consomme-t-il » nor « Île-de-France ». */
const HYPHEN = /(\p{L}{3}-)(?=\p{L}{3})/gu;

/** The text cut where a line may end, spaces kept. `withFrenchSpaces` has set the spaces where none ends. */
function splitText(text: string): string[] {
  const words = text.match(/[^ ]+ ?/g) ?? [];
  return words.flatMap((word) => (/[@/]/.test(word) ? [word] : word.replace(HYPHEN, "$1\n").split("\n")));
}

/** A run's place in the whole text, from `start` up to `end`. */
interface Stretch {
  start: number;
  end: number;
  run: Run;
}

/** The whole text without double spaces, and where each run stands in it. */
function joinRuns(runs: readonly Run[]): [string, Stretch[]] {
  let joined = "";
  const stretches = runs.map((run) => {
    const start = joined.length;
    const text = run.text.replace(/ {2,}/g, " ");
    joined += /(^| )$/.test(joined) ? text.replace(/^ /, "") : text;
    return { start, end: joined.length, run };
  });
  return [joined, stretches];
}

/** The pieces of a text between the places where a line may end. */
export function toChunks(runs: readonly Run[]): Chunk[] {
  const [text, stretches] = joinRuns(runs);
  let start = 0;
  return splitText(text).map((part) => {
    const end = start + part.replace(/ $/, "").length;
    const pieces = stretches
      .filter((stretch) => stretch.start < end && stretch.end > start)
      .map((stretch) => ({
        ...stretch.run,
        text: text.slice(Math.max(start, stretch.start), Math.min(end, stretch.end)),
      }));
    const spaceFace = stretches.find((stretch) => stretch.start <= end && stretch.end > end)?.run.face;
    start += part.length;
    return {
      pieces,
      width: pieces.reduce((sum, piece) => sum + piece.face.width(piece.text), 0),
      space: part.endsWith(" ") && spaceFace ? spaceFace.width(" ") : 0,
    };
  });
}

export const sameStyle = (one: Run, other: Run) => one.face === other.face && one.color === other.color;

/** Cuts what is wider than a line between two characters: better than off the page. */
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
