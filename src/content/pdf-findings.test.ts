import fc from "fast-check";

import { codeOf } from "./code-point";
import { invisibleCharacterIn } from "./invisible-characters";
import { charactersOf, equivalents, PDF_GLYPHS, printed } from "./pdf-characters";
import { unprintableIn } from "./pdf-findings";

it.each([
  ["Si a ≮ 5", "« ≮ » (U+226E, signe mathématique), après « Si a »"],
  ["Ж", "« Ж » (U+0416, lettre cyrillique), au début"],
  [
    "Un prix عادل",
    "« ع » (U+0639, lettre arabe), « ا » (U+0627, lettre arabe), « د » (U+062F, lettre arabe), « ل » (U+0644, lettre arabe), après « Un prix »",
  ],
  ["Toit 漢", "« 漢 » (U+6F22, caractère chinois), après « Toit »"],
  ["Gaz 😀 et 😀", "« 😀 » (U+1F600, emoji), après « Gaz »"],
  ["Kovac x\u0302", "« ◌\u0302 » (U+0302, signe ajouté au caractère précédent), après « Kovac x »"],
  ["Voir ⌀ 12", "« ⌀ » (U+2300, symbole), après « Voir »"],
  [
    "ΑΒΓΞΠΘΛ",
    "« Α » (U+0391, lettre grecque), « Β » (U+0392, lettre grecque), « Γ » (U+0393, lettre grecque), « Ξ » (U+039E, lettre grecque), « Π » (U+03A0, lettre grecque), 2 autres, au début",
  ],
])("reports what the PDF cannot write in « %s »", (text, finding) => {
  expect(unprintableIn("text", text)).toBe(finding);
});

it("checks each item of a list", () => {
  expect(unprintableIn("textList", ["Avant : 100 %", "Après ⇒ : 70 %"])).toBe(
    "au point n° 2, « ⇒ » (U+21D2, signe mathématique), après « Après »",
  );
});

it("checks the text of Markdown without its syntax", () => {
  expect(unprintableIn("markdown", "## Titre\n\n- un **point** ⇔ rien")).toBe(
    "« ⇔ » (U+21D4, signe mathématique), après « Titre un point »",
  );
  // As plain text, `>` and U+0338 would compose to one character, `≯`.
  expect(unprintableIn("markdown", ">\u0338 5")).toContain("U+0338");
});

it.each(["text", "markdown"] as const)("finds nothing in French text, as %s", (kind) => {
  expect(unprintableIn(kind, "L’œuvre d’« Éloïse »\u202f: 3 000 €, ΔT ≥ 2 K → CO₂")).toBeUndefined();
});

it.each([undefined, null, 12, { alt: "漢" }])("ignores a value that is not text: %j", (value) => {
  expect(unprintableIn("text", value)).toBeUndefined();
});

const character = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 2 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 2 }),
  fc.constantFrom(...PDF_GLYPHS, ...equivalents.keys(), "\u0338", "\u0301", "\u200d", "\ud800", "❤\ufe0f"),
);

it.each(["text", "longText", "markdown"] as const)(
  "never loses a character of a %s: each is written, replaced by its equivalent, or reported",
  (kind) => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        const unprintable = unprintableIn(kind, text);
        const lost = charactersOf(text).filter((each) => printed(each) === undefined);
        if (lost.length > 0) expect(unprintable ?? invisibleCharacterIn(text)).toBeDefined();
        else expect(unprintable).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  },
);

it("reports the code of each character of the Basic Multilingual Plane that it cannot write", () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const wronglyReported = all.filter((alone) => {
    const [composed = ""] = charactersOf(alone);
    const unprintable = unprintableIn("text", alone);
    if (printed(composed) !== undefined) return unprintable !== undefined;
    return !(unprintable ?? invisibleCharacterIn(alone))?.includes(codeOf(composed));
  });
  expect(wronglyReported).toEqual([]);
});
