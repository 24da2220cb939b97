import type { Block, Span } from "../../content/content-type";
import { toPrintable } from "../../content/pdf-characters";
import { createDocument, toChart, type WhitePaperContent } from "../../sections/white-paper/document";
import { toOrigin } from "../../sections/white-paper/origin";
import { openPdfReader, type ReadPdf, textOf } from "../testing/pdf-reader";
import { createWhitePaper } from "./create-white-paper";
import { createLongContent } from "./testing/contents";
import { readFonts, readFrozenContent, readShippedContent } from "./testing/shipped-content";

const fonts = readFonts();
const reader = openPdfReader();
afterAll(() => reader.close());
// On a busy machine, reading 45 pages takes longer than Jest's default of 5 s.
jest.setTimeout(120_000);

/** A text's unaccented letters and digits, which do not depend on spaces and line breaks. */
const lettersOf = (text: string) =>
  toPrintable(text)
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]/g, "");

const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const textOfBlock = (block: Block) =>
  block.kind === "list"
    ? block.items.map((item, index) => `${block.ordered ? index + 1 : ""}${plain(item)}`).join("")
    : plain(block.spans);

/**
 * All text that the PDF must contain, in reading order, without page headers and footers. `start` ends with the table of
 * contents and accepts any page numbers in it. `rest` is the text after it.
 */
function expectedTexts(content: WhitePaperContent): { start: RegExp; rest: string } {
  const { page, settings, chapters } = content;
  const written = chapters.map((chapter, index) => {
    const chart = toChart(chapter);
    if (!chapter.text && !chart) return "";
    const bars = (chart?.bars ?? []).map(({ label, percent }) => `${label}${percent}`);
    const blocks = (chapter.text ?? []).map(textOfBlock);
    const origin = toOrigin(chapter, page);
    const sources = origin?.sources.length ? [origin.heading, ...origin.sources.map(({ text }) => text)] : [];
    return [
      ...[index + 1, chapter.title, origin?.updated ?? "", ...blocks],
      ...[chart?.title ?? "", ...bars, ...sources],
    ].join("");
  });
  const contents = chapters.map(({ title }, index) => `${index + 1}${lettersOf(title)}\\d+`);
  const contact = [
    page.pdfContactHeading,
    page.pdfContactText,
    ...[page.pdfEmailLabel, settings.email, page.pdfPhoneLabel, settings.phone],
    ...[settings.brandName, settings.serviceArea],
  ];
  const cover = [settings.brandName, settings.tagline, page.pdfCoverTitle, page.subtitle];
  const beginning = lettersOf([...cover, page.pdfContentsHeading].join(""));
  const note = lettersOf(createDocument(content).contentsNote ?? "");
  return {
    start: new RegExp(`^${beginning}${contents.join("")}${note}$`),
    rest: lettersOf([...written, ...contact].join("")),
  };
}

/** The text of all pages in order, without headers and footers. */
function bodyOf({ pages, outline }: ReadPdf, { page, settings }: WhitePaperContent): string {
  const bodies = pages.map((each, index) => {
    if (index === 0) return textOf(each);
    const started = outline.findLast((entry) => entry.page <= index + 1);
    const title = started?.page === index + 1 ? page.title : (started?.title ?? "");
    const possibleHeaders = [settings.brandName + toPrintable(title), toPrintable(title)];
    // A long title leaves no room for the brand.
    const header =
      possibleHeaders.map((text) => text.replace(/\s/g, "")).find((text) => textOf(each).startsWith(text)) ??
      "";
    const footer = `${index + 1}/${pages.length}`;
    expect(header).not.toBe("");
    expect(textOf(each).slice(-footer.length)).toBe(footer);
    return textOf(each).slice(header.length, -footer.length);
  });
  return lettersOf(bodies.join(""));
}

it.each([
  ["the shipped content", readShippedContent()],
  ["the frozen content", readFrozenContent()],
  ["eight long chapters", createLongContent()],
])("the PDF contains all of %s, once and in reading order", async (_, content) => {
  const pdf = await reader.read(await createWhitePaper(content, fonts).arrayBuffer());
  expect(pdf.pages.length).toBeGreaterThan(3);
  const { start, rest } = expectedTexts(content);
  const body = bodyOf(pdf, content);
  expect(body.slice(-rest.length)).toBe(rest);
  expect(body.slice(0, -rest.length)).toMatch(start);
});
