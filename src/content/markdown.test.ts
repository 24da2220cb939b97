import fc from "fast-check";

import { toBlocks } from "./markdown";
import type { Block, Span } from "./model/content-type";

/** Spans of a text; `*` delimits bold. */
const spans = (text: string): Span[] =>
  text.split("*").flatMap((part, index) => (part ? [{ text: part, bold: index % 2 === 1 }] : []));

const paragraph = (text: string): Block => ({ kind: "paragraph", spans: spans(text) });
const heading = (level: 2 | 3, text: string): Block => ({ kind: "heading", level, spans: spans(text) });
const list = (ordered: boolean, ...items: string[]): Block => ({
  kind: "list",
  ordered,
  items: items.map(spans),
});

it.each<[markdown: string, blocks: Block[]]>([
  ["Une **charge** se mesure.", [paragraph("Une *charge* se mesure.")]],
  ["une ligne\nune autre\n\nune troisième", ["une ligne", "une autre", "une troisième"].map(paragraph)],
  ["- un point\n  qui continue\nUn texte", [list(false, "un point qui continue"), paragraph("Un texte")]],
  [
    "##Titre\n• un\n•\tdeux\n– trois\n-quatre",
    [heading(2, "Titre"), list(false, "un", "deux", "trois", "quatre")],
  ],
  ["1.Le prix\n2.La durée", [list(true, "Le prix", "La durée")]],
  ["-18 % de moins", [paragraph("-18\u00a0% de moins")]],
  ["# Le prix", [heading(2, "Le prix")]],
  ["## Le prix", [heading(2, "Le prix")]],
  ["#### Le **prix**", [heading(3, "Le *prix*")]],
  ["- a\n- b", [list(false, "a", "b")]],
  ["1. a\n2. **b**", [list(true, "a", "*b*")]],
  ["- a\n  1. b\n- c", [list(false, "a", "b", "c")]],
  ["- a\n\npuis\n\n- b", [list(false, "a"), paragraph("puis"), list(false, "b")]],
  ["> jusqu’à **un tiers**", [{ kind: "callout", spans: spans("jusqu’à *un tiers*") }]],
  ["2 \\* 3", [{ kind: "paragraph", spans: [{ text: "2 * 3", bold: false }] }]],
  ["**15 %** : oui", [paragraph("*15\u00a0%*\u00a0: oui")]],
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

it("makes links of addresses, without the punctuation after them", () => {
  const [block] = toBlocks("Voir https://a.fr/b%20c, ou syndic@a-b.fr.");
  expect(block).toEqual({
    kind: "paragraph",
    spans: [
      { text: "Voir ", bold: false },
      { text: "https://a.fr/b%20c", bold: false, href: "https://a.fr/b%20c" },
      { text: ", ou ", bold: false },
      { text: "syndic@a-b.fr", bold: false, href: "mailto:syndic@a-b.fr" },
      { text: ".", bold: false },
    ],
  });
});

it("keeps all letters of any text", () => {
  const letters = (text: string) => text.match(/\p{L}/gu)?.join("") ?? "";
  const textOf = (block: Block) =>
    (block.kind === "list" ? block.items.flat() : block.spans).map(({ text }) => text).join("");
  const piece = fc.constantFrom("**", "*", "> ", "- ", "  - ", "\n", "\n\n", "## ", "<i>", "é", "mot ", " ");
  const written = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  fc.assert(fc.property(written, (text) => letters(toBlocks(text).map(textOf).join("")) === letters(text)));
});
