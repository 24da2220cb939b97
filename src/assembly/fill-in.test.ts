import { toBlocks } from "../content/markdown";
import { BLANK, fillIn, fillInBlocks, lacksValue } from "./fill-in";

it("puts values in, and a blank for a missing one", () => {
  expect(fillIn("Contrat du {fin}, {energie}.", { fin: "31 mars 2027" })).toBe(
    `Contrat du 31 mars 2027, ${BLANK}.`,
  );
});

it("keeps a number on one line with the next word, but no other value", () => {
  expect(fillIn("{duree} mois, {nom} ici", { duree: "36", nom: "Les Tilleuls" })).toBe(
    "36\u00a0mois, Les Tilleuls ici",
  );
});

it("does not replace a placeholder that was typed as a value", () => {
  expect(fillIn("{a}{b}", { a: "{b}", b: "$&" })).toBe("{b}$&");
});

it("knows whether a value is missing", () => {
  expect(lacksValue("{a} et {b}", { a: "1", b: "" })).toBe(true);
  expect(lacksValue("{a} et {b}", { a: "1", b: "2" })).toBe(false);
  expect(lacksValue("sans repère", {})).toBe(false);
});

it("gives no formatting to what was typed", () => {
  const blocks = toBlocks("**Objet** : {objet}\n\n- {objet}");
  const typed = "**gras** # titre <b>";
  expect(fillInBlocks(blocks, { objet: typed })).toEqual([
    {
      kind: "paragraph",
      spans: [
        { text: "Objet", bold: true },
        { text: `\u00a0: ${typed}`, bold: false },
      ],
    },
    { kind: "list", ordered: false, items: [[{ text: typed, bold: false }]] },
  ]);
});
