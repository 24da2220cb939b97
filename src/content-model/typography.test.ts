import fc from "fast-check";

import { withFrenchSpaces } from "./typography";

/** Texts made of what the rules look at, and of what they must leave alone. */
const prose = fc.stringMatching(/^[ \u00a0\u202f«»;:!?%€’éœA0129,.\n-]{0,40}$/);

describe("withFrenchSpaces", () => {
  it.each([
    ["Qui signe ?", "Qui signe\u00a0?"],
    ["Trois leviers : le prix ; la durée !", "Trois leviers\u00a0: le prix\u00a0; la durée\u00a0!"],
    ["le guide « complet »", "le guide «\u00a0complet\u00a0»"],
    ["3 000 €", "3\u00a0000\u00a0€"],
    ["1 234 567 lots", "1\u00a0234\u00a0567 lots"],
    ["-18%", "-18\u00a0%"],
    ["15\u202f%", "15\u00a0%"],
  ])("writes %j with non-breaking spaces", (typed, shown) => {
    expect(withFrenchSpaces(typed)).toBe(shown);
  });

  it.each([
    "l’été",
    "Pourquoi?",
    "24h",
    "01 99 00 45 60",
    "les 12 mois",
    "en 2026 1234 lots",
    "a  b",
    "50 lots",
  ])("leaves %j as it was typed", (text) => {
    expect(withFrenchSpaces(text)).toBe(text);
  });

  it("changes nothing in what it has made itself", () => {
    fc.assert(
      fc.property(prose, (text) => {
        const once = withFrenchSpaces(text);
        expect(withFrenchSpaces(once)).toBe(once);
      }),
    );
  });

  it("touches nothing but spaces", () => {
    const withoutSpaces = (text: string) => text.replace(/[ \u00a0\u202f]/g, "");
    fc.assert(
      fc.property(fc.oneof(prose, fc.string({ unit: "grapheme" })), (text) => {
        expect(withoutSpaces(withFrenchSpaces(text))).toBe(withoutSpaces(text));
      }),
    );
  });

  it("leaves no narrow space, which the fonts of the PDF do not have", () => {
    fc.assert(fc.property(prose, (text) => !withFrenchSpaces(text).includes("\u202f")));
  });
});
