import type { AssemblyFile } from "../../assembly/assembly-file";
import { everything, frozenSurroundings, sampleFile, TODAY } from "../../assembly/testing/sample-files";
import type { Block } from "../../content/content-type";
import { toPrintable } from "../../content/pdf-characters";
import { readFonts } from "../read-fonts";
import { overlappingTexts, textsOffPaper } from "../testing/boxes";
import { readPdf, withDescendants } from "../testing/read-pdf";
import { createFaces } from "../writer/fonts";
import { createAssemblyPdf, layOutFile } from "./assembly-pdf";

const fonts = readFonts();
const faces = createFaces(fonts);

const full = sampleFile(everything);
const empty = sampleFile({});
const late = sampleFile({ ...everything, cost: "", contractEnd: "2026-12-31", meeting: "2026-12-05" });
const longName = "Résidence des Jardins de l’Œuvre, 漢字 😀 ".repeat(8).trim();

const withBlocks = (count: number): AssemblyFile => ({
  ...full,
  resolutions: {
    ...full.resolutions,
    projects: full.resolutions.projects.map(({ title, blocks }) => ({
      title,
      blocks: Array.from({ length: count }, () => blocks).flat(),
    })),
  },
});

const files: [string, AssemblyFile][] = [
  ["everything given", full],
  ["nothing given", empty],
  ["dates gone by", late],
  ["a long name in other scripts", sampleFile({ ...everything, copropriete: longName })],
  ["a name of one long word", sampleFile({ ...everything, copropriete: "interminable".repeat(20) })],
  ["long resolutions", withBlocks(8)],
];

const read = async (file: AssemblyFile) =>
  readPdf(await createAssemblyPdf(file, frozenSurroundings, fonts).arrayBuffer());
const layOut = (file: AssemblyFile) => layOutFile(file, frozenSurroundings, faces);

const letters = (text: string) =>
  toPrintable(text)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
const spansOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.spans);

/** Every text that the PDF must contain, in reading order. */
function textsOf({ title, copropriete, estimate, calendar, resolutions, contact }: AssemblyFile) {
  return [
    ...[frozenSurroundings.brandName, title, copropriete],
    ...(estimate ? [estimate.heading, estimate.result, ...estimate.formulas, ...estimate.notes] : []),
    calendar.heading,
    ...calendar.deadlines.flatMap(({ title: name, date, past, sum, advice }) => [
      name,
      date,
      past,
      sum,
      advice,
    ]),
    ...calendar.notes,
    ...[resolutions.heading, resolutions.notice],
    ...resolutions.projects.flatMap((project) => [
      project.title,
      ...project.blocks.flatMap(spansOf).map(({ text }) => text),
    ]),
    resolutions.note,
    ...[contact.heading, ...contact.lines],
  ];
}

describe.each(files)("with %s", (_, file) => {
  it("has every text, in reading order, tagged, under one title and the sections' headings", async () => {
    const { pages, outline } = await read(file);
    expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    const elements = pages.flatMap(({ structure }) => withDescendants(structure));
    const texts = pages.map(({ structure }) => structure.text);
    expect(letters(texts.join(""))).toBe(letters(textsOf(file).join("")));
    const { title, estimate, calendar, resolutions, contact } = file;
    const sections = [...(estimate ? [estimate] : []), calendar, resolutions, contact];
    const titles = [title, ...sections.map(({ heading }) => heading)];
    const headings = elements.filter(({ role }) => /^H[12]$/.test(role));
    expect(headings.map(({ role, text }) => `${role} ${letters(text)}`)).toEqual(
      titles.map((text, index) => `${index === 0 ? "H1" : "H2"} ${letters(text)}`),
    );
    expect(outline.map((entry) => letters(entry.title))).toEqual(titles.map(letters));
    for (const entry of outline) expect(letters(texts[entry.page - 1] ?? "")).toContain(letters(entry.title));
  });

  it("keeps every text on the paper, and lets none overlap another", () => {
    const { pages } = layOut(file);
    expect(pages.flatMap((page) => textsOffPaper(page))).toEqual([]);
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
  });
});

it.each<[string, AssemblyFile, number]>([
  ["nothing", empty, 2],
  ["everything", full, 2],
  ["dates gone by, which need advice,", late, 2],
])("with %s given, takes at most the pages that its texts need", (_, file, count) => {
  expect(layOut(file).pages.length).toBeLessThanOrEqual(count);
});

it("begins the resolutions on a page of their own, unless there is hardly anything before them", () => {
  const pageOf = (file: AssemblyFile) =>
    layOut(file).bookmarks.find(({ title }) => title === file.resolutions.heading)?.page;
  expect([pageOf(full), pageOf(empty)]).toEqual([2, 1]);
});

it("leaves no page with a single sentence, however long the resolutions are", async () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const { pages } = await read(withBlocks(count));
    for (const { structure } of pages) expect(structure.text.length).toBeGreaterThan(600);
  }
});

it("has each date as a row: its title as heading, then day and sum", async () => {
  const { pages } = await read(late);
  const rows = pages
    .flatMap(({ structure }) => withDescendants(structure))
    // A table that goes over a page break is listed whole on both pages.
    .filter(({ role, text }) => role === "TR" && text !== "")
    .map(({ children }) => children.map(({ role, text }) => `${role} ${letters(text)}`));
  expect(rows).toEqual(
    late.calendar.deadlines.map(({ title, date, past, sum, advice }) => [
      `TH ${letters(title)}`,
      `TD ${letters(date + past)}`,
      `TD ${letters(sum + advice)}`,
    ]),
  );
});

it("links the e-mail address and the telephone number, and nothing else", async () => {
  const { pages } = await read(full);
  const { email, phone } = frozenSurroundings;
  expect(pages.flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    `mailto:${email}`,
    `tel:+33${phone.replace(/\D/g, "").slice(1)}`,
  ]);
});

it("says whose file it is, and on which day it was made", async () => {
  const { info } = await read(full);
  expect(info).toMatchObject({
    Title: `${full.title} – ${full.copropriete}`,
    Author: frozenSurroundings.brandName,
    CreationDate: `D:${TODAY.replaceAll("-", "")}000000+00'00'`,
  });
});
