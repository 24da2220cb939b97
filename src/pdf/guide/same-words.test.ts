import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { Block, Span } from "../../content/content-type";
import { PDF_GLYPHS, toPrintable } from "../../content/pdf-characters";
import type { WhitePaperChapter } from "../../content/types/whitePaperChapter";
import { createDocument, type WhitePaperContent } from "../../sections/white-paper/document";
import { Reading } from "../../sections/white-paper/Reading";
import { findFailures } from "../testing/matterhorn";
import { hasQpdf, readObjects } from "../testing/pdf-objects";
import { type ReadElement, readStructure } from "../testing/structure-reader";
import { createTypesetter } from "../text/typesetter";
import { writePdf } from "../writer/writer";
import { layOut } from "./layout";
import { readFonts, readFrozenContent, readShippedContent } from "./testing/shipped-content";

const fonts = readFonts();
const typesetter = createTypesetter(fonts);
const frozen = readFrozenContent();

const wordsOf = (texts: readonly string[]) =>
  toPrintable(texts.join(" "))
    .split(/[ \u00a0]+/)
    .filter((word) => word !== "");

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Headings, paragraphs, items and captions. None stands within another. */
const BLOCK = /<(h[345]|p|li|figcaption)\b[^>]*>([^]*?)<\/\1>/g;

/** The words of the chapters on the page. */
function wordsOnPage({ chapters, page: labels }: Pick<WhitePaperContent, "chapters" | "page">): string[] {
  const page = {
    ...labels,
    chapters: chapters as readonly WhitePaperChapter[],
    readingHeading: "Lire",
    readingIntroduction: "Ici.",
  };
  const html = renderToStaticMarkup(createElement(Reading, { page })).replace(/<style[^]*?<\/style>/g, "");
  const blocks = [...html.slice(html.indexOf("<article")).matchAll(BLOCK)].map(([, , inside = ""]) => inside);
  const texts = blocks.map((block) =>
    block.replace(/<[^>]*>/g, "").replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? ""),
  );
  return wordsOf(html.includes("<article") ? texts : []);
}

/** The texts of blocks, in reading order. Labels of items and chapters are not text on the page: styles add them there. */
function blockTexts(element: ReadElement): string[] {
  if (element.role === "Lbl") return [];
  const isBlock = element.contents.length > 0 || element.children.some(({ role }) => role === "Span");
  const label = element.children.find(({ role }) => role === "Lbl")?.text ?? "";
  return isBlock ? [element.text.slice(label.length)] : element.children.flatMap(blockTexts);
}

/** The words of the chapters in the PDF's structure: of all sections but cover, contents and contact. */
function wordsInPdf(pdf: ArrayBuffer): string[] {
  const { children } = readStructure(readObjects(pdf)).document;
  return wordsOf(children.slice(2, -1).flatMap(blockTexts));
}

const write = (content: WhitePaperContent) => writePdf(layOut(createDocument(content), typesetter), fonts);

const describeWithQpdf = hasQpdf ? describe : describe.skip;

describeWithQpdf("the words of the chapters", () => {
  it.each([
    ["shipped", readShippedContent()],
    ["frozen", frozen],
  ])("are those of the page in the PDF's structure, in the same order, with the %s content", (_, content) => {
    const words = wordsOnPage(content);
    expect(words.length).toBeGreaterThan(500);
    expect(wordsInPdf(write(content))).toEqual(words);
  });

  const letters = fc.constantFrom(...Array.from("aeiœÉ"), ...PDF_GLYPHS, "-", "-", "ﬁ", "\u00a0", "㎡");
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 60 });
  const text = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));
  const spans = fc.array(fc.record<Span>({ text, bold: fc.boolean() }), { minLength: 1, maxLength: 3 });
  const block = fc.oneof(
    fc.record({ kind: fc.constant("heading"), level: fc.constantFrom(2, 3), spans }),
    fc.record({ kind: fc.constantFrom("paragraph", "callout"), spans }),
    fc.record({
      kind: fc.constant("list"),
      ordered: fc.boolean(),
      items: fc.array(spans, { minLength: 1, maxLength: 4 }),
    }),
  ) as fc.Arbitrary<Block>;
  const chapter = fc.record({
    title: text,
    text: fc.option(fc.array(block, { minLength: 1, maxLength: 6 })),
    chartTitle: fc.option(text),
    chartBars: fc.option(fc.constant<string[]>(["Avant : 100 %", "Après travaux : 70 %"])),
    updatedOn: fc.option(fc.constant("2026-11-20")),
    sources: fc.option(
      fc.array(
        text.map((title) => `${title.replaceAll("|", "")}. | Un éditeur | https://exemple.fr | 2026-11-20`),
      ),
    ),
  });

  it("are those of the page for any text, each once, all tagged", () => {
    fc.assert(
      fc.property(fc.array(chapter, { minLength: 1, maxLength: 3 }), (chapters) => {
        const pdf = write({ ...frozen, chapters });
        expect(findFailures(pdf)).toEqual([]);
        expect(wordsInPdf(pdf)).toEqual(wordsOnPage({ ...frozen, chapters }));
      }),
      { numRuns: 15 },
    );
  });
});
