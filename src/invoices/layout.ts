/** Turns the texts of a page into lines of cells. A wide gap between two words of a line separates two cells. */

/** A text as pdf.js gives it, in the order of drawing. */
export interface Run {
  text: string;
  /** Points from the top left corner of the page, as the visitor sees it. */
  left: number;
  right: number;
  baseline: number;
  /** Height of the font. */
  size: number;
}

export interface Box {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words without a column gap between them. */
export interface Cell extends Box {
  text: string;
  /** As long as `text`, in small letters, without accents and typographic signs: labels are found in it. */
  plain: string;
  size: number;
  /** The spaces between its words are lost. */
  isSqueezed: boolean;
  /** Position of its line on the page. */
  line: number;
}

export interface Page {
  number: number;
  lines: readonly (readonly Cell[])[];
}

/** The smallest gap between two words, as a share of the font's size. */
const WORD_GAP = 0.15;
/** The smallest gap between two columns, as a share of the font's size. */
const COLUMN_GAP = 0.9;
/** Points. Left edges that differ by less are the edge of one column. */
const SAME_EDGE = 1;
/** Points above and below a text in which the left edge of its column is looked for. */
const NEIGHBOURHOOD = 45;

/** « É c h é a n c e » */
const SPACED_LETTERS = /^(?:\S ){2,}\S$/;

const SIGNS: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "–": "-", "—": "-", º: "°" };

function plainCharacter(character: string): string {
  const letter = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/^\s$/.test(character)) return " ";
  return letter.length === character.length ? letter : (SIGNS[character] ?? character);
}

/** Keeps the length, so that a place in the result is the same place in the text. */
export const plainText = (text: string) =>
  Array.from(text, (character) => SIGNS[character] ?? plainCharacter(character)).join("");

/** Splits a run at three spaces or more, which some programs draw in place of a column gap. */
function splitAtSpaces(run: Run): Run[] {
  const perCharacter = (run.right - run.left) / run.text.length;
  return [...run.text.matchAll(/\S(?:\s{0,2}\S)*/g)].map(({ 0: text, index }) => ({
    ...run,
    text,
    left: run.left + index * perCharacter,
    right: run.left + (index + text.length) * perCharacter,
  }));
}

/** Some programs draw a text twice for bold. */
const isDrawnTwice = (one: Run, other: Run) =>
  one.text === other.text &&
  Math.abs(one.left - other.left) < one.size * 0.1 &&
  Math.abs(one.baseline - other.baseline) < one.size * 0.1;

/**
 * Splits a run at the place of the runs inside it. Some programs draw letters one by one in any order: pdf.js gives « b e »
 * where the « r » between them is drawn later. The space that is nearest to the middle of the inner runs is theirs.
 */
function splitAround(run: Run, innerRuns: readonly Run[]): Run[] {
  const innerLeft = Math.min(...innerRuns.map(({ left }) => left));
  const innerRight = Math.max(...innerRuns.map(({ right }) => right));
  const innerMiddle = (innerLeft + innerRight) / 2;
  const runWidth = run.right - run.left;
  const middleOfCharacter = (index: number) => run.left + ((index + 0.5) / run.text.length) * runWidth;
  const distance = (index: number) => Math.abs(middleOfCharacter(index) - innerMiddle);

  const spaces = [...run.text.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) return [run];
  return [
    { ...run, text: run.text.slice(0, nearest), right: innerLeft },
    { ...run, text: run.text.slice(nearest + 1), left: innerRight },
  ];
}

const byLeftEdge = (one: Run, other: Run) => one.left - other.left;

/** The inner run is at least half a point away from both ends. */
const isInside = (inner: Run, outer: Run) => inner.left > outer.left + 0.5 && inner.right < outer.right - 0.5;

/** Puts the runs of a line in order, each once. Only near neighbours are compared, so that a long line stays fast. */
function orderedLine(runs: readonly Run[]): Run[] {
  const inOrder = [...runs].sort(byLeftEdge);
  const once = inOrder.filter((run, index) => {
    const threeBefore = inOrder.slice(Math.max(index - 3, 0), index);
    return !threeBefore.some((other) => isDrawnTwice(other, run));
  });
  const split = once.flatMap((run, index) => {
    if (!run.text.includes(" ")) return [run];
    const eightAfter = once.slice(index + 1, index + 9);
    const innerRuns = eightAfter.filter((other) => isInside(other, run));
    return innerRuns.length > 0 ? splitAround(run, innerRuns) : [run];
  });
  return split.sort(byLeftEdge);
}

/** Groups runs into lines, from top to bottom: a run whose baseline is at most 0.4 of the smaller font below that of the line's first run. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  for (const run of [...runs].sort((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSameLine = first && run.baseline - first.baseline <= 0.4 * Math.min(run.size, first.size);
    if (line && isSameLine) line.push(run);
    else lines.push([run]);
  }
  return lines.map(orderedLine);
}

const gapBetween = (one: Run, other: Run) => (other.left - one.right) / Math.min(one.size, other.size);

/** The gap between two words. In a line of letters drawn one by one with wide spacing, it is clearly wider than the usual gap. */
function wordGapOf(line: readonly Run[]): number {
  const letters = line.filter(({ text }) => text.length === 1);
  if (letters.length < 6 || letters.length < line.length * 0.8) return WORD_GAP;
  const gaps = line.slice(1).map((run, index) => gapBetween(line[index] ?? run, run));
  const usual = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(WORD_GAP, usual * 1.5);
}

/** Left edges that a clear gap sets apart, by whole points. */
function clearStarts(lines: readonly Run[][]) {
  const starts = new Map<number, Run[]>();
  for (const line of lines)
    line.forEach((run, index) => {
      const before = line[index - 1];
      if (before && gapBetween(before, run) < COLUMN_GAP) return;
      const at = Math.round(run.left);
      starts.set(at, [...(starts.get(at) ?? []), run]);
    });
  return starts;
}

/** A text that starts at the left edge of a near column begins a cell, however narrow the gap before it is. */
const startsColumn = (run: Run, starts: ReadonlyMap<number, readonly Run[]>) =>
  [-1, 0, 1]
    .flatMap((offset) => starts.get(Math.round(run.left) + offset) ?? [])
    .some(
      (start) =>
        Math.abs(start.left - run.left) < SAME_EDGE &&
        start.baseline !== run.baseline &&
        Math.abs(start.baseline - run.baseline) < NEIGHBOURHOOD,
    );

function cellsOf(line: readonly Run[], starts: ReadonlyMap<number, readonly Run[]>): Run[][] {
  const wordGap = wordGapOf(line);
  const cells: Run[][] = [];
  line.forEach((run, index) => {
    const cell = cells.at(-1);
    const before = line[index - 1];
    if (!cell || !before) return cells.push([run]);
    const gap = gapBetween(before, run);
    if (gap >= Math.max(COLUMN_GAP, wordGap * 2) || (gap >= wordGap && startsColumn(run, starts)))
      return cells.push([run]);
    return cell.push(gap >= wordGap ? { ...run, text: ` ${run.text}` } : run);
  });
  return cells;
}

export function layOut(page: number, runs: readonly Run[]): Page {
  const lines = linesOf(runs.flatMap(splitAtSpaces));
  const starts = clearStarts(lines);
  return {
    number: page,
    lines: lines.map((line, index) =>
      cellsOf(line, starts).map((parts): Cell => {
        const drawn = parts
          .map((part) => part.text)
          .join("")
          .normalize("NFKC")
          .replace(/\s+/g, " ");
        const isSqueezed = SPACED_LETTERS.test(drawn);
        const text = isSqueezed ? drawn.replaceAll(" ", "") : drawn;
        const size = Math.max(...parts.map((part) => part.size));
        const baselines = parts.map(({ baseline }) => baseline);
        return {
          text,
          plain: plainText(text),
          isSqueezed,
          page,
          line: index,
          size,
          left: Math.min(...parts.map(({ left }) => left)),
          right: Math.max(...parts.map(({ right }) => right)),
          top: Math.min(...baselines) - 0.8 * size,
          bottom: Math.max(...baselines) + 0.2 * size,
        };
      }),
    ),
  };
}

const isAligned = (one: Box, other: Box) =>
  Math.abs(one.left - other.left) <= 3 ||
  Math.abs(one.right - other.right) <= 3 ||
  Math.abs(one.left + one.right - other.left - other.right) <= 8;

const isWithin = (one: Box, other: Box) => one.left >= other.left - 3 && one.right <= other.right + 3;

/** Whether one stands in the other's column. */
const sharesColumn = (one: Box, other: Box) =>
  isAligned(one, other) || isWithin(one, other) || isWithin(other, one);

export const rightOf = (page: Page, cell: Cell): Cell | undefined =>
  page.lines[cell.line]?.find((each) => each.left > cell.left);

export const leftOf = (page: Page, cell: Cell): Cell | undefined =>
  page.lines[cell.line]?.findLast((each) => each.left < cell.left);

/** The next cell of a column, at most two lines away. */
export function below(page: Page, cell: Cell): Cell | undefined {
  for (const line of page.lines.slice(cell.line + 1)) {
    if (line.every((each) => each.top - cell.bottom > 1.5 * cell.size)) return undefined;
    const found = line.find((each) => sharesColumn(each, cell));
    if (found) return found;
  }
  return undefined;
}

export function above(page: Page, cell: Cell): Cell | undefined {
  for (const line of page.lines.slice(0, cell.line).reverse()) {
    if (line.every((each) => cell.top - each.bottom > 1.5 * cell.size)) return undefined;
    const found = line.find((each) => sharesColumn(each, cell));
    if (found) return found;
  }
  return undefined;
}
