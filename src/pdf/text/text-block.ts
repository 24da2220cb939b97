/** Sets a text in lines at a place of a page: the marks that draw it, and the space that it takes. */
import { toPrintable } from "../../content/formats/pdf-characters";
import { type FontName, type PdfType, pdfType } from "../../theme/pdf-styles";
import type { Tag, TextMark } from "../marks";
import { breakLines, hasGlyphs, type Line, RAISED_SIZE, type Run, widthOf } from "./break-lines";

/** A point is 1/72 inch, an inch 25.4 mm. */
export const MM_PER_POINT = 25.4 / 72;

/** Rise of superscripts, as a share of the type size. */
const RISE = 0.33;
/** Takes « 1er » and « 1e » of « 11e », not in a URL. The digit too: Safari has no lookbehind before 16.4. */
const ORDINAL = /\d(?<letters>er|re|e)(?![\p{L}\d/-])/gu;
/** A word of Latin letters, such as « Łódź », or one other character. */
const LATIN_WORD_OR_CHARACTER = /(?:(?=\p{Script=Latin})[\p{Lu}\p{Ll}])+|./gsu;

/** For each alignment, the part of a line's width that is left of `x`. */
const SHARE_BEFORE_X = { left: 0, center: 0.5, right: 1 };

/** Font and colour are those of the type by default; `scale` multiplies its size and leading. */
export interface TextStyle {
  type: PdfType;
  font?: FontName;
  color?: string;
  scale?: number;
}

/** A part of a text. Font, colour and tag are those of the frame by default. */
interface TextPart {
  text: string;
  font?: FontName;
  color?: string;
  tag?: Tag;
}

export type Text = string | readonly TextPart[];

/** Lengths in millimetres. */
export interface TextFrame extends TextStyle {
  x?: number;
  y?: number;
  /** Baseline of the first line, in place of `y`. */
  baseline?: number;
  /** Maximum width of a line; without it, the text is one line. */
  width?: number;
  /** The part of each line that is at `x`. */
  align?: "left" | "center" | "right";
  tag?: Tag;
  /** Other text follows in the same element, so a space must separate the words. */
  spaceAfter?: boolean;
}

/** A text set in lines. Lengths in millimetres. */
export interface TextBlock {
  marks: readonly TextMark[];
  /** Width of the widest line. */
  width: number;
  height: number;
  bottom: number;
  /** End of the last line. */
  end: { x: number; baseline: number };
}

/** Distance from a line's top to its baseline, in millimetres. It centres capitals vertically. */
export function baselineOf({ type, scale = 1 }: TextStyle): number {
  const { size, leading } = pdfType[type];
  return (leading / 2 + size * 0.34) * MM_PER_POINT * scale;
}

/** Stacks lines below each other, in millimetres. */
function stack(lines: readonly Line[], frame: TextFrame): TextBlock {
  const { type, scale = 1, x = 0, y = 0, baseline, align = "left", spaceAfter = false } = frame;
  const size = pdfType[type].size * scale;
  const leading = pdfType[type].leading * MM_PER_POINT * scale;
  const toMillimetres = (thousandths: number) => (thousandths / 1000) * size * MM_PER_POINT;
  const ascent = baselineOf(frame);
  const firstBaseline = baseline ?? y + ascent;
  const height = lines.length * leading;

  const toMarks = ({ runs, width: lineWidth, end }: Line, lineIndex: number): TextMark[] => {
    const endsWithSpace = end === "space" || (spaceAfter && end === "text");
    /** Start of the next run, in thousandths of the type size from `x`. */
    let start = -lineWidth * SHARE_BEFORE_X[align];
    return runs.map((run, index) => {
      const { text, font, color, tag, raised } = run;
      const runX = x + toMillimetres(start);
      const width = widthOf(run);
      start += width;
      return {
        kind: "text",
        x: runX,
        y: firstBaseline + lineIndex * leading - (raised ? RISE * size * MM_PER_POINT : 0),
        width: toMillimetres(width),
        text,
        size: raised ? size * RAISED_SIZE : size,
        font,
        color,
        ...(endsWithSpace && index === runs.length - 1 && { spaceAfter: true }),
        ...(tag && { tag }),
      };
    });
  };

  const marks = lines.flatMap(toMarks);
  const last = marks.at(-1);
  return {
    marks,
    width: toMillimetres(Math.max(0, ...lines.map((line) => line.width))),
    height,
    bottom: firstBaseline - ascent + height,
    end: {
      x: last ? last.x + last.width : x,
      baseline: firstBaseline + Math.max(0, lines.length - 1) * leading,
    },
  };
}

/** Font fallback: the headings' font lacks « Ł », which `strong` has; both lack « ₂ », which `signs` has. */
function splitByFont(text: string, font: FontName): { text: string; font: FontName }[] {
  if (hasGlyphs(font, text)) return [{ text, font }];
  const fontOf = (part: string) => ([font, "strong", "signs"] as const).find((each) => hasGlyphs(each, part));
  // All Latin letters of a word have the same font, if one has them all.
  const words = text.match(LATIN_WORD_OR_CHARACTER) ?? [];
  const parts = words.flatMap((word) => (fontOf(word) ? word : Array.from(word)));
  return parts.map((part) => ({ text: part, font: fontOf(part) ?? "signs" }));
}

/** Splits « le 1er mars » before and after the letters that are raised. */
function ordinalPieces(text: string): { text: string; raised: boolean }[] {
  const pieces: { text: string; raised: boolean }[] = [];
  let end = 0;
  for (const { index, groups: { letters = "" } = {} } of text.matchAll(ORDINAL)) {
    const afterDigit = index + 1;
    pieces.push({ text: text.slice(end, afterDigit), raised: false }, { text: letters, raised: true });
    end = afterDigit + letters.length;
  }
  return [...pieces, { text: text.slice(end), raised: false }];
}

/** A part as runs of one font each, with the endings of ordinals raised. */
function runsOf({ text, font, color, tag }: TextPart, frame: TextFrame): Run[] {
  const style = pdfType[frame.type];
  const partFont = font ?? frame.font ?? style.font;
  return ordinalPieces(toPrintable(text)).flatMap((piece) =>
    splitByFont(piece.text, partFont).map((run) => ({
      ...run,
      color: color ?? frame.color ?? style.color,
      tag: tag ?? frame.tag,
      raised: piece.raised,
    })),
  );
}

function toLines(text: Text, frame: TextFrame): Line[] {
  const { type, scale = 1, width = Infinity } = frame;
  const parts: readonly TextPart[] = typeof text === "string" ? [{ text }] : text;
  const runs = parts.flatMap((part) => runsOf(part, frame));
  const lineWidth = (width / (pdfType[type].size * scale * MM_PER_POINT)) * 1000;
  return breakLines(runs, lineWidth);
}

export const textBlock = (text: Text, frame: TextFrame): TextBlock => stack(toLines(text, frame), frame);

/** A block for each line, from the frame's top, so that a page can break between lines. */
export const textLines = (text: Text, frame: TextFrame): TextBlock[] =>
  toLines(text, frame).map((line) => stack([line], frame));
