/**
 * What the PDF writes for each character. The fonts are cut to this list, the PDF is set with it, and the content check reports
 * what neither the list nor the table of equivalents has: nothing is dropped or altered unseen.
 */
import { codeOf } from "./code-point";

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters for which the PDF has glyphs, one each: `npm run make:fonts` cuts the fonts to them. */
export const PDF_GLYPHS: readonly string[] = Array.from(
  [
    range(0x20, 0x7e),
    // Latin-1 without the soft hyphen, then the other letters of French and of names from Central Europe and Turkey.
    range(0xa0, 0xac) + range(0xae, 0xff),
    "ŒœŸĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț",
    "–—―‘’‚“”„†‡•…‰′″‹›€ℓ™",
    // Quantities of the trade: ΔT, λ, cos φ.
    "ΔΣΦΨΩαβγδεηθλπρστφχψω",
    "⁰⁴⁵⁶⁷⁸⁹⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₍₎⁄⅓⅔⅛⅜⅝⅞",
    // « 1ᵉʳ », « 2ᵈ », « nᵒˢ », « Mˡˡᵉ », « Mᵐᵉ ».
    "ᵈᵉˡᵐᵒʳˢ",
    "−≠≤≥≈√∞∑←↑→↓↗↘■▲▼☐☑✓",
  ].join(""),
);

/** Other ways to write the same: what stands in the second place reads the same and means the same. */
const EQUIVALENTS: readonly (readonly [characters: string, equivalent: string])[] = [
  // The narrow no-break space of French typography, and the figure space.
  ["\u202f\u2007", "\u00a0"],
  ["\t\n\r\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000", " "],
  ["‐‑⁃", "-"],
  ["‒", "–"],
  ["─", "—"],
  ["ʼ", "’"],
  ["‛", "‘"],
  ["‟", "“"],
  ["‣●", "•"],
  ["▪", "■"],
  ["✔✅", "✓"],
  ["➔➙➜➝➞⟶", "→"],
  // The micro sign is the Greek letter, the increment the capital delta: one glyph each, which extracts as one character.
  ["μ", "µ"],
  ["∆", "Δ"],
  ["∙⋅", "·"],
  ["∕", "⁄"],
  ["ﬀ", "ff"],
  ["ﬁ", "fi"],
  ["ﬂ", "fl"],
  ["ﬃ", "ffi"],
  ["ﬄ", "ffl"],
  ["㎜", "mm"],
  ["㎝", "cm"],
  ["㎞", "km"],
  ["㎡", "m²"],
  ["㎢", "km²"],
  ["㎥", "m³"],
  ["㎏", "kg"],
  ["㎾", "kW"],
  ["㎿", "MW"],
  ["℃", "°C"],
  ["№", "n°"],
  // They only ask for the plain or the coloured look of the character before.
  ["\ufe0e\ufe0f", ""],
];

export const equivalents: ReadonlyMap<string, string> = new Map(
  EQUIVALENTS.flatMap(([characters, equivalent]) =>
    Array.from(characters, (character) => [character, equivalent] as const),
  ),
);

const glyphs: ReadonlySet<string> = new Set(PDF_GLYPHS);

/**
 * What the PDF writes for a character: itself, or its equivalent.
 * @returns undefined when it has neither: the content check reports the character.
 */
export const printed = (character: string): string | undefined =>
  glyphs.has(character) ? character : equivalents.get(character);

/** The characters of a text as the PDF meets them, accents composed (NFC). */
export const charactersOf = (text: string): string[] => Array.from(text.normalize("NFC"));

/**
 * The text as the PDF writes it. A character that it cannot write stands there by its code, as in `[U+6F22]`: only in a preview of
 * drafts, as the content check lets none through. Applying it twice changes nothing more.
 */
export const toPrintable = (text: string): string =>
  charactersOf(text)
    .map((character) => printed(character) ?? `[${codeOf(character)}]`)
    .join("");
