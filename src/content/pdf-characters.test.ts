import fc from "fast-check";

import { invisibleIn, unprintableIn } from "./check/character-problems";
import { equivalents, PDF_GLYPHS, printed } from "./pdf-characters";

it("has equivalents only for characters without a glyph, and only of characters with one", () => {
  for (const [character, equivalent] of equivalents) {
    expect(PDF_GLYPHS).not.toContain(character);
    expect(PDF_GLYPHS).toEqual(expect.arrayContaining(Array.from(equivalent)));
  }
});

/** Plain digits would change the meaning: « 10⁴ » would become « 104 », and « 1½ » would become « 11/2 ». */
it("never writes an exponent, an index or a fraction in plain digits", () => {
  for (let code = 0x100; code < 0x2190; code++) {
    const character = String.fromCharCode(code);
    const [first = "", ...others] = character.normalize("NFKD");
    const isRaised = /^[\d+−=()/⁄a-z-]$/.test(first) && others.length === 0 && code < 0x2100;
    if (isRaised || others.includes("⁄")) expect([character, undefined]).toContain(printed(character));
  }
});

it("never loses a character: each is written, replaced by its equivalent, or reported", () => {
  const character = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 2 }),
    fc.constantFrom(...PDF_GLYPHS, ...equivalents.keys(), "\u0338", "\u0301", "\u200d", "\ud800", "❤\ufe0f"),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 12 }), (parts) => {
      // The check refuses a lone carriage return, which the PDF would write as a space.
      const text = parts.join("").replaceAll("\r", "");
      const isLost = Array.from(text.normalize("NFC")).some((each) => printed(each) === undefined);
      expect((unprintableIn(text) ?? invisibleIn(text)) !== undefined).toBe(isLost);
    }),
  );
});

it.each([
  "L’été, 15\u00A0% : «\u202Foui\u202F» — Œuvre",
  "Deux lignes\r\navec une\ttabulation\n",
  "👩‍🔧 👩🏽‍🔧 🏳️‍🌈 👍🏽 🏢 ❤️‍🔥",
])("finds no invisible character in « %s »", (text) => {
  expect(invisibleIn(text)).toBeUndefined();
});
