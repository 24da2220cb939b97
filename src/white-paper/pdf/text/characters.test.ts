import fc from "fast-check";

import { readFonts, readFrozenContent } from "../testing/shipped-content";
import { toPrintable } from "./characters";
import { readFontMetrics } from "./font-metrics";
import { FONT_NAMES } from "./fonts";

const fonts = readFonts();

describe.each(FONT_NAMES)("with the face « %s »", (name) => {
  const metrics = readFontMetrics(fonts[name]);
  const printable = (text: string) => toPrintable(text, (codePoint) => metrics.has(codePoint));

  it("leaves French as it is", () => {
    const text = "L’« œuvre » d’Éloïse à Ÿ : 3\u00a0000\u00a0€ – 15\u00a0%… ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ àâæçéèêëîïôœùûüÿ";
    expect(printable(text.replace("Ÿ", ""))).toBe(text.replace("Ÿ", ""));
  });

  it("shows every character of the frozen content", () => {
    const text = JSON.stringify(readFrozenContent());
    expect(printable(text)).toBe(text.normalize("NFC"));
  });

  it("composes accents", () => {
    expect(printable("e\u0301te\u0301, c\u0327a, o\u0302")).toBe("été, ça, ô");
  });

  it("takes a known equivalent for what the font lacks", () => {
    expect(printable("15\u202f%")).toBe("15\u00a0%");
    expect(printable("a\u2009b\tc\nd")).toBe("a b c d");
    expect(printable("ﬁn ﬂux")).toBe("fin flux");
    expect(printable("✓ fait")).toBe("• fait");
    expect(printable("Ｅ５ ⅔ č ř ł")).toBe("E5 2/3 c r l");
  });

  it("leaves out emoji, other scripts and what cannot be seen", () => {
    expect(printable("a😀b👩‍👩‍👧c")).toBe("abc");
    expect(printable("漢字 كتاب дом")).toBe("  ");
    expect(printable("x\u200by\u00adz\u0000\ud800")).toBe("xyz");
  });

  it("gives only characters of the font, and gives them again unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const result = printable(text);
        expect(Array.from(result).every((character) => metrics.has(character.codePointAt(0) ?? 0))).toBe(
          true,
        );
        expect(printable(result)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

it("shows Ÿ, ₂, → and ≥ in text, and writes them otherwise in headings, whose font lacks them", () => {
  const print = (name: "text" | "display", text: string) => {
    const metrics = readFontMetrics(fonts[name]);
    return toPrintable(text, (codePoint) => metrics.has(codePoint));
  };
  expect(print("text", "L’Haÿ, L’HAŸ, CO₂ ≥ 1 → 2")).toBe("L’Haÿ, L’HAŸ, CO₂ ≥ 1 → 2");
  expect(print("display", "L’Haÿ, L’HAŸ, CO₂ ≥ 1 → 2")).toBe("L’Haÿ, L’HAY, CO2 >= 1 - 2");
});
