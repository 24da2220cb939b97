import fc from "fast-check";

import type { Block } from "../../content/content-type";
import { equivalents, PDF_GLYPHS, toPrintable } from "../../content/pdf-characters";
import { createDocument, type WhitePaperContent } from "../../sections/white-paper/document";
import { toOrigin } from "../../sections/white-paper/origin";
import { createWhitePaper } from "../guide/create-white-paper";
import { layOut } from "../guide/layout";
import { createChapter, createContentOf, createLongContent, paragraph } from "../guide/testing/contents";
import { readFrozenContent } from "../guide/testing/shipped-content";
import { openPdfReader, textOf, withoutSpaces } from "../testing/pdf-reader";
import { readFonts } from "../text/font-files";
import { createTypesetter, MM_PER_POINT } from "../text/typesetter";
import { writePdf } from "./writer";

const fonts = readFonts();
const typesetter = createTypesetter(fonts);
const content = readFrozenContent();
const reader = openPdfReader();
afterAll(() => reader.close());
// On a busy machine, reading 45 pages takes longer than Jest's default of 5 s.
jest.setTimeout(120_000);

const write = (from: WhitePaperContent) => writePdf(layOut(createDocument(from), typesetter), fonts);
const frozen = write(content);

it("makes a PDF of at most 60 KB, as a Blob", async () => {
  const blob = createWhitePaper(content, fonts);
  expect(blob.type).toBe("application/pdf");
  expect(blob.size).toBeLessThanOrEqual(60_000);
  expect(Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(frozen))).toBe(true);
});

it("gives the same bytes for the same content, and another identifier for other content", () => {
  const again = Buffer.from(write(readFrozenContent()));
  expect(again.equals(Buffer.from(frozen))).toBe(true);
  const idOf = (pdf: Buffer) => /\/ID \[[^\]]+\]/.exec(pdf.toString("latin1"))?.[0];
  const other = Buffer.from(write(createContentOf("Autre chose")));
  expect(idOf(again)).toMatch(/<[0-9A-F]{32}>/);
  expect(idOf(other)).not.toBe(idOf(again));
});

it("has title, author, subject, keywords and language, and asks viewers to show the title", async () => {
  const { info, preferences } = await reader.read(frozen);
  const { page, settings } = content;
  expect(info).toMatchObject({
    Title: `${page.title} – ${page.subtitle}`,
    Author: settings.brandName,
    Subject: page.pdfSubject.replaceAll("\u00a0", " "),
    Keywords: page.pdfKeywords.replaceAll("\u00a0", " "),
    Language: "fr-FR",
    CreationDate: "D:20261120000000+00'00'",
  });
  expect(preferences).toEqual({ DisplayDocTitle: true });
});

it.each([
  ["1969-12-31", "1970"],
  ["2101-01-01", "2037"],
])("can write a draft's date that jsPDF does not know, such as %s", async (updatedOn, year) => {
  const chapters = content.chapters.map((chapter) => ({ ...chapter, updatedOn }));
  const { info } = await reader.read(write({ ...content, chapters }));
  expect(info.CreationDate).toMatch(new RegExp(`^D:${year}`));
});

describe.each([
  ["the frozen content", content],
  ["eight long chapters", createLongContent()],
])("with %s", (_, from) => {
  it("has an outline and links that lead to the right pages", async () => {
    const layout = layOut(createDocument(from), typesetter);
    const pdf = await reader.read(writePdf(layout, fonts));
    expect(pdf.pages).toHaveLength(layout.pages.length);
    expect(pdf.outline).toEqual(
      layout.bookmarks.map(({ title, page }) => ({ title: title.replaceAll("\u00a0", " "), page })),
    );
    expect(pdf.pages[1]?.links.map(({ page }) => page)).toEqual(
      layout.bookmarks.slice(2, -1).map(({ page }) => page),
    );
    expect(pdf.pages.at(-1)?.links.map(({ url }) => url)).toEqual([
      `mailto:${from.settings.email}`,
      expect.stringMatching(/^tel:\+33\d{9}$/),
    ]);
  });
});

it.each([
  ["https://exemple.fr/%C3%A9nergie?a=1%20%2525", "https://exemple.fr/%C3%A9nergie?a=1%20%2525"],
  ["https://exemple.fr/énergie", "https://exemple.fr/%C3%A9nergie"],
  ["https://exemple.fr/(gaz)", "https://exemple.fr/(gaz)"],
])("links the source %s to its address, encoded once", async (address, url) => {
  const chapters = [
    createChapter({
      sources: [`Une loi | Un journal | ${address} | 2026-11-20`],
      text: [paragraph("Un texte.")],
    }),
  ];
  const { pages } = await reader.read(write({ ...content, chapters }));
  expect(pages[2]?.links.map((link) => link.url)).toEqual([url]);
});

it("puts the e-mail link over the e-mail address", async () => {
  const { pages } = await reader.read(frozen);
  const [link] = pages.at(-1)?.links ?? [];
  const email = pages.at(-1)?.texts.find(({ text }) => text === content.settings.email);
  const [left, bottom, right, top] = link?.rect ?? [0, 0, 0, 0];
  expect(left).toBeCloseTo(email?.x ?? NaN, 0);
  expect(email?.y).toBeGreaterThan(bottom);
  expect(email?.y).toBeLessThan(top);
  expect((right - left) * MM_PER_POINT).toBeGreaterThan(60);
});

/** The expected text of each page, in reading order, built from the content. */
function expectedPages({ page, settings, chapters }: WhitePaperContent): string[] {
  const header = settings.brandName + page.title;
  const written = chapters.filter(({ text }) => text !== null);
  const chapterPages = written.map(({ title, text, chartTitle, chartBars, ...dated }) => {
    const blocks = (text ?? []).map((block) => {
      if (block.kind !== "list") return block.spans.map((span) => span.text).join("");
      const items = block.items.map((item) => item.map((span) => span.text).join(""));
      return items.map((item, index) => (block.ordered ? `${index + 1}.${item}` : item)).join("");
    });
    const bars = (chartBars ?? []).map((bar) => bar.replace(/[ \u00a0]:(?=[ \u00a0]*\d+[ \u00a0]?%$)/, ""));
    const number = chapters.findIndex((chapter) => chapter.title === title) + 1;
    const {
      updated = "",
      heading = "",
      sources = [],
    } = toOrigin({ title, text, chartTitle, chartBars, ...dated }, page) ?? {};
    const origin = sources.length > 0 ? [heading, ...sources.map((source) => source.text)] : [];
    return [header, number, title, updated, ...blocks, chartTitle, ...bars, ...origin].join("");
  });
  const contents = chapters.map(({ title }, index) => `${index + 1}${title}${index + 3}`).join("");
  const note = createDocument(content).contentsNote ?? "";
  const contact = `${page.pdfContactText}${page.pdfEmailLabel}${settings.email}${page.pdfPhoneLabel}${settings.phone}`;
  const pages = [
    `${header}${page.pdfContentsHeading}${contents}${note}`,
    ...chapterPages,
    `${header}${page.pdfContactHeading}${contact}${settings.brandName} · ${settings.serviceArea}`,
  ];
  const cover = settings.brandName + settings.tagline + page.pdfCoverTitle + page.subtitle;
  return [cover, ...pages.map((text, index) => `${text}${index + 2}/${pages.length + 1}`)].map(withoutSpaces);
}

it("prints the content on each page, in reading order", async () => {
  const { pages } = await reader.read(frozen);
  expect(pages.map(textOf)).toEqual(expectedPages(content));
});

it("prints any Unicode text in its printable form, and nothing else, in each font", async () => {
  const spansOf = (text: string, bold: boolean) => [{ text, bold }];
  const chapterOf = (texts: readonly string[]) =>
    createChapter({
      text: texts.flatMap((text): Block[] => [
        { kind: "heading", level: 2, spans: spansOf(text, false) },
        { kind: "paragraph", spans: [...spansOf(text, false), ...spansOf(text, true)] },
      ]),
    });
  const read = async (texts: readonly string[]) => {
    const { pages } = await reader.read(write({ ...content, chapters: [chapterOf(texts)] }));
    expect(pages).toHaveLength(4);
    return textOf(pages[2]);
  };
  const [empty, pageNumber] = [await read([""]), "3/4"];
  const fontNames = ["display", "text", "strong"] as const;
  const unit = fc.constantFrom(
    "grapheme" as const,
    "binary" as const,
    fc.constantFrom(...PDF_GLYPHS, ...equivalents.keys()),
  );
  const anyText = unit.chain((kind) => fc.string({ unit: kind, maxLength: 40 }));
  await fc.assert(
    // Several texts share a document, because making and reading a document takes most of the time.
    fc.asyncProperty(fc.array(anyText, { minLength: 2, maxLength: 3 }), async (texts) => {
      const printed = texts.flatMap((text) => fontNames.map(() => toPrintable(text))).join("");
      expect(await read(texts)).toBe(
        empty.slice(0, -pageNumber.length) + withoutSpaces(printed) + pageNumber,
      );
    }),
    { numRuns: 60 },
  );
});
