import { type Chunk, cutToMeasure, type StyledText, toChunks } from "./chunks";
import type { Typesetter } from "./typesetter";

/** A piece of a line: `x` and `width` in millimetres from the line's start. */
export interface LineRun extends StyledText {
  x: number;
  width: number;
}

export interface Line {
  runs: LineRun[];
  /** In millimetres. */
  width: number;
}

function toLine(chunks: readonly Chunk[], size: number, typesetter: Typesetter): Line {
  const runs: LineRun[] = [];
  let x = 0;
  chunks.forEach((chunk, index) => {
    for (const piece of chunk.pieces) {
      const last = runs.at(-1);
      if (last?.style === piece.style) last.text += piece.text;
      else runs.push({ ...piece, x, width: 0 });
      x += typesetter.width(piece.text, piece.style.font, size);
    }
    const last = runs.at(-1);
    if (last && chunk.space > 0 && index < chunks.length - 1) {
      last.text += " ";
      x += chunk.space;
    }
  });
  for (const run of runs) run.width = typesetter.width(run.text, run.style.font, size);
  return { runs, width: x };
}

/** How bad a line of `width` looks: the square of what it lacks, a lone word at the end of a paragraph counting too. */
function badness(width: number, measure: number, isLast: boolean): number {
  const slack = (measure - width) / measure;
  if (isLast) return width < measure / 5 ? 0.3 : 0;
  return slack ** 2;
}

/**
 * Breaks a text into the evenest lines that fit: the sum of the squares of what lines lack is the least possible, as in
 * Knuth and Plass, « Breaking Paragraphs into Lines » (1981), for text set ragged right and without hyphenation.
 * @param measure the longest line, in millimetres.
 * @param size in points.
 */
export function breakLines(
  texts: readonly StyledText[],
  measure: number,
  size: number,
  typesetter: Typesetter,
): Line[] {
  const chunks = toChunks(texts, size, typesetter).flatMap((chunk) =>
    cutToMeasure(chunk, measure, size, typesetter),
  );
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= chunks.length; end++) {
    let choice = { cost: Infinity, start: end - 1 };
    let width = 0;
    for (let start = end - 1; start >= 0; start--) {
      const chunk = chunks[start];
      if (!chunk) break;
      width += chunk.width + (start === end - 1 ? 0 : chunk.space);
      if (width > measure + 0.001 && start < end - 1) break;
      const cost = (best[start]?.cost ?? 0) + badness(width, measure, end === chunks.length);
      if (cost < choice.cost) choice = { cost, start };
    }
    best.push(choice);
  }
  const lines: Line[] = [];
  for (let end = chunks.length; end > 0;) {
    const start = best[end]?.start ?? 0;
    lines.unshift(toLine(chunks.slice(start, end), size, typesetter));
    end = start;
  }
  return lines;
}
