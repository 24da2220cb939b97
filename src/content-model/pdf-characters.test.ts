import fc from "fast-check";

import { readFrozenContent, readShippedContent } from "../white-paper/pdf/testing/shipped-content";
import { charactersOf, equivalents, PDF_GLYPHS, printed, toPrintable } from "./pdf-characters";

/** Each of them is in a contract, a diagnosis or an invoice. */
const TRADE =
  "µ ² ³ ⁴ ₂ ½ ⅓ ≠ ≤ ≥ ÷ × ± √ Δ → Ω α ° ‰ € « 12\u00a0kWh/m²·an » – 1ᵉʳ λ 0,035\u00a0W/(m·K) CO₂ ≈ ∞ ✓ ″ …";

it("writes what the trade writes as it is", () => {
  expect(toPrintable(TRADE)).toBe(TRADE);
});

it.each([
  ["the shipped content", readShippedContent()],
  ["the frozen content", readFrozenContent()],
])("writes %s as it is", (_, content) => {
  const text = JSON.stringify(content);
  expect(toPrintable(text)).toBe(text.normalize("NFC"));
});

it("keeps French capitals, and names of Europe", () => {
  const text =
    "L’HAŸ-LES-ROSES, ŒUVRE, À ÉÈÊË ÎÏ ÔÙÛÜ Ç – Łódź, Škoda, Kovačević, Özgür, Ståhl, Ørsted, Țepeș, Őze";
  expect(toPrintable(text)).toBe(text);
});

it("composes accents", () => {
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
])("writes « %s » the same way otherwise", (text, same) => {
  expect(toPrintable(text)).toBe(same);
});

it.each([
  ["< 5 becomes no ≮ 5", "≮ 5", "[U+226E] 5"],
  ["an emoji", "a😀b", "a[U+1F600]b"],
  ["other scripts", "Дом 漢", "[U+0414][U+043E][U+043C] [U+6F22]"],
  ["what nobody sees", "x\u200by\u00adz\u0000", "x[U+200B]y[U+00AD]z[U+0000]"],
  ["a mark that composes with nothing", "x\u0302", "x[U+0302]"],
  ["half of a pair", "\ud800", "[U+D800]"],
])("shows by its code what it cannot write: %s", (_, text, shown) => {
  expect(toPrintable(text)).toBe(shown);
});

it("has an equivalent for no character that it writes, made of characters that it writes", () => {
  for (const [character, equivalent] of equivalents) {
    expect(PDF_GLYPHS).not.toContain(character);
    expect(PDF_GLYPHS).toEqual(expect.arrayContaining(Array.from(equivalent)));
  }
});

/** Superscripts, subscripts and fractions change their meaning in a plain form: « 10⁴ » is no « 104 », « 1½ » no « 11/2 ». */
it("writes no exponent, index or fraction in plain figures", () => {
  for (let code = 0; code < 0x10000; code++) {
    const character = String.fromCharCode(code);
    const [first = "", ...others] = character.normalize("NFKD");
    const isRaised = /^[\d+−=()/⁄a-z-]$/.test(first) && others.length === 0 && code > 0xff && code < 0x2100;
    const isFraction = others.includes("⁄");
    if (isRaised || isFraction) expect([character, undefined]).toContain(printed(character));
  }
});

const glyphs = new Set(PDF_GLYPHS);

it("gives only characters that the fonts have, and gives them again unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const result = toPrintable(text);
      expect(charactersOf(result).filter((character) => !glyphs.has(character))).toEqual([]);
      expect(toPrintable(result)).toBe(result);
    }),
    { numRuns: 1000 },
  );
});
