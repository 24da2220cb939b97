/**
 * The characters that the PDF writes, and their replacements for other characters
 * (docs/decisions/0014-characters-of-the-pdf.md).
 */

/** Unicode's notation, such as `U+202E`. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** `npm run make:fonts` subsets the PDF's fonts to these characters. */
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

/** Replacements for characters without a glyph: similar shape, same meaning. */
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
  // Unicode's compatibility mappings: « ﬁ » becomes « fi », and « ℃ » becomes « °C ».
  ...Array.from("ﬀﬁﬂﬃﬄ℃", (character) => [character, character.normalize("NFKC")] as const),
]);

const glyphs: ReadonlySet<string> = new Set(PDF_GLYPHS);

/** The character or its equivalent; undefined without either, which the content check reports. */
export const printed = (character: string): string | undefined =>
  glyphs.has(character) ? character : equivalents.get(character);

/** « ễ » becomes « e », if the fonts have it. */
const withoutAccents = (character: string) =>
  /\p{L}/u.test(character) ? printed(character.normalize("NFD").charAt(0)) : undefined;

/** Written for characters without a glyph: an empty box, as in other programs. */
const UNKNOWN = "☐";

/** Visitors may type anything: letters lose their accents, emoji and other scripts become an empty box. Idempotent. */
export const toPrintable = (text: string): string =>
  Array.from(text.normalize("NFC"))
    .map((character) => printed(character) ?? withoutAccents(character) ?? UNKNOWN)
    .join("")
    .replace(/☐{2,}/g, UNKNOWN);
