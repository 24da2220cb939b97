import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Block } from "../../content/content-type";
import { createDocument, type WhitePaperContent } from "../../sections/white-paper/document";
import { toOrigin } from "../../sections/white-paper/origin";
import { isElement, type StructureElement } from "../structure";
import { findFailures } from "../testing/matterhorn";
import { hasQpdf, readObjects, textOfString } from "../testing/pdf-objects";
import { readStructure, withDescendants } from "../testing/structure-reader";
import { createTypesetter } from "../text/typesetter";
import { writePdf } from "../writer/writer";
import { createWhitePaper } from "./create-white-paper";
import { layOut } from "./layout";
import { createContentOf, createLongContent, paragraph } from "./testing/contents";
import { readFonts, readFrozenContent, readShippedContent } from "./testing/shipped-content";

const fonts = readFonts();
const typesetter = createTypesetter(fonts);
const frozen = readFrozenContent();
const write = (content: WhitePaperContent) => createWhitePaper(content, fonts).arrayBuffer();
const withChapters = (...chapters: WhitePaperContent["chapters"]) => ({ ...frozen, chapters });

const spans = (text: string) => [{ text, bold: false }];
const chapter = { title: "Essai", text: null, chartTitle: null, chartBars: null };
const listOf = (ordered: boolean, count: number): Block => ({
  kind: "list",
  ordered,
  items: Array.from({ length: count }, (_, index) => spans(`Un point qui prend de la place, ${index}`)),
});
const [firstChapter = chapter] = frozen.chapters;

const contents: [string, WhitePaperContent][] = [
  ["the shipped content", readShippedContent()],
  ["the frozen content", frozen],
  ["one chapter", withChapters(firstChapter)],
  ["forty chapters", withChapters(...Array.from({ length: 40 }, () => firstChapter))],
  ["eight long chapters", createLongContent()],
  ["no chapter text", withChapters(chapter, { ...chapter, title: "Autre" })],
  ["a chart alone", withChapters({ ...chapter, chartBars: ["Avant : 100 %", "Après : 70 %"] })],
  ["lists over page breaks", withChapters({ ...chapter, text: [listOf(true, 90), listOf(false, 90)] })],
  [
    "call-outs, and a subheading before any heading",
    withChapters({
      ...chapter,
      text: [
        { kind: "heading", level: 3, spans: spans("Un sous-titre") },
        { kind: "callout", spans: spans("15 à 30 % de moins") },
        { kind: "heading", level: 2, spans: spans("Un titre") },
        { kind: "heading", level: 3, spans: spans("Un autre sous-titre") },
        paragraph("Un texte."),
      ],
    }),
  ],
  ["a word longer than a line and a page", createContentOf(`Un ${"mot".repeat(3000)} long`)],
  ["signs of markup and other scripts", createContentOf("<&> (\\) ]]> 漢字 \u{1F600} \ud800 \ufffe")],
  [
    "a draft with nothing filled in",
    withChapters({ ...chapter, title: "[À compléter : Titre]", text: [{ kind: "paragraph", spans: [] }] }),
  ],
];

const describeWith = (program: boolean) => (program ? describe : describe.skip);

describeWith(hasQpdf)("PDF/UA-1, as qpdf reads the file", () => {
  it.each(contents)("fails no condition that a machine sees, with %s", async (_, content) => {
    expect(findFailures(await write(content))).toEqual([]);
  });

  /** What the check finds once every element of a role is another. */
  const failuresWith = (change: (element: StructureElement) => void) => {
    const layout = layOut(createDocument(frozen), typesetter);
    const tags = new Set(layout.pages.flat().flatMap(({ tag }) => (isElement(tag) ? tag : [])));
    for (const tag of tags) for (let each = tag; each.parent; each = each.parent) tags.add(each);
    tags.forEach(change);
    return findFailures(writePdf(layout, fonts)).join("\n");
  };

  it.each<[string, string, (element: StructureElement) => void]>([
    ["a heading level left out", "14-003", (each) => each.role === "H3" && (each.role = "H4")],
    ["a text in a row of a table", "09-004", (each) => each.role === "TD" && (each.role = "P")],
    ["an item in no list", "LI within Sect", (each) => each.role === "L" && (each.role = "Sect")],
    ["a drawing without a text", "13-004", (each) => delete each.alt],
    ["a link that is none", "28-011", (each) => each.role === "Link" && (each.role = "Span")],
  ])("finds %s", (_, failure, change) => {
    expect(failuresWith(change)).toContain(failure);
  });

  it("reads a list or a paragraph that goes over a page break as one", async () => {
    const content = withChapters({ ...chapter, text: [listOf(true, 90), paragraph("mot ".repeat(900))] });
    const { document } = readStructure(readObjects(await write(content)));
    const elements = withDescendants(document);
    expect(elements.filter(({ role }) => role === "L")).toHaveLength(1);
    const long = elements.filter(({ role, text }) => role === "P" && text.startsWith("mot"));
    expect(long.map(({ text }) => text)).toEqual(["mot ".repeat(900).trim()]);
    expect(new Set(long[0]?.contents.map(({ page }) => page)).size).toBeGreaterThan(1);
  });

  it("reads a word whole that two lines or two pages share", async () => {
    const word = "interminable".repeat(900);
    const { document } = readStructure(readObjects(await write(createContentOf(`Un ${word} long`))));
    const [read] = withDescendants(document).filter(({ actualText }) => actualText?.startsWith("inter"));
    expect(read?.actualText?.trim()).toBe(word);
    expect(new Set(read?.contents.map(({ page }) => page)).size).toBeGreaterThan(1);
    expect(withDescendants(document).map(({ text }) => text)).toContain(`Un ${word} long`);
  });

  it("says where its links lead", async () => {
    const objects = readObjects(await write(frozen));
    const links = [...objects.all.values()].filter((object) => objects.at(object, "/Subtype") === "/Link");
    const descriptions = links.map((link) => textOfString(objects.at(link, "/Contents")));
    const { settings, page, chapters } = frozen;
    const written = chapters.filter(({ text }) => text !== null);
    expect(descriptions).toEqual([
      ...written.map(({ title }, index) => `${title}, page ${index + 3}`),
      ...chapters.flatMap(
        (chapter) => toOrigin(chapter, page)?.sources.map(({ text }) => text.replaceAll("\u00a0", " ")) ?? [],
      ),
      `${page.pdfEmailLabel} : ${settings.email}`,
      `${page.pdfPhoneLabel} : ${settings.phone.replaceAll("\u00a0", " ")}`,
    ]);
  });
});

const hasPdfinfo = !spawnSync("pdfinfo", ["-v"]).error;

describeWith(hasPdfinfo)("the structure as pdfinfo shows it", () => {
  it("is that of the document", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pdf-"));
    const path = join(folder, "livre-blanc.pdf");
    writeFileSync(path, new Uint8Array(await write(frozen)));
    const { stdout } = spawnSync("pdfinfo", ["-struct-text", path], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(`\n${stdout.replace(/Object \d+ 0/g, "Object")}`).toMatchSnapshot();
  });
});
