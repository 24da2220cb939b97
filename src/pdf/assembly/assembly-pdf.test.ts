import type { Dossier } from "../../assembly/rules/dossier";
import { everything, sampleDossier, TODAY } from "../../assembly/testing/sample-dossiers";
import type { Block } from "../../content/model/content-type";
import { toPrintable } from "../../content/pdf-characters";
import { readFonts } from "../node/measure";
import { overlappingTexts, textsOffPaper } from "../testing/boxes";
import { type ReadPdf, readPdf, withDescendants } from "../testing/read-pdf";
import { createAssemblyPdf, layOutFile } from "./assembly-pdf";

const fonts = readFonts();
const read = async (file: Dossier) => readPdf(await createAssemblyPdf(file, fonts).arrayBuffer());
const elementsOf = ({ pages }: ReadPdf) => pages.flatMap(({ structure }) => withDescendants(structure));

const full = sampleDossier(everything);
const empty = sampleDossier({});
const late = sampleDossier({ ...everything, cost: "", contractEnd: "2026-12-31", meeting: "2026-12-05" });
const withUsage = sampleDossier({ ...everything, cost: "", consumption: "1 120 000", price: "115,30" });
const daysOff = sampleDossier({ ...everything, meter: "", contractEnd: "2027-10-31", meeting: "2027-05-30" });
const named = (copropriete: string) => sampleDossier({ ...everything, copropriete });

function withBlocks(count: number): Dossier {
  const { resolutions } = full;
  const projects = resolutions.projects.map(({ title, blocks }) => ({
    title,
    blocks: Array.from({ length: count }, () => blocks).flat(),
  }));
  return { ...full, resolutions: { ...resolutions, projects } };
}

/** Name, dossier, and maximum of pages. */
const files: [string, Dossier, number][] = [
  ["everything given", full, 4],
  ["nothing given", empty, 4],
  ["a small meter", sampleDossier({ ...everything, meter: "small" }), 4],
  ["consumption and price for the cost", withUsage, 4],
  ["dates gone by, which need advice", late, 5],
  ["days off, each with the working day before", daysOff, 5],
  ["a name of three lines", named("Résidence de la Vallée-aux-Loups ".repeat(3).trim()), 4],
  ["a long name in other scripts", named("Résidence des Jardins de l’Œuvre, 漢字 😀 ".repeat(8).trim()), 6],
  ["a name of one long word", named("interminable".repeat(20)), 6],
  ["long resolutions", withBlocks(8), 9],
];

const letters = (text: string) =>
  toPrintable(text)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
const spansOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.spans);

const textsIn = (blocks: readonly Block[]) => blocks.flatMap(spansOf).map(({ text }) => text);

const textsOf = ({ answer, estimate, calendar, resolutions, comparison, contact, ...head }: Dossier) => [
  ...[head.brandName, head.title, head.copropriete],
  ...[calendar.heading, answer.headline, answer.act, ...answer.reasons, answer.smallMeter],
  ...calendar.deadlines.flatMap((row) => [row.title, row.by, row.date, row.past, row.sum, row.advice]),
  ...calendar.notes,
  ...[resolutions.heading, resolutions.notice],
  ...resolutions.projects.flatMap((project) => [project.title, ...textsIn(project.blocks)]),
  ...[...resolutions.notes, comparison.heading, ...textsIn(comparison.blocks.slice(0, 1))],
  ...["Critère", "Offre 1", "Offre 2", "Offre 3", "Offre 4", ...textsIn(comparison.blocks.slice(1))],
  ...(estimate.result ? [estimate.heading, estimate.result, ...estimate.formulas, ...estimate.notes] : []),
  ...[contact.heading, contact.text, contact.email, contact.phone],
];

describe.each(files)("with %s", (_, file, mostPages) => {
  it("has every text, in reading order, tagged, under one title and the sections' headings", async () => {
    const pdf = await read(file);
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    const texts = pdf.pages.map(({ structure }) => letters(structure.text));
    expect(texts.join("")).toBe(letters(textsOf(file).join("")));
    const { title, estimate, calendar, resolutions, comparison, contact } = file;
    const sections = [calendar, resolutions, comparison, ...(estimate.result ? [estimate] : []), contact];
    const titles = [title, ...sections.map(({ heading }) => heading)].map(letters);
    const headings = elementsOf(pdf).filter(({ role }) => /^H[12]$/.test(role));
    expect(headings.map(({ text }) => letters(text))).toEqual(titles);
    expect(headings.map(({ role }) => role)).toEqual(["H1", ...sections.map(() => "H2")]);
    expect(pdf.outline.map((entry) => letters(entry.title))).toEqual(titles);
    for (const entry of pdf.outline) expect(texts[entry.page - 1]).toContain(letters(entry.title));
  });

  it("has every text inside its page, no overlapping texts, and no more pages than needed", () => {
    const { pages } = layOutFile(file);
    expect(pages.flatMap((page) => textsOffPaper(page))).toEqual([]);
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
    expect(pages.length).toBeLessThanOrEqual(mostPages);
  });
});

it("begins the resolutions on a page of their own, unless little text precedes them", () => {
  const pageOf = (file: Dossier) =>
    layOutFile(file).bookmarks.find(({ title }) => title === file.resolutions.heading)?.page;
  expect([pageOf(full), pageOf(empty)]).toEqual([2, 1]);
});

it("has each date as a row: its title as heading, then day and sum", async () => {
  const rows = elementsOf(await read(full))
    .filter(({ role }) => role === "TR")
    .slice(0, full.calendar.deadlines.length)
    .map(({ children }) => children.map(({ role, text }) => `${role} ${letters(text)}`));
  expect(rows).toEqual(
    full.calendar.deadlines.map(({ title, by, date, past, sum, advice }) => [
      `TH ${letters(title)}`,
      `TD ${letters(by + date + past)}`,
      `TD ${letters(sum + advice)}`,
    ]),
  );
});

it("links the e-mail address and the telephone number only, and has title, author and date as metadata", async () => {
  const { pages, info } = await read(full);
  const { email, phone } = full.contact;
  expect(pages.flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    `mailto:${email}`,
    `tel:+33${phone.replace(/\D/g, "").slice(1)}`,
  ]);
  expect(info).toMatchObject({
    Title: `${full.title} – ${full.copropriete}`,
    Author: full.brandName,
    CreationDate: `D:${TODAY.replaceAll("-", "")}120000+01'00'`,
  });
});
