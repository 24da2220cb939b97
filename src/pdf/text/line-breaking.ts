import { type Chunk, cutToWidth, type Run, sameStyle, toChunks } from "./chunks";

/** A part of a line in one style. `x` is its distance from the line's start. */
export interface LineRun extends Run {
  x: number;
  width: number;
}

/** A line. Lengths in thousandths of the type size. */
export interface Line {
  runs: LineRun[];
  width: number;
  /** What the break after this line separates: two words, or two parts of a word. Not set for the last line. */
  breaks?: "words" | "word";
}

/** Tolerance for lengths converted from millimetres. Widths of text are whole thousandths. */
const ROUNDING = 0.01;

function toLine(chunks: readonly Chunk[]): Line {
  const runs: LineRun[] = [];
  let x = 0;
  chunks.forEach((chunk, index) => {
    for (const piece of chunk.pieces) {
      const last = runs.at(-1);
      if (last && sameStyle(last, piece)) last.text += piece.text;
      else runs.push({ ...piece, x, width: 0 });
      x += piece.face.width(piece.text);
    }
    const last = runs.at(-1);
    if (last && chunk.space > 0 && index < chunks.length - 1) {
      last.text += " ";
      x += chunk.space;
    }
  });
  for (const run of runs) run.width = run.face.width(run.text);
  return { runs, width: x };
}

/** A line's cost: the square of its empty share. A very short last line, such as a single word, has a fixed cost. */
function badness(width: number, lineWidth: number, isLast: boolean): number {
  if (isLast) return width < lineWidth / 5 ? 0.3 : 0;
  return ((lineWidth - width) / lineWidth) ** 2;
}

/**
 * Breaks a text into lines of similar length: their total cost is minimal, as in Knuth and Plass, "Breaking Paragraphs into
 * Lines" (1981), but for ragged-right text without hyphenation.
 * @param lineWidth the maximum width of a line, in thousandths of the type size; `Infinity` makes one line.
 */
export function breakLines(runs: readonly Run[], lineWidth: number): Line[] {
  const chunks = toChunks(runs).flatMap((chunk) => cutToWidth(chunk, lineWidth));
  if (lineWidth === Infinity) return [toLine(chunks)];
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= chunks.length; end++) {
    let choice = { cost: Infinity, start: end - 1 };
    let width = 0;
    for (let start = end - 1; start >= 0; start--) {
      const chunk = chunks[start];
      if (!chunk) break;
      width += chunk.width + (start === end - 1 ? 0 : chunk.space);
      if (width > lineWidth + ROUNDING && start < end - 1) break;
      const cost = (best[start]?.cost ?? 0) + badness(width, lineWidth, end === chunks.length);
      if (cost < choice.cost) choice = { cost, start };
    }
    best.push(choice);
  }
  const lines: Line[] = [];
  for (let end = chunks.length; end > 0;) {
    const start = best[end]?.start ?? 0;
    const line = toLine(chunks.slice(start, end));
    const breaks = (chunks[end - 1]?.space ?? 0) > 0 ? "words" : "word";
    lines.unshift(end < chunks.length ? { ...line, breaks } : line);
    end = start;
  }
  return lines;
}
