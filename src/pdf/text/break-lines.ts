/** Breaks a text into lines, by the widths of its characters in `theme/fonts/widths.json`. */
import { PDF_GLYPHS } from "../../content/formats/pdf-characters";
import widths from "../../theme/fonts/widths.json";
import type { FontName } from "../../theme/pdf-styles";
import type { Tag } from "../marks";

/** A part of a text in one style. */
export interface Run {
  text: string;
  font: FontName;
  color: string;
  tag?: Tag | undefined;
  /** Superscript, as in « 1er ». */
  raised?: boolean;
}

/** Size of superscripts, as a share of the type size. */
export const RAISED_SIZE = 0.64;

export interface Line {
  runs: Run[];
  /** Unit: thousandths of the type size. */
  width: number;
  /** The line ends at a space, within a word that is wider than a line, or with the text. */
  end: "space" | "word" | "text";
}

interface Word {
  pieces: Run[];
  width: number;
  /** The rest of a word that is wider than a line. */
  isRest: boolean;
}

/** Tolerance for lengths converted from millimetres. Text widths are whole thousandths. */
const ROUNDING = 0.01;

/** Minimum width of a last line, as a share of the line width. Not kept where narrower lines do not help. */
const SHORTEST_END = 0.22;
/** Shares of the line width to try, so that the last line has more words. */
const NARROWER = [0.96, 0.92, 0.88, 0.84, 0.8];

/** Index of each character in the lists of widths. */
const indexOf = new Map(PDF_GLYPHS.map((glyph, index) => [glyph, index]));

/** The width of a character; 0 if the font lacks it. */
const glyphWidth = (font: FontName, character: string) => widths[font][indexOf.get(character) ?? -1] ?? 0;

/** The width of a run, in thousandths of the type size: whole numbers, so that sums are exact. */
export function widthOf({ font, text, raised }: Pick<Run, "font" | "text" | "raised">): number {
  let sum = 0;
  for (const character of text) sum += glyphWidth(font, character);
  return raised ? Math.round(sum * RAISED_SIZE) : sum;
}

export const hasGlyphs = (font: FontName, text: string) =>
  Array.from(text).every((character) => glyphWidth(font, character) > 0);

const toWord = (pieces: Run[], isRest = false): Word => ({
  pieces,
  width: pieces.reduce((sum, piece) => sum + widthOf(piece), 0),
  isRest,
});

/** Splits runs at plain spaces. No-break spaces stay within a word. */
function toWords(runs: readonly Run[]): Word[] {
  const words: Run[][] = [[]];
  for (const run of runs) {
    run.text.split(/ +/).forEach((text, index) => {
      if (index > 0) words.push([]);
      if (text !== "") words.at(-1)?.push({ ...run, text });
    });
  }
  return words.filter((pieces) => pieces.length > 0).map((pieces) => toWord(pieces));
}

/** Splits a word that is wider than a line between two characters. */
function cutToWidth(word: Word, lineWidth: number): Word[] {
  if (word.width <= lineWidth + ROUNDING) return [word];
  const parts: Run[][] = [];
  for (const { text, ...run } of word.pieces) {
    for (const character of text) {
      const piece = { ...run, text: character };
      const part = parts.at(-1);
      if (part && toWord([...part, piece]).width <= lineWidth) part.push(piece);
      else parts.push([piece]);
    }
  }
  return parts.map((pieces, index) => toWord(pieces, index > 0));
}

/** The properties that runs must share to be joined. */
const STYLE = ["font", "color", "tag", "raised"] as const;

/** Adds copies of the pieces to a line's runs. A piece in the style of the last run continues that run. */
function append(runs: Run[], pieces: readonly Run[]): Run[] {
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && STYLE.every((part) => last[part] === piece[part])) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

/** Fills lines greedily. A space has the font of the text before it. */
function fill(words: readonly Word[], lineWidth: number): Line[] {
  const lines: Line[] = [];
  for (const { pieces, width, isRest } of words) {
    const line = lines.at(-1);
    const last = line?.runs.at(-1);
    const space = last ? widthOf({ font: last.font, text: " " }) : 0;
    const wider = (line?.width ?? 0) + space + width;
    if (line && last && !isRest && wider <= lineWidth + ROUNDING) {
      last.text += " ";
      append(line.runs, pieces);
      line.width = wider;
    } else {
      if (line) line.end = isRest ? "word" : "space";
      lines.push({ runs: append([], pieces), width, end: "text" });
    }
  }
  return lines;
}

/**
 * If greedy filling leaves a short last line, narrower lines may lengthen it, if they need no more lines.
 * @param lineWidth in thousandths of the type size; `Infinity` makes one line.
 */
export function breakLines(text: readonly Run[], lineWidth: number): Line[] {
  const words = toWords(text).flatMap((word) => cutToWidth(word, lineWidth));
  const greedy = fill(words, lineWidth);
  const endsShort = (lines: readonly Line[]) => (lines.at(-1)?.width ?? 0) < lineWidth * SHORTEST_END;
  if (greedy.length <= 1 || !endsShort(greedy)) return greedy;
  for (const share of NARROWER) {
    const narrower = fill(words, lineWidth * share);
    if (narrower.length === greedy.length && !endsShort(narrower)) return narrower;
  }
  return greedy;
}
