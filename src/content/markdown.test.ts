import fc from "fast-check";

import type { Block } from "./content-type";
import { toBlocks } from "./markdown";

const plain = (text: string) => [{ text, bold: false }];

const textOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) => (block.kind === "list" ? block.items.flat() : block.spans))
    .map(({ text }) => text)
    .join(" ");

describe("toBlocks", () => {
  it("separates bold text from the text around it", () => {
    expect(toBlocks("Une **charge** se mesure.")).toEqual([
      {
        kind: "paragraph",
        spans: [
          { text: "Une ", bold: false },
          { text: "charge", bold: true },
          { text: " se mesure.", bold: false },
        ],
      },
    ]);
  });

  it("starts a new paragraph only after an empty line", () => {
    expect(toBlocks("une ligne\nla même\n\nune autre")).toEqual([
      { kind: "paragraph", spans: plain("une ligne la même") },
      { kind: "paragraph", spans: plain("une autre") },
    ]);
  });

  it.each(["deux espaces  \nà la fin", "une barre\\\nà la fin"])(
    "turns a hard line break into a space: %j",
    (text) => {
      const [block] = toBlocks(text);
      expect(block).toMatchObject({
        spans: [{ text: expect.stringMatching(/^\S+ \S+ à la fin$/) as string }],
      });
    },
  );

  it.each([
    ["#", 2],
    ["##", 2],
    ["###", 3],
    ["####", 3],
  ])("gives a %s heading level %i, because the chapter's title is above it", (mark, level) => {
    expect(toBlocks(`${mark} Le prix`)).toEqual([{ kind: "heading", level, spans: plain("Le prix") }]);
  });

  it.each([
    ["- a\n- b", false],
    ["1. a\n2. b", true],
  ])("reads the list %j, ordered: %s", (text, ordered) => {
    expect(toBlocks(text)).toEqual([{ kind: "list", ordered, items: [plain("a"), plain("b")] }]);
  });

  it("adds the items of a nested list to the outer list, in reading order", () => {
    expect(toBlocks("- a\n  1. b\n- c")).toEqual([
      { kind: "list", ordered: false, items: [plain("a"), plain("b"), plain("c")] },
    ]);
  });

  it("keeps two lists separate if there is a paragraph between them", () => {
    expect(toBlocks("- a\n\npuis\n\n- b").map(({ kind }) => kind)).toEqual(["list", "paragraph", "list"]);
  });

  it("reads a block quote as a call-out, with bold text", () => {
    expect(toBlocks("> jusqu’à **un tiers**")).toEqual([
      {
        kind: "callout",
        spans: [
          { text: "jusqu’à ", bold: false },
          { text: "un tiers", bold: true },
        ],
      },
    ]);
  });

  it.each([
    "<b>gras</b> <script>alert(1)</script>",
    "[un lien](https://exemple.fr) ou\u00a0![une image](a.png)",
    "un `code`, un *mot*, un_autre_mot",
    "&eacute; &amp; &lt;",
    "---",
  ])("keeps unsupported syntax as plain text: %s", (text) => {
    expect(toBlocks(text)).toEqual([{ kind: "paragraph", spans: plain(text) }]);
  });

  it("removes the backslash of an escaped star", () => {
    expect(toBlocks("2 \\*\\* 3")).toEqual([{ kind: "paragraph", spans: plain("2 ** 3") }]);
  });

  it.each(["", "  \n\n ", "##", "-", "1."])("returns no block for %j", (text) => {
    expect(toBlocks(text)).toEqual([]);
  });

  it("applies French spaces within each span", () => {
    expect(toBlocks("**15 %** : oui")).toEqual([
      {
        kind: "paragraph",
        spans: [
          { text: "15\u00a0%", bold: true },
          { text: "\u00a0: oui", bold: false },
        ],
      },
    ]);
  });

  it("keeps all letters of any text", () => {
    const letters = (text: string) => text.match(/\p{L}/gu)?.join("") ?? "";
    const piece = fc.constantFrom(
      "**",
      "*",
      "> ",
      "- ",
      "  - ",
      "\n",
      "\n\n",
      "## ",
      "### ",
      "<i>",
      "é",
      "mot ",
      " ",
    );
    const written = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
    fc.assert(fc.property(written, (text) => letters(textOf(toBlocks(text))) === letters(text)));
  });
});
