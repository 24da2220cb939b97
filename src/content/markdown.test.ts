import fc from "fast-check";

import { toBlocks, unsupportedIn } from "./markdown";
import type { Block, Span } from "./model/content-type";

/** Spans of a text; `*` delimits bold. */
const spans = (text: string): Span[] =>
  text.split("*").flatMap((part, index) => (part ? [{ text: part, bold: index % 2 === 1 }] : []));

const paragraph = (text: string): Block => ({ kind: "paragraph", spans: spans(text) });
const heading = (level: 2 | 3, text: string): Block => ({ kind: "heading", level, spans: spans(text) });

const callout = (text: string): Block => ({ kind: "callout", spans: spans(text) });

/** An item of two lines. */
const continued = (start: number | null, line: string, nextLine: string): Block => ({
  kind: "list",
  start,
  items: [[...spans(line), ...spans(" "), ...spans(nextLine)]],
});

/** @param start number of the first item; null for a list with points. */
const list = (start: number | null, ...items: string[]): Block => ({
  kind: "list",
  start,
  items: items.map(spans),
});

it.each<[markdown: string, blocks: Block[]]>([
  // Paragraphs, headings and lists, with the signs of other programs.
  ["Une **charge** se mesure.", [paragraph("Une *charge* se mesure.")]],
  ["une ligne\nune autre\n\nune troisième", ["une ligne", "une autre", "une troisième"].map(paragraph)],
  [
    "- un point\n  qui continue\nUn texte",
    [continued(null, "un point", "qui continue"), paragraph("Un texte")],
  ],
  [
    "##Titre\n• un\n•\tdeux\n– trois\n-quatre",
    [heading(2, "Titre"), list(null, "un", "deux", "trois", "quatre")],
  ],
  ["-18 % de moins", [paragraph("-18\u00a0% de moins")]],
  ["# Le prix", [heading(2, "Le prix")]],
  ["#### Le **prix**", [heading(3, "Le *prix*")]],
  ["- a\n* b\n-\n+ c", [list(null, "a", "b", "c")]],
  // Numbered lists, and numbers that are text.
  ["1. a\n2. **b**", [list(1, "a", "*b*")]],
  ["- a\n  - b\n- c", [list(null, "a", "b", "c")]],
  [
    "1. Objet\nTexte\n2. Prix\nTexte\n\n3. Durée",
    [list(1, "Objet"), paragraph("Texte"), list(2, "Prix"), paragraph("Texte"), list(3, "Durée")],
  ],
  ["- a\n  2. b\n  3. c\n- d", [list(null, "a"), list(2, "b", "c"), list(null, "d")]],
  ["Prix\n2.\nDurée", ["Prix", "2.", "Durée"].map(paragraph)],
  ["1. a\n2026.\n- 2026. C’est", [list(1, "a"), paragraph("2026."), list(null, "2026. C’est")]],
  ["1. a\n2. b\n5. c\n5. d", [list(1, "a", "b"), list(5, "c"), list(5, "d")]],
  ["0) a\n1) b", [list(0, "a", "b")]],
  ["> point\n> important\n>\n> autre", [callout("point important"), callout("autre")]],
  ["1. a\n\n   **suite**", [continued(1, "a", "*suite*")]],
  // Indents, no-break spaces and bullets of other programs.
  ["un\n\tdeux\n\u00a0\u00a0trois", ["un", "deux", "trois"].map(paragraph)],
  ["- un\n-\u00a0deux\n\u00a0\u00a0- trois\n-\u00a0 quatre", [list(null, "un", "deux", "trois", "quatre")]],
  ["##\u00a0Titre\n1.\u00a0un\n##2. Titre", [heading(2, "Titre"), list(1, "un"), heading(2, "2. Titre")]],
  [
    "○\tun\n▪ deux\no   trois\nØ\tquatre\n☐ cinq\n- [x] six",
    [list(null, "un", "deux", "trois", "quatre", "cinq", "six")],
  ],
  ["un\n1° deux\na) trois", ["un", "1° deux", "a) trois"].map(paragraph)],
  // Line breaks, callouts and escaped signs.
  ["une ligne\\\nune autre", ["une ligne", "une autre"].map(paragraph)],
  ["En\n2026. C’est", ["En", "2026. C’est"].map(paragraph)],
  ["## 1. Objet\n### 1.2 Prix", [heading(2, "1. Objet"), heading(3, "1.2\u00a0Prix")]],
  ["- a\n\npuis\n\n- b", [list(null, "a"), paragraph("puis"), list(null, "b")]],
  ["> jusqu’à **un tiers**", [callout("jusqu’à *un tiers*")]],
  ["2 \\* 3", [{ kind: "paragraph", spans: [{ text: "2 * 3", bold: false }] }]],
  ["**15 %** : oui", [paragraph("*15\u00a0%*\u00a0: oui")]],
  // Texts without a block.
  ["", []],
  ["##", []],
  ["-", []],
])("reads %j", (markdown, blocks) => {
  expect(toBlocks(markdown)).toEqual(blocks);
});

it.each([
  "<b>gras</b> <script>alert(1)</script>",
  "[un lien](/cgv) ou\u00a0![une image](a.png)",
  "un `code`, un *mot*, un_autre_mot",
  "&eacute; &amp; &lt;",
  "---",
])("shows unsupported syntax as it is typed: %s", (text) => {
  expect(toBlocks(text)).toEqual([{ kind: "paragraph", spans: [{ text, bold: false }] }]);
});

it("addresses become links, also in bold and with signs of emphasis", () => {
  const [block] = toBlocks(
    "Voir **https://a.fr** ou https://a.fr/__b__/_c_/d (rene@a-b.immo), pas www.a.fr.",
  );
  expect(block).toEqual({
    kind: "paragraph",
    spans: [
      { text: "Voir ", bold: false },
      { text: "https://a.fr", bold: true, href: "https://a.fr" },
      { text: " ou ", bold: false },
      { text: "https://a.fr/__b__/_c_/d", bold: false, href: "https://a.fr/__b__/_c_/d" },
      { text: " (", bold: false },
      { text: "rene@a-b.immo", bold: false, href: "mailto:rene@a-b.immo" },
      { text: "), pas www.a.fr.", bold: false },
    ],
  });
});

it("no letter of a text is lost", () => {
  const letters = (text: string) => text.match(/\p{L}/gu)?.join("") ?? "";
  const textOf = (block: Block) =>
    (block.kind === "list" ? block.items.flat() : block.spans).map(({ text }) => text).join("");
  const piece = fc.constantFrom("**", "*", "> ", "- ", "  - ", "\n", "\n\n", "## ", "<i>", "é", "mot ", " ");
  const written = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  fc.assert(fc.property(written, (text) => letters(toBlocks(text).map(textOf).join("")) === letters(text)));
});

const signs = "une ligne de signes (un trait, un titre souligné, un tableau)";
const backslash = "une barre oblique inverse « \\ »";

it.each([
  ["Le prix\n=====\nTexte", `${signs}, dans « ===== »`],
  ["Le prix\n-----\nTexte", `${signs}, dans « ----- »`],
  ["un\n\n* * *\n\ndeux", `${signs}, dans « * * * »`],
  ["a | b\n--- | ---\n1 | 2", `${signs}, dans « --- | --- »`],
  ["<b>\n***", `${signs}, dans « *** » ; du HTML, dans « <b> »`],
  ["***un***", "de l’italique, dans « ***un*** »"],
  ["**_un_**", "de l’italique, dans « **_un_** »"],
  ["**Un :**deux", "des signes de mise en forme sans effet, dans « **Un :**deux »"],
  ["[un\nlien](/cgv)", "des signes de mise en forme sans effet, dans « lien](/cgv) »"],
  ["<https://a.fr>", "un lien, dans « <https://a.fr> »"],
  [
    "![une image](a.png) ou ~~deux~~",
    "une image, dans « ![une image](a.png) ou ~~deux~~ » ; du texte barré, dans « …a.png) ou ~~deux~~ »",
  ],
  ["> Objet\n> - un", "un titre ou une liste dans un point important, dans « un »"],
  ["Voir https://a.fr/_b_", undefined],
  ["2 \\* 3\\\nquatre", undefined],
  ["- un\no\tdeux\n• trois\n1. quatre", undefined],
])("in a field with Markdown, %j has %s", (text, found) => {
  expect(unsupportedIn(text, true)).toBe(found);
});

it.each([
  ["Deux points\no\tun\no\tdeux", "une liste, dans « un »"],
  ["# A\n\n- un", "un titre, dans « A » ; une liste, dans « un »"],
  [
    "Des conseillers **indépendants** : voir [ici](https://a_b_.fr)",
    "du gras, dans « …nseillers **indépendants** : voir [ici](… » ; un lien, dans « …* : voir [ici](https://a_b_.fr) »",
  ],
  ["Le prix\\\nbaisse", `${backslash}, dans « Le prix\\ »`],
  ["2 \\* 3", `${backslash}, dans « 2 \\* 3 »`],
  ["Le prix\n=====", `${signs}, dans « ===== »`],
  ['Titre 100 % & "guillemets" \\o/', undefined],
  ["1. un\n2. deux", undefined],
  ["+ 500 €\n+ 300 €", undefined],
  ["- 500 €", undefined],
])("in a field without Markdown, %j has %s", (text, found) => {
  expect(unsupportedIn(text, false)).toBe(found);
});
