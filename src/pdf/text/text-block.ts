import { toPrintable } from "../../content/pdf-characters";
import { type FontName, type PrintType, printType } from "../../theme/print";
import type { Tag, TextMark } from "../marks";
import { breakLines, hasGlyphs, type Line, RAISED_SIZE, widthOf } from "./lines";

export const MM_PER_POINT = 25.4 / 72;

/** Rise of superscripts, as a share of the type size. */
const RISE = 0.33;
/** Digit and ending of ordinals such as « 1er » and « 11e », but not in a URL. Safari has no lookbehind before 16.4. */
const ORDINAL = /(\d)(er|re|e)(?![\p{L}\d/-])/u;

/** Font and colour are those of the type by default. */
export interface TextStyle {
  type: PrintType;
  font?: FontName;
  color?: string;
  scale?: number;
}

export type Text = string | readonly { text: string; font?: FontName; color?: string; tag?: Tag }[];

/** Lengths in millimetres. */
export interface TextFrame extends TextStyle {
  x?: number;
  y?: number;
  baseline?: number;
  /** Maximum width of a line; without it, the text is one line. */
  width?: number;
  /** The part of each line that is at `x`. */
  align?: "left" | "center" | "right";
  tag?: Tag;
  /** Other text follows in the same element, so a space must separate the words. */
  spaceAfter?: boolean;
}

/** Distance from a line's top to its baseline, in millimetres. It centres capitals vertically. */
export function baselineOf({ type, scale = 1 }: TextStyle): number {
  const { size, leading } = printType[type];
  return (leading / 2 + size * 0.34) * MM_PER_POINT * scale;
}

/** Lengths in millimetres. */
function stack(lines: readonly Line[], frame: TextFrame) {
  const { type, scale = 1, x = 0, y = 0, baseline, align = "left", spaceAfter = false } = frame;
  const size = printType[type].size * scale;
  const leading = printType[type].leading * MM_PER_POINT * scale;
  const toMillimetres = (thousandths: number) => (thousandths / 1000) * size * MM_PER_POINT;
  const ascent = baselineOf(frame);
  const first = baseline ?? y + ascent;
  const height = lines.length * leading;
  const marks = lines.flatMap(({ runs, width: lineWidth, end }, index) => {
    let start = -lineWidth * { left: 0, center: 0.5, right: 1 }[align];
    const space = end === "space" || (spaceAfter && end === "text");
    return runs.map((run, place): TextMark => {
      const { text, font, color, tag, raised } = run;
      const width = widthOf(run);
      start += width;
      return {
        kind: "text",
        x: x + toMillimetres(start - width),
        y: first + index * leading - (raised ? RISE * size * MM_PER_POINT : 0),
        width: toMillimetres(width),
        text,
        size: raised ? size * RAISED_SIZE : size,
        font,
        color,
        ...(space && place === runs.length - 1 && { spaceAfter: true }),
        ...(tag && { tag }),
      };
    });
  });
  const last = marks.at(-1);
  return {
    marks,
    width: toMillimetres(Math.max(0, ...lines.map((line) => line.width))),
    height,
    bottom: first - ascent + height,
    /** End of the last line, on its baseline. */
    end: [last ? last.x + last.width : x, first + Math.max(0, lines.length - 1) * leading] as const,
    splitsWord: lines.some(({ end }) => end === "word"),
  };
}

/** Font fallback: the headings' font lacks « Ł », which `strong` has; both lack « ₂ » and « λ », which `signs` has. */
function splitByFont(text: string, font: FontName): { text: string; font: FontName }[] {
  if (hasGlyphs(font, text)) return [{ text, font }];
  const fontOf = (part: string) => ([font, "strong", "signs"] as const).find((each) => hasGlyphs(each, part));
  // All Latin letters of a word have the same font, if one has them all.
  const words = text.match(/(?:(?=\p{Script=Latin})[\p{Lu}\p{Ll}])+|./gsu) ?? [];
  const parts = words.flatMap((word) => (fontOf(word) ? word : Array.from(word)));
  return parts.map((part) => ({ text: part, font: fontOf(part) ?? "signs" }));
}

function toLines(text: Text, { type, tag, scale = 1, width = Infinity, ...style }: TextFrame) {
  const { size, font, color } = { ...printType[type], ...style };
  const pieces: Exclude<Text, string> = typeof text === "string" ? [{ text }] : text;
  const runs = pieces.flatMap((piece) =>
    toPrintable(piece.text)
      .split(ORDINAL)
      .flatMap((part, index) =>
        splitByFont(part, piece.font ?? font).map((run) => ({
          ...run,
          color: piece.color ?? color,
          tag: piece.tag ?? tag,
          raised: index % 3 === 2,
        })),
      ),
  );
  return breakLines(runs, (width / (size * scale * MM_PER_POINT)) * 1000);
}

export const textBlock = (text: Text, frame: TextFrame) => stack(toLines(text, frame), frame);

/** A block for each line, from the frame's top, so that a page can break between lines. */
export const textLines = (text: Text, frame: TextFrame) =>
  toLines(text, frame).map((line) => stack([line], frame));
