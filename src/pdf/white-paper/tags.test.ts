/** The white paper's tags for screen readers (PDF/UA), for contents of all kinds, as pdf.js reads them. */
import { chaptersToRead } from "../../content/formats/chapters";
import { readChart } from "../../content/formats/chart";
import { readCitation } from "../../content/formats/citation";
import { printedAddress } from "../../content/formats/links";
import { toPrintable } from "../../content/formats/pdf-characters";
import type { Block, Span } from "../../content/model/content-type";
import { dayInFrench } from "../../french/dates";
import { readFonts } from "../node/measure";
import { textOfSpans } from "../pages/blocks";
import { type ReadElement, type ReadPdf, readPdf, withDescendants } from "../testing/read-pdf";
import {
  contentWith,
  createLongContent,
  paragraph,
  readShippedContent,
} from "../testing/white-paper-content";
import type { PdfContent, WhitePaperContent } from "./content";
import { createWhitePaper } from "./white-paper";

jest.setTimeout(120_000);

const fonts = readFonts();
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const spans = (text: string) => [{ text, bold: false }];
const list = (ordered: boolean, count: number): Block => ({
  kind: "list",
  start: ordered ? 1 : null,
  items: Array.from({ length: count }, (_, index) => spans(`Un point qui prend de la place, ${index}`)),
});
const longLists = [list(true, 90), list(false, 90)];

/** Every kind of block, with hyphens, ligatures, no-break spaces and signs that the headings' font lacks. */
function contentOfEachKind(): WhitePaperContent {
  const sentences = "Un texte très-très long, d’une ﬁne ㎡ à 15\u00a0%\u00a0: « CO₂ » → Łódź. ".repeat(30);
  const mixed: Span[] = [false, true, false].map((bold) => ({ text: sentences, bold }));
  const text: Block[] = [
    { kind: "heading", level: 3, spans: mixed },
    { kind: "callout", spans: mixed },
    { kind: "heading", level: 2, spans: mixed },
    { kind: "list", start: 1, items: [mixed, mixed] },
    { kind: "paragraph", spans: mixed },
    { kind: "list", start: null, items: [mixed, mixed] },
  ];
  const chartBars = ["Avant : 100 %", "Après travaux : 70 %"];
  const ranges = ["Prix : 15 %", "Consommation : 15 à 30 %"];
  // The second line is not a valid source.
  const sources = ["Une loi | Un éditeur | https://exemple.fr | 2026-11-20", "sans adresse | Personne"];
  return contentWith(
    { text, chartBars: ranges },
    { text, chartTitle: sentences, chartBars, updatedOn: "2026-11-20", sources },
    { chartBars },
    { text: [paragraph(`Un ${"mot".repeat(300)} long`)] },
    { text: longLists },
    { title: "<&> (\\)", text: [paragraph("]]> 漢字 😀 \ud800")] },
  );
}

const contents: { name: string; content: WhitePaperContent }[] = [
  { name: "the shipped content", content: readShippedContent() },
  { name: "long chapters", content: createLongContent() },
  { name: "no chapter text", content: contentWith({}, { title: "Autre" }) },
  { name: "every kind of block and text", content: contentOfEachKind() },
];

/** The children that ISO 32000-1 (tables 333 to 337) allows in an element. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  TOC: /^TOCI$/,
  TOCI: /^(Lbl|Reference|P)$/,
  L: /^LI$/,
  LI: /^(Lbl|LBody)$/,
  Table: /^(Caption|TR)$/,
  TR: /^(TH|TD)$/,
};

const wordsOf = (texts: readonly string[]) =>
  toPrintable(texts.join(" "))
    .split(/[ \u00a0]+/)
    .filter((word) => word !== "");

const textsOfBlock = (block: Block) =>
  block.kind === "list" ? block.items.map(textOfSpans) : [textOfSpans(block.spans)];

/** The words of the chapters' texts, charts and sources. A source is printed with its address. */
function wordsOfChapters({ whitePaperPage: { chapters, ...labels } }: WhitePaperContent): string[] {
  const texts = chaptersToRead(chapters).flatMap((chapter) => {
    const chart = readChart(chapter);
    const sources = (chapter.sources ?? []).map(readCitation).filter((source) => source !== null);
    return [
      chapter.title,
      ...(chapter.text ?? []).flatMap(textsOfBlock),
      ...(chart ? [chart.title ?? "", ...chart.bars.flatMap(({ label, value }) => [label, value])] : []),
      sources.length > 0 ? labels.sourcesLabel : "",
      ...sources.map(
        ({ title, publisher, url, readOn }) =>
          `${title}, ${publisher}, ${labels.readOnLabel} ${dayInFrench(readOn)}, ${printedAddress(url)}`,
      ),
    ];
  });
  return wordsOf(texts);
}

/** The words of the chapters in the PDF's structure, without labels of items and days of updates. */
function wordsInPdf(
  { pages, outline }: ReadPdf,
  { updatedLabel }: Pick<PdfContent, "updatedLabel">,
): string[] {
  const texts: string[] = [];
  const BLOCKS = /^(H\d|P|LBody|Caption|TH|TD)$/;
  // The third entry is the first chapter. Without chapters, it is the contact on the last page.
  const firstPage = outline[2]?.page ?? 1;
  const read = ({ role, text, children }: ReadElement) => {
    const label = children.find((child) => child.role === "Lbl")?.text ?? "";
    if (BLOCKS.test(role)) texts.push(text.slice(label.length));
    else if (role !== "Lbl") children.forEach(read);
  };
  for (const { structure } of pages.slice(firstPage - 1, -1)) read(structure);
  return wordsOf(texts.filter((text) => !text.startsWith(toPrintable(updatedLabel))));
}

/** Counts matches in the bytes of a file, which has the structure's objects uncompressed. */
const countIn = (bytes: ArrayBuffer, pattern: RegExp) =>
  Buffer.from(bytes).toString("latin1").match(pattern)?.length ?? 0;

describe.each(contents)("with $name", ({ content }) => {
  let bytes: ArrayBuffer;
  let pdf: ReadPdf;
  let elements: ReadElement[];
  beforeAll(async () => {
    bytes = await createWhitePaper(content, fonts).arrayBuffer();
    pdf = await readPdf(bytes);
    elements = pdf.pages.flatMap(({ structure }) => withDescendants(structure));
  });

  it("tags all painted content, or marks it as an artifact", () => {
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  it("has the words of the content in their order", () => {
    expect(wordsInPdf(pdf, content.whitePaperPage)).toEqual(wordsOfChapters(content));
  });

  it("declares itself as PDF/UA in French", () => {
    const { whitePaperPage: page, whitePaperPdf: file, siteSettings: settings } = content;
    const title = `${page.title} – ${page.subtitle}`;
    expect(pdf.info).toMatchObject({
      PDFFormatVersion: "1.7",
      Marked: true,
      DisplayDocTitle: true,
      conformance: "1",
      xmpTitle: plain(title),
      Language: "fr-FR",
      Title: plain(title),
      Author: plain(settings.brandName),
      Subject: plain(file.subject),
      Keywords: plain(file.keywords),
    });
  });

  it("nests its headings below one title", () => {
    const headings = elements.filter(({ role }) => /^H\d$/.test(role));
    const levels = headings.map(({ role }) => Number(role[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
    expect(headings.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  it("has the elements and attributes of lists, tables and figures that screen readers need", () => {
    for (const { role, children } of elements) {
      const allowed = CHILDREN[role] ?? /./;
      for (const child of children) expect(child.role).toMatch(allowed);
    }
    const figures = elements.filter(({ role }) => role === "Figure");
    expect(figures.map(({ alt }) => alt)).toEqual([plain(content.whitePaperPage.coverImage.alt)]);
    expect(countIn(bytes, /\/S\/L\/A<<\/O\/List\/ListNumbering/g)).toBe(countIn(bytes, /\/S\/L\//g));
    expect(countIn(bytes, /\/S\/TH\/A<<\/O\/Table\/Scope\/Row/g)).toBe(countIn(bytes, /\/S\/TH\//g));
  });

  it("describes each link", () => {
    const links = elements.filter(({ role }) => role === "Link");
    const descriptions = pdf.pages.flatMap((page) => page.links.map(({ description }) => description));
    expect(links.filter(({ isLinked }) => !isLinked)).toEqual([]);
    expect(links).toHaveLength(descriptions.length);
    const { siteSettings: settings, whitePaperPdf: labels } = content;
    const { chapters } = content.whitePaperPage;
    const titles = chaptersToRead(chapters).map(({ title }) => title);
    // Before the chapters come the cover and the contents, after them the contact.
    const chapterBookmarks = pdf.outline.slice(2, -1);
    expect(descriptions.slice(0, titles.length)).toEqual(
      titles.map((title, index) => plain(`${title}, page ${chapterBookmarks[index]?.page}`)),
    );
    expect(descriptions.slice(-3)).toEqual([
      `${labels.emailLabel} : ${settings.email}`,
      `${labels.phoneLabel} : ${plain(settings.phone)}`,
      content.site.siteMetadata.siteUrl,
    ]);
  });
});

it("a list across page breaks is tagged as one list", async () => {
  const bytes = await createWhitePaper(contentWith({ text: longLists }), fonts).arrayBuffer();
  const listsInFile = countIn(bytes, /\/S\/L\//g);
  expect(listsInFile).toBe(2);
  const { pages } = await readPdf(bytes);
  // pdf.js tells a list again for each page on which it has points.
  const partsOfLists = pages.flatMap(({ structure }) =>
    withDescendants(structure).filter(({ role }) => role === "L"),
  );
  expect(partsOfLists.length).toBeGreaterThan(4);
});
