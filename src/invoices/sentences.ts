/** Finds the sentence around a place of an invoice. A sentence may go on over several lines. */
import { isProse, wordsOf } from "./find-labels";
import type { Cell, Page } from "./layout";

/** Fewest words of a line in a narrow column of sentences. */
const FEWEST_WORDS = 3;
/** Most lines of a paragraph up to the cell that is asked for, with that cell's line. */
const MOST_LINES_UP_TO_CELL = 4;
/** Most lines of a paragraph. */
const MOST_LINES = 8;

/** Unit: points. The edges and sizes of two lines of one paragraph differ by no more. */
const EDGE_TOLERANCE = 3;
const SIZE_TOLERANCE = 0.6;
/** The widest distance between the tops of two lines of one paragraph, as a share of the font's size. */
const WIDEST_LINE_SPACING = 1.9;

const ENDS_SENTENCE = /[.:;]$/;
export const BEGINS_WITH_SMALL_LETTER = /^\p{Ll}/u;

/** The sentence of a line goes on in the next line: « Votre facture arrive à », « échéance le 31/03/2027. » */
function goesOn(line: Cell, next: Cell): boolean {
  if (isProse(line)) return true;
  const isUnfinished = wordsOf(line.plain).length >= FEWEST_WORDS && !ENDS_SENTENCE.test(line.plain);
  return isUnfinished && BEGINS_WITH_SMALL_LETTER.test(next.text);
}

const hasSameEdge = (one: Cell, other: Cell) => Math.abs(one.left - other.left) <= EDGE_TOLERANCE;

/** Another line has the edge, the size and the spacing of a paragraph's line. */
function looksAlike(line: Cell, other: Cell): boolean {
  if (!hasSameEdge(line, other)) return false;
  if (Math.abs(line.size - other.size) >= SIZE_TOLERANCE) return false;
  return Math.abs(line.top - other.top) <= WIDEST_LINE_SPACING * line.size;
}

/** A cell with the lines of the same sentence above and below it, in plain text. */
export function paragraphOf(page: Page, cell: Cell): string {
  const lineAt = (index: number) => page.lines[index]?.find((each) => hasSameEdge(each, cell));
  const lines = [cell];

  let first = cell;
  while (lines.length < MOST_LINES_UP_TO_CELL) {
    const previous = lineAt(first.line - 1);
    if (!previous || !goesOn(previous, first) || !looksAlike(first, previous)) break;
    lines.unshift(previous);
    first = previous;
  }

  let last = cell;
  while (lines.length < MOST_LINES) {
    const next = lineAt(last.line + 1);
    if (!next || !goesOn(last, next) || !looksAlike(last, next)) break;
    lines.push(next);
    last = next;
  }
  return lines.map(({ plain }) => plain).join(" ");
}

/** A full stop, a semicolon, a bullet or a dash between two sentences. */
const STOP = /[.;•](?:\s|$)|\s-\s/g;

/** The sentence around a place of a text. */
export function sentenceAt(text: string, place: number): string {
  const stops = [...text.matchAll(STOP)].map(({ index }) => index);
  const before = stops.findLast((stop) => stop < place) ?? -1;
  const after = stops.find((stop) => stop >= place) ?? text.length;
  return text.slice(before + 1, after);
}
