/**
 * Equivalents of characters that a font may lack. jsPDF silently drops such a character, or ends the text there; here each is
 * replaced or left out on purpose.
 */
const EQUIVALENTS: readonly (readonly [characters: string, equivalent: string])[] = [
  // The narrow no-break space of French typography, and the figure space.
  ["\u202f\u2007", "\u00a0"],
  [
    "\t\n\v\f\r\u0085\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u2028\u2029\u205f\u3000",
    " ",
  ],
  ["‐‑‒−⁃﹣－", "-"],
  ["―─", "—"],
  ["→⇒➔➜⟶", "-"],
  ["‘‚‛′ʼ`´", "’"],
  ["“”„‟″", '"'],
  ["‹", "«"],
  ["›", "»"],
  ["•◦‣▪●■✓✔☑✅", "•"],
  ["≥", ">="],
  ["≤", "<="],
  ["≈", "~"],
  ["⁄∕", "/"],
  ["∙⋅", "·"],
  ["ẞ", "SS"],
  ["ø", "o"],
  ["Ø", "O"],
  ["ł", "l"],
  ["Ł", "L"],
  ["đ", "d"],
  ["Đ", "D"],
  ["ı", "i"],
];

const equivalentOf: ReadonlyMap<string, string> = new Map(
  EQUIVALENTS.flatMap(([characters, equivalent]) =>
    Array.from(characters, (character) => [character, equivalent] as const),
  ),
);

/** Compatibility forms (ligatures, subscripts, full width) and letters with a foreign accent, in plain letters. */
function simplify(character: string): string {
  return character.normalize("NFKD").replace(/\p{M}/gu, "");
}

/**
 * The text as a font can show it: accents composed (NFC), characters that the font lacks replaced by a known equivalent or
 * left out. Applying it twice changes nothing more.
 * @param has whether the font can show a code point.
 */
export function toPrintable(text: string, has: (codePoint: number) => boolean): string {
  const shown = (character: string) => has(character.codePointAt(0) ?? 0);
  const composed = text.normalize("NFC");
  const replace = (character: string): string => {
    if (shown(character)) return character;
    const simplified = Array.from(simplify(character), (part) => equivalentOf.get(part) ?? part).join("");
    for (const candidate of [equivalentOf.get(character), simplified]) {
      if (candidate && Array.from(candidate).every(shown)) return candidate;
    }
    return "";
  };
  return Array.from(composed, replace).join("");
}
