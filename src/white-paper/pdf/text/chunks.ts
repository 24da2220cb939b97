import type { RunStyle, Typesetter } from "./typesetter";

/** A run of text in one style, before it is broken into lines. */
export interface StyledText {
  text: string;
  style: RunStyle;
}

/** What a line break never cuts, unless it is wider than a line. */
export interface Chunk {
  pieces: StyledText[];
  width: number;
  /** The space that follows, and disappears at the end of a line. */
  space: number;
}

/** Between two longer words: « avant-garde », but neither « 2025-2026 » nor « consomme-t-il ». */
const HYPHEN = /(\p{L}{3}-)(?=\p{L}{3})/gu;

/** A number stays with its unit or noun (« 50 lots »), and a range whole (« 15 à 30 % »). */
const bindsTo = (word: string, next: string) =>
  (/\d $/.test(word) && /^\p{L}/u.test(next)) || (/\d à $/.test(word) && /^\d/.test(next));

/** The text cut where a line may end, spaces kept. Lookbehind would be shorter, but Safari before 16.4 cannot read it. */
function splitText(text: string): string[] {
  const words: string[] = [];
  for (const word of text.match(/[^ ]+ ?/g) ?? []) {
    const last = words.at(-1);
    if (last !== undefined && bindsTo(last, word)) words.push(`${words.pop() ?? ""}${word}`);
    else words.push(word);
  }
  return words.flatMap((word) => (/[@/]/.test(word) ? [word] : word.replace(HYPHEN, "$1\n").split("\n")));
}

/** A span of the whole text in one style, from `start` up to `end`. */
interface Stretch {
  start: number;
  end: number;
  style: RunStyle;
}

/** The whole text as it can be shown, without double spaces, and the stretches of its styles. */
function joinTexts(texts: readonly StyledText[], typesetter: Typesetter): [string, Stretch[]] {
  let joined = "";
  const stretches = texts.map(({ text, style }) => {
    const start = joined.length;
    const printable = typesetter.printable(text, style.font).replace(/ {2,}/g, " ");
    joined += /(^| )$/.test(joined) ? printable.replace(/^ /, "") : printable;
    return { start, end: joined.length, style };
  });
  return [joined, stretches];
}

/** The pieces of a text between the places where a line may end. `size` in points. */
export function toChunks(texts: readonly StyledText[], size: number, typesetter: Typesetter): Chunk[] {
  const [text, stretches] = joinTexts(texts, typesetter);
  let start = 0;
  return splitText(text).map((part) => {
    const word = part.replace(/ $/, "");
    const end = start + word.length;
    const pieces = stretches.flatMap((stretch) => {
      const piece = text.slice(Math.max(start, stretch.start), Math.min(end, stretch.end));
      const meets = stretch.start < end && stretch.end > start;
      return meets ? [{ text: piece, style: stretch.style }] : [];
    });
    const spaceStyle = stretches.find((stretch) => stretch.start <= end && stretch.end > end)?.style;
    start += part.length;
    return {
      pieces,
      width: pieces.reduce((sum, piece) => sum + typesetter.width(piece.text, piece.style.font, size), 0),
      space: part.endsWith(" ") && spaceStyle ? typesetter.width(" ", spaceStyle.font, size) : 0,
    };
  });
}

/** Cuts what is wider than a line between two characters: better than off the page. */
export function cutToMeasure(chunk: Chunk, measure: number, size: number, typesetter: Typesetter): Chunk[] {
  if (chunk.width <= measure) return [chunk];
  const cut: Chunk[] = [];
  for (const { text, style } of chunk.pieces) {
    for (const character of text) {
      const width = typesetter.width(character, style.font, size);
      const last = cut.at(-1);
      const piece = last?.pieces.at(-1);
      if (!last || last.width + width > measure) {
        cut.push({ pieces: [{ text: character, style }], width, space: 0 });
      } else {
        if (piece?.style === style) piece.text += character;
        else last.pieces.push({ text: character, style });
        last.width += width;
      }
    }
  }
  const end = cut.at(-1);
  if (end) end.space = chunk.space;
  return cut;
}
