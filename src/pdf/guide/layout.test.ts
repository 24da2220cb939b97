import { createDocument } from "../../sections/white-paper/document";
import { printGrid, printType } from "../../theme/print";
import { overlappingTexts, textMarksOf, textsOutsideMargins } from "../testing/boxes";
import { createTypesetter } from "../text/typesetter";
import { layOut } from "./layout";
import { createChapter, createLongContent, paragraph } from "./testing/contents";
import { readFonts, readFrozenContent, readShippedContent } from "./testing/shipped-content";

const typesetter = createTypesetter(readFonts());
const frozenContent = readFrozenContent();
const frozen = layOut(createDocument(frozenContent), typesetter);
const long = layOut(createDocument(createLongContent()), typesetter);
const bodyLines = (page: (typeof long.pages)[number] | undefined) =>
  textMarksOf(page).filter(({ size, x }) => size === printType.body.size && x >= printGrid.left);

it("makes seven pages of the frozen content: cover, contents, one for each written chapter, contact", () => {
  const written = frozenContent.chapters.filter(({ text }) => text !== null).map(({ title }) => title);
  const { page } = frozenContent;
  expect(written).toHaveLength(4);
  expect(frozen.pages).toHaveLength(7);
  expect(frozen.bookmarks).toEqual([
    { title: page.pdfCoverTitle, page: 1 },
    { title: page.pdfContentsHeading, page: 2 },
    ...written.map((title, index) => ({ title, page: 3 + index })),
    { title: page.pdfContactHeading, page: 7 },
  ]);
});

it("makes six pages of the shipped content: cover, contents, three chapters, contact", () => {
  const content = readShippedContent();
  const { pages, bookmarks } = layOut(createDocument(content), typesetter);
  expect(pages).toHaveLength(6);
  expect(bookmarks.map(({ title }) => title)).toEqual([
    content.page.pdfCoverTitle,
    content.page.pdfContentsHeading,
    ...content.chapters.slice(0, 3).map(({ title }) => title),
    content.page.pdfContactHeading,
  ]);
});

it("splits no list after its first item, or before its last", () => {
  const spans = [{ text: "Un point", bold: false }];
  const list = { kind: "list" as const, ordered: true, items: Array.from({ length: 4 }, () => spans) };
  for (let lines = 20; lines < 60; lines++) {
    const text = [...Array.from({ length: lines }, () => paragraph("Une ligne.")), list];
    const { pages } = layOut(
      createDocument({ ...frozenContent, chapters: [createChapter({ text })] }),
      typesetter,
    );
    const items = pages.map((page) => textMarksOf(page).filter((mark) => mark.text === "Un point").length);
    expect(items).not.toContain(1);
  }
});

it("shows the page number and the total on every page except the cover", () => {
  const pageNumbers = long.pages.map((page) => textMarksOf(page).at(-1)?.text);
  const total = long.pages.length;
  expect(pageNumbers.slice(1)).toEqual(
    Array.from({ length: total - 1 }, (_, index) => `${index + 2}\u00a0/\u00a0${total}`),
  );
});

it("shows the document's title in the header of a chapter's first page, and the chapter's title on its other pages", () => {
  const texts = long.pages.map((page) => textMarksOf(page).map(({ text }) => text));
  const [, , chapter, end] = long.bookmarks;
  const first = (chapter?.page ?? 0) - 1;
  expect((end?.page ?? 0) - (chapter?.page ?? 0)).toBeGreaterThan(1);
  expect(texts[first]?.slice(0, 2)).toContain(frozenContent.page.title);
  expect(texts[first + 1]?.slice(0, 2)).toContain(chapter?.title);
  expect(texts[first + 1]?.slice(0, 2)).not.toContain(frozenContent.page.title);
});

describe.each([
  ["the shipped content", layOut(createDocument(readShippedContent()), typesetter)],
  ["the frozen content", frozen],
  ["eight long chapters", long],
])("with %s", (_, { pages }) => {
  it("keeps every text within the margins", () => {
    expect(pages.flatMap(textsOutsideMargins)).toEqual([]);
  });

  it("lets no text overlap another", () => {
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
  });

  it("leaves no heading at the bottom of a page without text below it", () => {
    for (const page of pages.slice(2, -1)) {
      const headings = textMarksOf(page).filter(({ size }) => size === printType.heading.size);
      const lastLine = Math.max(...bodyLines(page).map(({ y }) => y), ...headings.map(({ y }) => y - 1));
      for (const { y } of headings) expect(y).toBeLessThan(lastLine);
    }
  });
});

it("adds pages for eight long chapters, and lists the page on which each one starts", () => {
  expect(long.pages.length).toBeGreaterThan(20);
  const starts = long.bookmarks.slice(2, -1).map(({ page }) => page);
  expect(starts).toHaveLength(8);
  const [, contents] = long.pages;
  const links = (contents ?? []).filter((mark) => mark.kind === "link").map(({ target }) => target);
  expect(links).toEqual(starts.map((page) => ({ page })));
  const numbers = textMarksOf(contents)
    .filter(({ size, x, width }) => size === printType.contents.size && x + width > printGrid.right - 0.1)
    .map(({ text }) => Number(text));
  expect(numbers).toEqual(starts);
  for (const [index, page] of starts.entries()) {
    const titles = textMarksOf(long.pages[page - 1]).filter(({ size }) => size === printType.title.size);
    const title = titles.map(({ text }) => text).join(" ");
    expect(title).toBe(createLongContent().chapters[index]?.title);
  }
});

it("leaves no single line of a paragraph alone on a page", () => {
  const words = "quelques mots pour prendre plus d’une ligne dans la colonne du livre blanc ";
  const text = Array.from({ length: 90 }, (_, index) =>
    paragraph(`Début ${words.repeat(2 + (index % 5))}fin.`),
  );
  const chapters = [createChapter({ text })];
  const { pages } = layOut(createDocument({ ...frozenContent, chapters }), typesetter);
  const columns = pages.slice(2, -1).map((page) => bodyLines(page).map((mark) => mark.text));
  expect(columns.length).toBeGreaterThan(4);
  for (const lines of columns) {
    const [first = "", last = ""] = [lines[0], lines.at(-1)];
    expect(first.includes("fin.") && !first.includes("Début")).toBe(false);
    expect(last.includes("Début") && !last.includes("fin.")).toBe(false);
  }
});

it("makes as many contents pages as thirty long titles need, and numbers the next pages after them", () => {
  const title = "Un titre de quatre-vingts signes qui prend deux lignes dans la table des matières";
  const chapters = Array.from({ length: 30 }, (_, index) =>
    createChapter({
      title: `${title} ${index}`,
      text: index === 0 ? [paragraph("Un texte.")] : null,
    }),
  );
  const { pages, bookmarks } = layOut(createDocument({ ...frozenContent, chapters }), typesetter);
  const isContents = (page: (typeof pages)[number]) =>
    textMarksOf(page).some(({ size }) => size === printType.contents.size);
  const contentsPages = pages.filter(isContents).length;
  expect(contentsPages).toBeGreaterThan(1);
  expect(bookmarks[2]?.page).toBe(contentsPages + 2);
  expect(pages).toHaveLength(contentsPages + 3);
  expect(pages.flatMap(overlappingTexts)).toEqual([]);
});

it("leaves the brand out of the header when a long title leaves no room for it", () => {
  const brand = "Un nom de marque de cinquante signes ou presque";
  const heading = "Un titre de quatre-vingts signes qui laisse bien peu de place à toute la marque";
  const { settings, page } = frozenContent;
  const { pages } = layOut(
    createDocument({
      ...frozenContent,
      chapters: Array.from({ length: 5 }, () => frozenContent.chapters).flat(),
      settings: { ...settings, brandName: brand },
      page: { ...page, pdfContentsHeading: heading },
    }),
    typesetter,
  );
  const [, first, second] = pages.map((each) => textMarksOf(each).map(({ text }) => text));
  expect(first).toContain(brand);
  expect(second).toContain(heading);
  expect(second).not.toContain(brand);
  expect(pages.flatMap(overlappingTexts)).toEqual([]);
});

it("shrinks a long title until it fits the cover", () => {
  const page = { ...frozenContent.page, pdfCoverTitle: "ANTICONSTITUTIONNELLEMENT DIT" };
  const [cover] = layOut(createDocument({ ...frozenContent, page }), typesetter).pages;
  expect(textsOutsideMargins(cover ?? [])).toEqual([]);
  expect(overlappingTexts(cover ?? [])).toEqual([]);
});

it("gives the same layout for the same content", () => {
  expect(layOut(createDocument(readFrozenContent()), typesetter)).toEqual(frozen);
});
