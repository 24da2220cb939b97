/** The characters that the PDF can write: docs/decisions/0014-characters-of-the-pdf.md. */

/** A character's code point in Unicode's notation, such as `U+202E`. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters that have a glyph in the PDF's fonts. `npm run make:fonts` subsets the fonts to them. */
export const PDF_GLYPHS: readonly string[] = Array.from(
  [
    range(0x20, 0x7e),
    // Latin-1 without the soft hyphen, then other letters of French, and of names from Central Europe and Turkey.
    range(0xa0, 0xac) + range(0xae, 0xff),
    "ŒœŸĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț",
    "–—―‘’‚“”„†‡•…‰′″‹›€ℓ™",
    // For physical quantities: ΔT, λ, cos φ.
    "ΔΣΦΨΩαβγδεηθλπρστφχψω",
    "⁰⁴⁵⁶⁷⁸⁹⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₍₎⁄⅓⅔⅛⅜⅝⅞",
    // For abbreviations: « 1ᵉʳ », « 2ᵈ », « nᵒˢ », « Mˡˡᵉ », « Mᵐᵉ ».
    "ᵈᵉˡᵐᵒʳˢ",
    "−≠≤≥≈√∞∑←↑→↓↗↘■▲▼☐☑✓",
  ].join(""),
);

/** Characters without a glyph, each with a replacement that looks alike and has the same meaning. */
const EQUIVALENTS: readonly (readonly [characters: string, equivalent: string])[] = [
  // The narrow no-break space and the figure space.
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
  // One glyph for mu and the micro sign, and one for the increment and delta, so that text extraction is unambiguous.
  ["μ", "µ"],
  ["∆", "Δ"],
  ["∙⋅", "·"],
  ["∕", "⁄"],
  ["㎡", "m²"],
  ["№", "n°"],
  // Variation selectors: they only choose the text or the emoji style of the previous character.
  ["\ufe0e\ufe0f", ""],
];

export const equivalents: ReadonlyMap<string, string> = new Map([
  ...EQUIVALENTS.flatMap(([characters, equivalent]) =>
    Array.from(characters, (character) => [character, equivalent] as const),
  ),
  // Unicode's own: « ﬁ » becomes « fi », and « ℃ » becomes « °C ».
  ...Array.from("ﬀﬁﬂﬃﬄ℃", (character) => [character, character.normalize("NFKC")] as const),
]);

const glyphs: ReadonlySet<string> = new Set(PDF_GLYPHS);

/** What the PDF writes for a character: itself, or its equivalent. The content check reports one that has neither. */
export const printed = (character: string): string | undefined =>
  glyphs.has(character) ? character : equivalents.get(character);

/** A letter without its accents, if the fonts have that one: « ễ » becomes « e ». */
const withoutAccents = (character: string) =>
  /\p{L}/u.test(character) ? printed(character.normalize("NFD").charAt(0)) : undefined;

/** What stands for characters that the fonts do not have: an empty box, as in programs without a font for them. */
export const UNKNOWN = "☐";

/**
 * Returns the text as the PDF writes it. The content check reports what the PDF cannot write, but a visitor may type anything:
 * letters lose their accents, and an empty box stands for emoji and other scripts. The function is idempotent.
 */
export const toPrintable = (text: string): string =>
  Array.from(text.normalize("NFC"))
    .map((character) => printed(character) ?? withoutAccents(character) ?? UNKNOWN)
    .join("")
    .replace(/☐{2,}/g, UNKNOWN);
