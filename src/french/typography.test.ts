import fc from "fast-check";

import { withFrenchSpaces } from "./typography";

/** Texts of characters that the rules match or must keep. */
const prose = fc.stringMatching(/^[ \u00a0«»;:!?%€’éœA0129,.()àelots\n-]{0,40}$/);

describe("French spaces", () => {
  it.each([
    ["Qui signe ?", "Qui signe\u00a0?"],
    ["Trois leviers : le prix ; la durée !", "Trois leviers\u00a0: le prix\u00a0; la durée\u00a0!"],
    ["le guide « complet »", "le guide «\u00a0complet\u00a0»"],
    ["3 000 €", "3\u00a0000\u00a0€"],
    ["1 234 567 lots", "1\u00a0234\u00a0567\u00a0lots"],
    ["de 2 à 3 semaines", "de 2\u00a0à\u00a03\u00a0semaines"],
    ["15 à 30 % de moins", "15\u00a0à\u00a030\u00a0% de moins"],
    ["15 % à 30 %", "15\u00a0%\u00a0à\u00a030\u00a0%"],
    ["2,5 M€ environ", "2,5\u00a0M€ environ"],
    ["85 lots, Paris 11e", "85\u00a0lots, Paris\u00a011e"],
    ["depuis le 1er juillet 2023", "depuis le 1er\u00a0juillet 2023"],
    ["900 € par an, pas d’honoraires", "900\u00a0€ par\u00a0an, pas\u00a0d’honoraires"],
    ["Montreuil (93)", "Montreuil\u00a0(93)"],
    ["selon l’article 24", "selon l’article\u00a024"],
    ["les 12 mois", "les 12\u00a0mois"],
    ["de 36 kVA", "de 36\u00a0kVA"],
    ["-18%", "-18\u00a0%"],
    ["pre\u0301avis", "préavis"],
  ])("are set in %j", (typed, shown) => {
    expect(withFrenchSpaces(typed)).toBe(shown);
  });

  it.each([
    "l’été",
    "Pourquoi?",
    "24h",
    "01 99 00 45 60",
    "en 2026 et après",
    "en 2026 1234",
    "a  b",
    "(comme ici) et là",
    "par le 11e",
  ])("change nothing in %j", (text) => {
    expect(withFrenchSpaces(text)).toBe(text);
  });

  it("are not added twice", () => {
    fc.assert(
      fc.property(prose, (text) => {
        const once = withFrenchSpaces(text);
        expect(withFrenchSpaces(once)).toBe(once);
      }),
    );
  });

  it("change only spaces", () => {
    const withoutSpaces = (text: string) => text.replace(/[ \u00a0]/g, "");
    fc.assert(fc.property(prose, (text) => withoutSpaces(withFrenchSpaces(text)) === withoutSpaces(text)));
  });
});
