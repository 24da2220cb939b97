import type { Tag } from "../structure";
import type { Face } from "../writer/fonts";

/** A piece of printable text in one style, of one element. */
export interface Run {
  text: string;
  face: Face;
  color: string;
  tag?: Tag | undefined;
}

/** A line. Lengths in thousandths of the type size; `x` is a run's distance from the line's start. */
export interface Line {
  runs: (Run & { x: number; width: number })[];
  width: number;
  /** Where the line ends: at a space between two words, within a word that is longer than a line, or with the text. */
  end: "space" | "word" | "text";
}

interface Word {
  pieces: Run[];
  width: number;
  /** Whether it is the rest of a word that is longer than a line. */
  isRest: boolean;
}

/** Tolerance for lengths converted from millimetres. Widths of text are whole thousandths. */
const ROUNDING = 0.01;

/** A last line that is shorter than this share of the width looks lost. */
const SHORTEST_END = 0.22;
/** By how much all lines of a text may become shorter, in steps, to give the last one more words. */
const NARROWER = [1, 0.96, 0.92, 0.88, 0.84, 0.8];

/** Splits a text at its spaces. No-break spaces, which content has where French forbids a break, stay within a word. */
function toWords(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  for (const run of runs) {
    for (const text of run.text.match(/ +|[^ ]+/g) ?? []) {
      if (text.startsWith(" ")) {
        open = null;
        continue;
      }
      if (!open) words.push((open = { pieces: [], width: 0, isRest: false }));
      open.pieces.push({ ...run, text });
      open.width += run.face.width(text);
    }
  }
  return words;
}

/** If a word is wider than a line, splits it between two characters, so that it stays on the page. */
function cutToWidth(word: Word, lineWidth: number): Word[] {
  if (word.width <= lineWidth) return [word];
  const parts: Word[] = [];
  for (const { text, ...run } of word.pieces) {
    for (const character of text) {
      const width = run.face.width(character);
      let part = parts.at(-1);
      if (!part || part.width + width > lineWidth)
        parts.push((part = { pieces: [], width: 0, isRest: parts.length > 0 }));
      part.pieces.push({ ...run, text: character });
      part.width += width;
    }
  }
  return parts;
}

/** A space is as wide as one of the text before it. */
const spaceAfter = (word: Word | undefined) => word?.pieces.at(-1)?.face.width(" ") ?? 0;

const widthOf = (words: readonly Word[]) =>
  words.reduce((sum, word, index) => sum + word.width + (index > 0 ? spaceAfter(words[index - 1]) : 0), 0);

/** Puts as many words on each line as it has room for. */
function fill(words: readonly Word[], lineWidth: number): Word[][] {
  const lines: Word[][] = [];
  let width = 0;
  for (const word of words) {
    const line = lines.at(-1);
    const wider = width + spaceAfter(line?.at(-1)) + word.width;
    if (line && !word.isRest && wider <= lineWidth + ROUNDING) {
      line.push(word);
      width = wider;
    } else {
      lines.push([word]);
      width = word.width;
    }
  }
  return lines;
}

const sameStyle = (one: Run, other: Run) =>
  one.face === other.face && one.color === other.color && one.tag === other.tag;

function toLine(words: readonly Word[], next: readonly Word[] | undefined): Line {
  const runs: Line["runs"] = [];
  for (const { pieces } of words) {
    const before = runs.at(-1);
    if (before) before.text += " ";
    for (const piece of pieces) {
      const last = runs.at(-1);
      if (last && sameStyle(last, piece)) last.text += piece.text;
      else runs.push({ ...piece, x: 0, width: 0 });
    }
  }
  let width = 0;
  for (const run of runs) {
    run.x = width;
    run.width = run.face.width(run.text);
    width += run.width;
  }
  return { runs, width, end: !next ? "text" : next[0]?.isRest ? "word" : "space" };
}

/**
 * Breaks a text into lines, ragged on the right, without hyphenation. All lines become a little shorter where that gives the last
 * one a better length.
 * @param lineWidth the maximum width of a line, in thousandths of the type size; `Infinity` makes one line.
 */
export function breakLines(runs: readonly Run[], lineWidth: number): Line[] {
  const words = toWords(runs).flatMap((word) => cutToWidth(word, lineWidth));
  const greedy = fill(words, lineWidth);
  const choices = greedy.length > 1 ? NARROWER.map((share) => fill(words, lineWidth * share)) : [];
  const lines =
    choices.find(
      (each) => each.length === greedy.length && widthOf(each.at(-1) ?? []) >= lineWidth * SHORTEST_END,
    ) ?? greedy;
  return lines.map((line, index) => toLine(line, lines[index + 1]));
}
