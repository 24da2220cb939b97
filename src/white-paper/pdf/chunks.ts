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

/** A printable character (all of them lie in the Basic Multilingual Plane, where fonts map theirs) and its style. */
interface Cell {
  character: string;
  style: RunStyle;
}

function toCells(texts: readonly StyledText[], typesetter: Typesetter): Cell[] {
  const cells = texts.flatMap(({ text, style }) =>
    Array.from(typesetter.printable(text, style.font), (character) => ({ character, style })),
  );
  return cells.filter(
    ({ character }, index) => character !== " " || (cells[index - 1]?.character ?? " ") !== " ",
  );
}

function toPieces(cells: readonly Cell[]): StyledText[] {
  const pieces: StyledText[] = [];
  for (const { character, style } of cells) {
    const last = pieces.at(-1);
    if (last?.style === style) last.text += character;
    else pieces.push({ text: character, style });
  }
  return pieces;
}

/** The pieces of a text between the places where a line may end. `size` in points. */
export function toChunks(texts: readonly StyledText[], size: number, typesetter: Typesetter): Chunk[] {
  const cells = toCells(texts, typesetter);
  const text = cells.map(({ character }) => character).join("");
  let start = 0;
  return splitText(text).map((word) => {
    const end = start + word.length;
    const pieces = toPieces(cells.slice(start, start + word.replace(/ $/, "").length));
    const space = word.endsWith(" ") ? cells[end - 1] : undefined;
    start = end;
    return {
      pieces,
      width: pieces.reduce((sum, piece) => sum + typesetter.width(piece.text, piece.style.font, size), 0),
      space: space ? typesetter.width(" ", space.style.font, size) : 0,
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
