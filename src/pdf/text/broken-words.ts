import { element, isElement, type Tag } from "../structure";
import type { Line, LineRun } from "./line-breaking";

const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join("");

/** Cuts a line's runs in two, after so many characters. */
function splitRuns({ runs }: Line, position: number): [LineRun[], LineRun[]] {
  let start = 0;
  const parts: [LineRun[], LineRun[]] = [[], []];
  for (const run of runs) {
    const at = Math.min(Math.max(position - start, 0), run.text.length);
    const [before, after] = [run.text.slice(0, at), run.text.slice(at)];
    const width = run.face.width(before);
    if (before) parts[0].push({ ...run, text: before, width });
    if (after) parts[1].push({ ...run, text: after, x: run.x + width, width: run.width - width });
    start += run.text.length;
  }
  return parts;
}

/** The innermost element around both tags: bold text is inside its paragraph. */
function around(one: Tag | undefined, other: Tag | undefined): Tag | undefined {
  if (one === other || !isElement(one) || !isElement(other)) return one;
  if (one.parent === other) return other;
  return other.parent === one ? one : (one.parent ?? undefined);
}

/** Puts the parts of one word into an element that says the whole word, and the space after it if that is in the element. */
function joinParts(parts: readonly LineRun[], space: string): void {
  const tag = parts.map((part) => part.tag).reduce(around);
  if (!isElement(tag)) return;
  const word = parts.map(({ text }) => text).join("") + space;
  const whole = element("Span", tag, { actualText: word.replaceAll("\u00a0", " ") });
  for (const part of parts) part.tag = whole;
}

/**
 * Lets a reader hear each word whole that lines share, as in « avant-|garde »: the parts become one `Span` with the word as its
 * `ActualText`. Nothing moves.
 * @param spaceAfter whether a space follows the last line.
 */
export function joinBrokenWords(lines: readonly Line[], spaceAfter: boolean): Line[] {
  /** The parts of the word that goes on in the next line. */
  let open: LineRun[] = [];
  return lines.map((line) => {
    const continues = line.breaks === "word";
    if (open.length === 0 && !continues) return line;
    const text = textOf(line);
    const space = text.indexOf(" ");
    const headEnd = open.length === 0 ? 0 : space < 0 ? text.length : space;
    const [head, rest] = splitRuns(line, headEnd);
    open.push(...head);
    const wordGoesOn = continues && headEnd === text.length;
    if (open.length > 0 && !wordGoesOn) {
      const endsLine = headEnd === text.length && (line.breaks === "words" || spaceAfter);
      joinParts(open, endsLine ? " " : "");
      open = [];
    }
    if (!continues || wordGoesOn) return { ...line, runs: [...head, ...rest] };
    const tailStart = text.lastIndexOf(" ") + 1 - headEnd;
    const [middle, tail] = splitRuns({ ...line, runs: rest }, tailStart);
    open = tail;
    return { ...line, runs: [...head, ...middle, ...tail] };
  });
}
