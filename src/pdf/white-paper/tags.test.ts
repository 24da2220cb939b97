import type { Block } from "../../content/content-type";
import type { WhitePaperContent } from "../../content/white-paper";
import { readFonts } from "../read-fonts";
import {
  contentWith,
  createLongContent,
  paragraph,
  readFrozenContent,
  readShippedContent,
} from "../testing/content";
import { type ReadPdf, readPdf, withDescendants } from "../testing/read-pdf";
import { createDocument } from "./document";
import { createWhitePaper } from "./white-paper";

jest.setTimeout(120_000);

const fonts = readFonts();
const frozen = readFrozenContent();
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const spans = (text: string) => [{ text, bold: false }];
const list = (ordered: boolean, count: number): Block => ({
  kind: "list",
  ordered,
  items: Array.from({ length: count }, (_, index) => spans(`Un point qui prend de la place, ${index}`)),
});

const contents: [string, WhitePaperContent][] = [
  ["the shipped content", readShippedContent()],
  ["the frozen content", frozen],
  ["no chapter text", contentWith({}, { title: "Autre" })],
  ["a chart alone", contentWith({ chartBars: ["Avant : 100 %", "Après : 70 %"] })],
  ["lists over page breaks", contentWith({ text: [list(true, 90), list(false, 90)] })],
  [
    "a subheading before any heading, and call-outs",
    contentWith({
      text: [
        { kind: "heading", level: 3, spans: spans("Un sous-titre") },
        { kind: "callout", spans: spans("15 à 30 % de moins") },
        { kind: "heading", level: 2, spans: spans("Un titre") },
        { kind: "heading", level: 3, spans: spans("Un autre sous-titre") },
        paragraph("Un texte."),
      ],
    }),
  ],
  ["a word longer than a page", contentWith({ text: [paragraph(`Un ${"mot".repeat(3000)} long`)] })],
  ["markup and other scripts", contentWith({ title: "<&> (\\)", text: [paragraph("]]> 漢字 😀 \ud800")] })],
];

/** What ISO 32000-1 (tables 333 to 337) lets an element hold. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  TOC: /^TOCI$/,
  TOCI: /^(Lbl|Reference|P)$/,
  L: /^LI$/,
  LI: /^(Lbl|LBody)$/,
  Table: /^(Caption|TR)$/,
  TR: /^(TH|TD)$/,
};

const elementsOf = ({ pages }: ReadPdf) => pages.flatMap(({ structure }) => withDescendants(structure));

describe.each(contents)("with %s", (_, content) => {
  let bytes: ArrayBuffer;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = await createWhitePaper(content, fonts).arrayBuffer();
    pdf = readPdf(bytes);
  });

  it("tags everything that is painted, or makes it an artifact", () => {
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  it("is marked as tagged PDF/UA in French, and shows its title", () => {
    const { title } = createDocument(content).metadata;
    expect(pdf.catalog).toMatchObject({
      Marked: true,
      DisplayDocTitle: true,
      conformance: "1",
      xmpTitle: title,
    });
    expect(pdf.info).toMatchObject({ Language: "fr-FR", Title: title });
  });

  it("has one title, and leaves out no level of headings", () => {
    const headings = elementsOf(pdf).filter(({ role }) => /^H\d$/.test(role));
    const levels = headings.map(({ role }) => Number(role[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
    expect(headings.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  it("builds lists and tables of their parts only, says how they are marked, and describes its figures", () => {
    const elements = elementsOf(pdf);
    for (const { role, children } of elements)
      for (const child of children) expect(child.role).toMatch(CHILDREN[role] ?? /./);
    const figures = elements.filter(({ role }) => role === "Figure");
    expect(figures.map(({ alt }) => alt)).toEqual([plain(content.page.coverImage.alt)]);
    // Objects of the structure are not compressed.
    const file = Buffer.from(bytes).toString("latin1");
    const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
    expect(count(/\/S\/L\/A<<\/O\/List\/ListNumbering/g)).toBe(count(/\/S\/L\//g));
    expect(count(/\/S\/TH\/A<<\/O\/Table\/Scope\/Row/g)).toBe(count(/\/S\/TH\//g));
  });

  it("says where each link leads, in an element of its own", () => {
    const links = elementsOf(pdf).filter(({ role }) => role === "Link");
    const descriptions = pdf.pages.flatMap((page) => page.links.map(({ description }) => description));
    expect(links.filter(({ isLinked }) => !isLinked)).toEqual([]);
    expect(links).toHaveLength(descriptions.length);
    const { chapters, contact } = createDocument(content);
    const { outline } = pdf;
    const written = chapters.filter(({ isWritten }) => isWritten);
    expect(descriptions).toEqual(
      [
        ...written.map(({ title }, index) => `${title}, page ${outline[index + 2]?.page}`),
        ...written.flatMap(({ sources }) => sources.map(({ text }) => text)),
        ...contact.lines.map(({ label, value }) => `${label} : ${value}`),
      ].map(plain),
    );
  });
});

it("reads a list that goes over a page break as one", async () => {
  const file = await createWhitePaper(contentWith({ text: [list(true, 90)] }), fonts).arrayBuffer();
  expect(
    Buffer.from(file)
      .toString("latin1")
      .match(/\/S\/L\//g),
  ).toHaveLength(1);
  expect(
    readPdf(file).pages.filter(({ structure }) =>
      withDescendants(structure).some(({ role }) => role === "L"),
    ),
  ).toHaveLength(3);
});

it("tags every page of thirty long chapters", async () => {
  const file = await createWhitePaper(createLongContent(30), fonts).arrayBuffer();
  const { pages } = readPdf(file);
  expect(pages.length).toBeGreaterThan(79);
  expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
});
