import fc from "fast-check";

import { unprintableIn } from "../check/field-problems";
import { equivalents, PDF_GLYPHS, printed, toPrintable } from "./pdf-characters";

it("an equivalent replaces a character without a glyph by characters with a glyph", () => {
  for (const [character, equivalent] of equivalents) {
    expect(PDF_GLYPHS).not.toContain(character);
    expect(PDF_GLYPHS).toEqual(expect.arrayContaining(Array.from(equivalent)));
  }
});

/** Plain digits would change the meaning: « 10⁴ » would become « 104 », and « 1½ » would become « 11/2 ». */
it("an exponent, an index or a fraction is never written in plain digits", () => {
  // Unicode has these characters between Latin-1 and the arrows.
  for (let code = 0x100; code < 0x2190; code++) {
    const character = String.fromCharCode(code);
    const [first = "", ...others] = character.normalize("NFKD");
    // Letter-like symbols such as « ℓ » begin at U+2100.
    const isExponentOrIndex = /^[\d+−=()/⁄a-z-]$/.test(first) && others.length === 0 && code < 0x2100;
    const isFraction = others.includes("⁄");
    const isWrittenAsItIs = printed(character) === character;
    const isRefused = printed(character) === undefined;
    if (isExponentOrIndex || isFraction) expect(isWrittenAsItIs || isRefused).toBe(true);
  }
});

it("no character is lost: each is written, replaced by its equivalent, or reported", () => {
  const character = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 2 }),
    fc.constantFrom(...PDF_GLYPHS, ...equivalents.keys(), "\u0338", "\u0301", "\u200d", "\ud800", "❤\ufe0f"),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      const isLost = Array.from(text.normalize("NFC")).some((each) => printed(each) === undefined);
      expect(unprintableIn(text) !== undefined).toBe(isLost);
    }),
  );
});

it.each([
  "µ ² ³ ⁴ ₂ ½ ⅓ ≠ ≤ ≥ ÷ × ± √ Δ → Ω α ° ‰ € « 12\u00a0kWh/m²·an » – 1ᵉʳ λ 0,035\u00a0W/(m·K) CO₂ ≈ ∞ ✓ ″ …",
  "L’HAŸ-LES-ROSES, ŒUVRE, À ÉÈÊË ÎÏ ÔÙÛÜ Ç – Łódź, Škoda, Kovačević, Özgür, Ståhl, Ørsted, Țepeș, Őze",
])("writes « %s » as it is", (text) => {
  expect(toPrintable(text)).toBe(text);
});

it.each([
  ["e\u0301te\u0301, c\u0327a, o\u0302", "été, ça, ô"],
  ["15\u202f%", "15\u00a0%"],
  ["a\u2009b\tc\nd", "a b c d"],
  ["ﬁn ﬂux", "fin flux"],
  ["✔️ fait", "✓ fait"],
  ["5 μm", "5 µm"],
  ["12 ㎡ à 20 ℃", "12 m² à 20 °C"],
  ["avant ➔ après", "avant → après"],
  ["≮ 5", "☐ 5"],
  ["a😀👨‍👩‍👧b", "a☐b"],
  ["Дом 漢", "☐ ☐"],
  ["Nguyễn", "Nguyen"],
  ["x\u200by\u00adz", "x☐y☐z"],
  ["\ud800", "☐"],
])("writes « %s » as « %s »", (text, written) => {
  expect(toPrintable(text)).toBe(written);
  expect(toPrintable(written)).toBe(written);
});
