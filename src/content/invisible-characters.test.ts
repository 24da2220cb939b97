import fc from "fast-check";

import { invisibleCharacterIn, withVisibleCodes } from "./invisible-characters";

describe("an invisible character", () => {
  it.each([
    ["\u202A", "U+202A (début de texte de gauche à droite)"],
    ["\u202B", "U+202B (début de texte de droite à gauche)"],
    ["\u202C", "U+202C (fin de changement de sens)"],
    ["\u202D", "U+202D (sens forcé de gauche à droite)"],
    ["\u202E", "U+202E (sens forcé de droite à gauche)"],
    ["\u2066", "U+2066 (isolement de gauche à droite)"],
    ["\u2069", "U+2069 (fin d’isolement)"],
    ["\u200B", "U+200B (espace de largeur nulle)"],
    ["\u2060", "U+2060 (gluon de mots)"],
    ["\uFEFF", "U+FEFF (marque d’ordre des octets)"],
    ["\u00AD", "U+00AD (trait d’union conditionnel)"],
    ["\u200D", "U+200D (liant de largeur nulle)"],
    ["\u2028", "U+2028 (séparateur de lignes)"],
    ["\u0000", "U+0000 (caractère de commande)"],
    ["\u001B", "U+001B (caractère de commande)"],
    ["\r", "U+000D (caractère de commande)"],
    ["\u0085", "U+0085 (caractère de commande)"],
    ["\uD83C", "U+D83C (caractère de mise en forme)"],
    ["\u{E0041}", "U+E0041 (caractère de mise en forme)"],
  ])("is reported with its name and the text before it: %j", (character, name) => {
    expect(invisibleCharacterIn(`Le prix${character} du gaz`)).toBe(
      `le caractère invisible ${name}, après « Le prix », en position 8`,
    );
  });

  it("is located by a short quotation, or by « au début »", () => {
    expect(invisibleCharacterIn("Une très longue phrase sur le prix\u200B")).toContain(
      "après « e phrase sur le prix », en position 35",
    );
    expect(invisibleCharacterIn("\uFEFFLe prix")).toContain("au début, en position 1");
  });

  it("is located by code points: an emoji before it counts as one", () => {
    expect(invisibleCharacterIn("🏢\u200B")).toContain("après « 🏢 », en position 2");
  });

  it("is reported once per text, with the number of further ones", () => {
    expect(invisibleCharacterIn("a\u202Eb\u202C")).toMatch(/en position 2, et 1 autre ensuite$/);
    expect(invisibleCharacterIn("a\u202Eb\u202Cc\u200B")).toMatch(/et 2 autres ensuite$/);
  });

  it("is found in each item of a list, and in the alternative text of a picture", () => {
    expect(invisibleCharacterIn(["Audit", "Gaz\u200B", 4, "\u202EÉlectricité"])).toBe(
      "au point n° 2, le caractère invisible U+200B (espace de largeur nulle), après « Gaz », en position 4 ; " +
        "au point n° 4, le caractère invisible U+202E (sens forcé de droite à gauche), au début, en position 1",
    );
    expect(invisibleCharacterIn({ file: "a.png", alt: "Une\u200B façade" })).toContain("U+200B");
  });
});

it.each([
  "L’été, 15\u00A0% : «\u202Foui\u202F» — Œuvre",
  "Deux lignes\navec une\ttabulation",
  "Deux lignes\r\nde Windows",
  "👩‍🔧 👩🏽‍🔧 🏳️‍🌈 👍🏽 🏢 ❤️‍🔥",
  ["Audit", "Gaz"],
  { file: "a.png", alt: "Une façade" },
  { file: "a.png" },
  12,
  undefined,
])("finds no invisible character in %j", (value) => {
  expect(invisibleCharacterIn(value)).toBeUndefined();
});

it("finds an invisible character exactly if `withVisibleCodes` changes the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(invisibleCharacterIn(text) !== undefined).toBe(withVisibleCodes(text) !== text);
      expect(invisibleCharacterIn(withVisibleCodes(text))).toBeUndefined();
    }),
  );
});

it("replaces invisible characters by their codes", () => {
  expect(withVisibleCodes("Prix\u202E du\u200B gaz")).toBe("Prix[U+202E] du[U+200B] gaz");
});
