/**
 * Turns the texts of a page into lines of cells, in four steps: runs as they are drawn, lines of runs, the gap between words of a line,
 * and cells, which wide gaps separate.
 */
import { plainLine } from "../../french/plain-letters";
import { daysIn, hasAmount } from "../shapes";
import { cellAbove } from "./neighbours";
import type { Cell, DrawnRun, Page } from "./page";

/** The smallest gap between two words, as a share of the font's size. */
const WORD_GAP = 0.15;
/** The smallest gap between two columns, as a share of the font's size. */
const COLUMN_GAP = 0.9;
/** Unit: points. Left edges that differ by less are the edge of one column. */
const SAME_EDGE = 1;
/** Unit: points. A text this far above or below tells where a column begins. */
const NEIGHBOURHOOD = 45;
/** Heights of a font above and below its baseline, as shares of its size. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/** Letters with a space between each two: « É c h é a n c e ». */
const SPACED_LETTERS = /^(?:\S ){2,}\S$/;

/** Words with at most two spaces between them: « Date de fin » and « 31/12/2027 » of « Date de fin    31/12/2027 ». */
const WORDS_WITHOUT_GAP = /\S(?:\s{0,2}\S)*/g;

/** Splits a run at three spaces or more, which some programs draw in place of a column gap. */
function splitAtSpaces(run: DrawnRun): DrawnRun[] {
  const perCharacter = (run.right - run.left) / run.text.length;
  return [...run.text.matchAll(WORDS_WITHOUT_GAP)].map(({ 0: text, index }) => ({
    ...run,
    text,
    left: run.left + index * perCharacter,
    right: run.left + (index + text.length) * perCharacter,
  }));
}

/** Some programs draw a text twice for bold. */
const isDrawnTwice = (one: DrawnRun, other: DrawnRun) =>
  one.text === other.text &&
  Math.abs(one.left - other.left) < one.size * 0.1 &&
  Math.abs(one.baseline - other.baseline) < one.size * 0.1;

/** Puts the runs of a line in order, each once. Only near neighbours are compared, so that a long line stays fast. */
function orderedLine(runs: readonly DrawnRun[]): DrawnRun[] {
  const inOrder = [...runs].sort((one, other) => one.left - other.left);
  return inOrder.filter((run, index) => {
    const threeBefore = inOrder.slice(Math.max(index - 3, 0), index);
    return !threeBefore.some((other) => isDrawnTwice(other, run));
  });
}

/** Groups runs into lines, from top to bottom: a run whose baseline is at most 0.4 of the smaller font below that of the line's first run. */
function linesOf(runs: readonly DrawnRun[]): DrawnRun[][] {
  const lines: DrawnRun[][] = [];
  for (const run of [...runs].sort((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSameLine = first && run.baseline - first.baseline <= 0.4 * Math.min(run.size, first.size);
    if (line && isSameLine) line.push(run);
    else lines.push([run]);
  }
  return lines.map(orderedLine);
}

const gapBetween = (one: DrawnRun, other: DrawnRun) =>
  (other.left - one.right) / Math.min(one.size, other.size);

/** The gap between two words. In a line of letters drawn one by one with wide spacing, it is clearly wider than the usual gap. */
function wordGapOf(line: readonly DrawnRun[]): number {
  const letters = line.filter(({ text }) => text.length === 1);
  // Most runs are words, or there are too few letters to tell their spacing.
  if (letters.length < 6 || letters.length < line.length * 0.8) return WORD_GAP;
  const gaps = line.slice(1).map((run, index) => gapBetween(line[index] ?? run, run));
  const usual = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(WORD_GAP, usual * 1.5);
}

/** Runs that begin a line or stand after a column gap, by their left edge in whole points: they show where columns begin. */
type ColumnStarts = ReadonlyMap<number, readonly DrawnRun[]>;

function columnStartsOf(lines: readonly (readonly DrawnRun[])[]): ColumnStarts {
  const starts = new Map<number, DrawnRun[]>();
  for (const line of lines) {
    for (const [index, run] of line.entries()) {
      const before = line[index - 1];
      if (before && gapBetween(before, run) < COLUMN_GAP) continue;
      const edge = Math.round(run.left);
      const sameEdge = starts.get(edge);
      if (sameEdge) sameEdge.push(run);
      else starts.set(edge, [run]);
    }
  }
  return starts;
}

/** The run has the left edge of a column that starts in a near line. */
function startsColumn(run: DrawnRun, starts: ColumnStarts): boolean {
  const edge = Math.round(run.left);
  const near = [edge - 1, edge, edge + 1].flatMap((each) => starts.get(each) ?? []);
  return near.some((start) => {
    const distance = Math.abs(start.baseline - run.baseline);
    return Math.abs(start.left - run.left) < SAME_EDGE && distance > 0 && distance < NEIGHBOURHOOD;
  });
}

/** Groups the runs of a line into cells. A run at the left edge of a column begins a cell, however narrow the gap before it is. */
function runsOfCells(line: readonly DrawnRun[], starts: ColumnStarts): DrawnRun[][] {
  const wordGap = wordGapOf(line);
  const columnGap = Math.max(COLUMN_GAP, wordGap * 2);
  const cells: DrawnRun[][] = [];
  for (const [index, run] of line.entries()) {
    const cell = cells.at(-1);
    const before = line[index - 1];
    const gap = before ? gapBetween(before, run) : Infinity;
    const isNewWord = gap >= wordGap;
    const isNewCell = gap >= columnGap || (isNewWord && startsColumn(run, starts));
    if (!cell || isNewCell) cells.push([run]);
    else cell.push(isNewWord ? { ...run, text: ` ${run.text}` } : run);
  }
  return cells;
}

const isLabelLike = (plain: string) =>
  /[a-z]{2}/.test(plain) && !/^\d/.test(plain) && daysIn(plain).length === 0 && !hasAmount(plain);

/** @param page has the lines above the cell. */
function cellOf(runs: readonly DrawnRun[], page: Page, line: number): Cell {
  const joined = runs.map(({ text }) => text).join("");
  const drawn = joined.normalize("NFKC").replace(/\s+/g, " ");
  const isSqueezed = SPACED_LETTERS.test(drawn);
  const text = isSqueezed ? drawn.replaceAll(" ", "") : drawn;
  const plain = plainLine(text);
  const size = Math.max(...runs.map((run) => run.size));
  const baselines = runs.map(({ baseline }) => baseline);
  const placed = {
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
    top: Math.min(...baselines) - ASCENT * size,
    bottom: Math.max(...baselines) + DESCENT * size,
    size,
    line,
  };
  const above = cellAbove(page, placed);
  return {
    ...placed,
    text,
    plain,
    isSqueezed,
    isLabelLike: isLabelLike(plain),
    heading: above?.isLabelLike ? above : above?.heading,
  };
}

/** Lays out the runs of a page. Its lines are made from top to bottom: a cell takes the heading of the cell above it. */
export function toPage(number: number, runs: readonly DrawnRun[]): Page {
  const runLines = linesOf(runs.flatMap(splitAtSpaces));
  const starts = columnStartsOf(runLines);
  const lines: Cell[][] = [];
  const page: Page = { number, lines };
  for (const [index, line] of runLines.entries())
    lines.push(runsOfCells(line, starts).map((cellRuns) => cellOf(cellRuns, page, index)));
  return page;
}
