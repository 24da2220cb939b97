import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { Block, Span } from "../../content/content-type";
import { PDF_GLYPHS, toPrintable } from "../../content/pdf-characters";
import type { WhitePaperContent } from "../../content/white-paper";
import { Reading } from "../../sections/white-paper/Reading";
import { readFonts } from "../read-fonts";
import { contentWith, readFrozenContent, readShippedContent } from "../testing/content";
import { type ReadElement, type ReadPdf, readPdf } from "../testing/read-pdf";
import { createWhitePaper } from "./white-paper";

jest.setTimeout(120_000);

const fonts = readFonts();

const wordsOf = (texts: readonly string[]) =>
  toPrintable(texts.join(" "))
    .split(/[ \u00a0]+/)
    .filter((word) => word !== "");

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Headings, paragraphs, items, captions and summaries. None stands within another. */
const BLOCK = /<(h[345]|p|li|figcaption|summary)\b[^>]*>([^]*?)<\/\1>/g;

/** The words of the chapters on the page. */
function wordsOnPage({ chapters, page }: WhitePaperContent): string[] {
  const content = { ...page, chapters, readingHeading: "Lire", readingIntroduction: "Ici." };
  const reading = createElement(Reading, { page: content });
  const html = renderToStaticMarkup(reading).replace(/<style[^]*?<\/style>/g, "");
  const article = html.indexOf("<article");
  const blocks = article < 0 ? [] : [...html.slice(article).matchAll(BLOCK)];
  return wordsOf(
    blocks.map(([, , inside = ""]) =>
      inside.replace(/<[^>]*>/g, "").replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? ""),
    ),
  );
}

/** The words of the chapters in the PDF's structure: of all pages but cover, contents and contact, without labels of items. */
function wordsInPdf({ pages, outline }: ReadPdf): string[] {
  const texts: string[] = [];
  const BLOCKS = /^(H\d|P|LBody|Caption|TH|TD)$/;
  const read = ({ role, text, children }: ReadElement) => {
    const label = children.find((child) => child.role === "Lbl")?.text ?? "";
    if (BLOCKS.test(role)) texts.push(text.slice(label.length));
    else if (role !== "Lbl") children.forEach(read);
  };
  for (const { structure } of pages.slice((outline[2]?.page ?? 0) - 1, -1)) read(structure);
  return wordsOf(texts);
}

const read = async (content: WhitePaperContent) =>
  readPdf(await createWhitePaper(content, fonts).arrayBuffer());

it.each([
  ["shipped", readShippedContent()],
  ["frozen", readFrozenContent()],
])("the chapters have the words of the page, in the same order, with the %s content", async (_, content) => {
  const words = wordsOnPage(content);
  expect(words.length).toBeGreaterThan(500);
  expect(wordsInPdf(await read(content))).toEqual(words);
});

const letters = fc.constantFrom(...Array.from("aeiœÉ"), ...PDF_GLYPHS, "-", "-", "ﬁ", "\u00a0", "㎡");
const word = fc.string({ unit: letters, minLength: 1, maxLength: 25 });
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
const source = text.map(
  (title) => `${title.replaceAll("|", "")}. | Un éditeur | https://exemple.fr | 2026-11-20`,
);
const chapter = fc.record({
  title: text,
  text: fc.array(block, { minLength: 1, maxLength: 6 }),
  chartTitle: fc.option(text),
  chartBars: fc.option(fc.constant<string[]>(["Avant : 100 %", "Après travaux : 70 %"])),
  updatedOn: fc.option(fc.constant("2026-11-20")),
  sources: fc.option(fc.array(source)),
});

it("the chapters have the words of the page for any text, each once, all tagged", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(chapter, { minLength: 1, maxLength: 3 }), async (chapters) => {
      const content = contentWith(...chapters);
      const pdf = await read(content);
      expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
      expect(wordsInPdf(pdf)).toEqual(wordsOnPage(content));
    }),
    { numRuns: 15 },
  );
});
