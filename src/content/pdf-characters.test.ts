import fc from "fast-check";

import { readFrozenContent, readShippedContent } from "../pdf/guide/testing/shipped-content";
import { charactersOf, equivalents, PDF_GLYPHS, printed, toPrintable } from "./pdf-characters";

/** Characters that occur in contracts, energy audits or invoices. */
const TECHNICAL_TEXT =
  "µ ² ³ ⁴ ₂ ½ ⅓ ≠ ≤ ≥ ÷ × ± √ Δ → Ω α ° ‰ € « 12\u00a0kWh/m²·an » – 1ᵉʳ λ 0,035\u00a0W/(m·K) CO₂ ≈ ∞ ✓ ″ …";

it("keeps the characters of technical texts", () => {
  expect(toPrintable(TECHNICAL_TEXT)).toBe(TECHNICAL_TEXT);
});

it.each([
  ["the shipped content", readShippedContent()],
  ["the frozen content", readFrozenContent()],
])("keeps %s unchanged", (_, content) => {
  const text = JSON.stringify(content);
  expect(toPrintable(text)).toBe(text.normalize("NFC"));
});

it("keeps French capitals and European names", () => {
  const text =
    "L’HAŸ-LES-ROSES, ŒUVRE, À ÉÈÊË ÎÏ ÔÙÛÜ Ç – Łódź, Škoda, Kovačević, Özgür, Ståhl, Ørsted, Țepeș, Őze";
  expect(toPrintable(text)).toBe(text);
});

it("composes combining accents", () => {
  expect(toPrintable("e\u0301te\u0301, c\u0327a, o\u0302")).toBe("été, ça, ô");
});

it.each([
  ["15\u202f%", "15\u00a0%"],
  ["a\u2009b\tc\nd", "a b c d"],
  ["ﬁn ﬂux", "fin flux"],
  ["✔️ fait", "✓ fait"],
  ["5 μm", "5 µm"],
  ["∆T", "ΔT"],
  ["10 \u2126", "10 Ω"],
  ["12 ㎡ à 20 ℃", "12 m² à 20 °C"],
  ["avant ➔ après", "avant → après"],
])("replaces characters of « %s » by their equivalents", (text, same) => {
  expect(toPrintable(text)).toBe(same);
});

it.each([
  ["a negated sign", "≮ 5", "[U+226E] 5"],
  ["an emoji", "a😀b", "a[U+1F600]b"],
  ["other scripts", "Дом 漢", "[U+0414][U+043E][U+043C] [U+6F22]"],
  ["invisible characters", "x\u200by\u00adz\u0000", "x[U+200B]y[U+00AD]z[U+0000]"],
  ["a combining mark without a composed form", "x\u0302", "x[U+0302]"],
  ["a lone surrogate", "\ud800", "[U+D800]"],
])("replaces what it cannot write by its code: %s", (_, text, shown) => {
  expect(toPrintable(text)).toBe(shown);
});

it("has equivalents only for characters without a glyph, and only of characters with one", () => {
  for (const [character, equivalent] of equivalents) {
    expect(PDF_GLYPHS).not.toContain(character);
    expect(PDF_GLYPHS).toEqual(expect.arrayContaining(Array.from(equivalent)));
  }
});

/** Plain digits would change the meaning: « 10⁴ » would become « 104 », and « 1½ » would become « 11/2 ». */
it("never writes an exponent, an index or a fraction in plain digits", () => {
  for (let code = 0; code < 0x10000; code++) {
    const character = String.fromCharCode(code);
    const [first = "", ...others] = character.normalize("NFKD");
    const isRaised = /^[\d+−=()/⁄a-z-]$/.test(first) && others.length === 0 && code > 0xff && code < 0x2100;
    const isFraction = others.includes("⁄");
    if (isRaised || isFraction) expect([character, undefined]).toContain(printed(character));
  }
});

const glyphs = new Set(PDF_GLYPHS);

it("returns only characters that the fonts have, and is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const result = toPrintable(text);
      expect(charactersOf(result).filter((character) => !glyphs.has(character))).toEqual([]);
      expect(toPrintable(result)).toBe(result);
    }),
    { numRuns: 1000 },
  );
});
