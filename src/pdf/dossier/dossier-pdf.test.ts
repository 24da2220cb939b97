import type { Dossier } from "../../assembly/rules/dossier";
import type { FieldTexts } from "../../assembly/rules/dossier-fields";
import { fullTexts, sampleDossier, TODAY } from "../../assembly/testing/sample-dossiers";
import { toPrintable } from "../../content/formats/pdf-characters";
import type { Block } from "../../content/model/content-type";
import { dayInFrench } from "../../french/dates";
import { readFonts } from "../node/measure";
import { overlappingTexts, textsOffPaper } from "../testing/drawn-texts";
import { type ReadPdf, readPdf, withDescendants } from "../testing/read-pdf";
import { createDossierPdf, layOutDossier } from "./dossier-pdf";

const fonts = readFonts();
const read = async (dossier: Dossier) => readPdf(await createDossierPdf(dossier, fonts).arrayBuffer());
const elementsOf = ({ pages }: ReadPdf) => pages.flatMap(({ structure }) => withDescendants(structure));

// The samples' today (`TODAY`) is in November 2026.
const full = sampleDossier(fullTexts);
const empty = sampleDossier({});
const late = sampleDossier({ ...fullTexts, cost: "", contractEnd: "2026-12-31", meeting: "2026-12-05" });
const daysOff = sampleDossier({ ...fullTexts, meter: "", contractEnd: "2027-10-31", meeting: "2027-05-30" });
const assemblyLate = sampleDossier({ ...fullTexts, contractEnd: "2027-10-31", meeting: "2027-09-15" });
const withName = (copropriete: string) => sampleDossier({ ...fullTexts, copropriete });

/** The full dossier with long resolutions: the text of each is there `count` times. */
function withRepeatedText(count: number): Dossier {
  const { resolutions } = full;
  const projects = resolutions.projects.map(({ title, blocks }) => ({
    title,
    blocks: Array.from({ length: count }, () => blocks).flat(),
  }));
  return { ...full, resolutions: { ...resolutions, projects } };
}

const openEnded: FieldTexts = {
  ...fullTexts,
  contractEnd: "2026-09-30",
  renewal: "open",
  meeting: "2027-01-20",
};

const dossiers: { name: string; dossier: Dossier; mostPages: number }[] = [
  { name: "fullTexts given", dossier: full, mostPages: 4 },
  { name: "nothing given", dossier: empty, mostPages: 3 },
  { name: "an end that was missed, with the dates of a hypothesis", dossier: late, mostPages: 4 },
  { name: "an assembly too late", dossier: assemblyLate, mostPages: 4 },
  { name: "a contract without term", dossier: sampleDossier(openEnded), mostPages: 4 },
  { name: "days off, each with the working day before", dossier: daysOff, mostPages: 4 },
  {
    name: "a long name in other scripts",
    dossier: withName("Résidence des Jardins de l’Œuvre, 漢字 😀 ".repeat(8).trim()),
    mostPages: 6,
  },
  { name: "a name of one long word", dossier: withName("interminable".repeat(20)), mostPages: 6 },
  { name: "long resolutions", dossier: withRepeatedText(8), mostPages: 9 },
];

/** Only the printable letters and digits of a text, without accents: a PDF changes spaces and signs. */
const letters = (text: string) =>
  toPrintable(text)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");

const spansOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.spans);
const textsIn = (blocks: readonly Block[]) => blocks.flatMap(spansOf).map(({ text }) => text);

/** The criteria of the comparison: the items of its lists. Each is a row of its table. */
const criteriaOf = ({ comparison }: Dossier) =>
  comparison.blocks.flatMap((block) => (block.kind === "list" ? block.items : []));

function deadlineTexts({ deadlines, madeOn }: Dossier): string[] {
  const { heading, rows, hypothesis } = deadlines;
  const tableOf = (caption: string, isHypothetical: boolean) => {
    const days = rows
      .filter((row) => row.isHypothetical === isHypothetical)
      .flatMap(({ title, bound, date, note }) => [title, bound, date, note]);
    return days.length > 0 ? [caption, "Étape", "Date", ...days] : [];
  };
  const tables = [
    ...tableOf(`Les dates, vues le ${dayInFrench(madeOn)}`, false),
    ...tableOf(hypothesis, true),
  ];
  return tables.length > 0 ? [heading, ...tables] : [];
}

/** All texts, in reading order. */
function textsOf(dossier: Dossier): string[] {
  const { answer, estimate, resolutions, comparison, contact } = dossier;
  return [
    dossier.brandName,
    dossier.title,
    dossier.copropriete,
    answer.headline,
    answer.act,
    answer.note,
    ...answer.reasons,
    ...deadlineTexts(dossier),
    comparison.heading,
    ...textsIn(comparison.blocks.slice(0, 1)),
    "Critère",
    "Offre 1",
    "Offre 2",
    "Offre 3",
    "Offre 4",
    ...textsIn(comparison.blocks.slice(1)),
    resolutions.heading,
    resolutions.notice,
    ...resolutions.projects.flatMap(({ title, blocks }) => [title, ...textsIn(blocks)]),
    resolutions.note,
    ...(estimate ? [estimate.heading, estimate.result, ...estimate.formulas, estimate.note] : []),
    contact.heading,
    contact.text,
    contact.email,
    contact.phone,
  ];
}

/** The headings of the dossier's sections. */
function headingsOf({ deadlines, estimate, contact, resolutions, comparison }: Dossier): string[] {
  const ofDates = deadlines.rows.length > 0 ? [deadlines.heading] : [];
  const ofSaving = estimate ? [estimate.heading] : [];
  return [...ofDates, comparison.heading, resolutions.heading, ...ofSaving, contact.heading];
}

describe.each(dossiers)("with $name", ({ dossier, mostPages }) => {
  const { pages } = layOutDossier(dossier);
  const titles = [dossier.title, ...headingsOf(dossier)].map(letters);
  let pdf: ReadPdf;
  /** The letters of each page. */
  let texts: string[];
  beforeAll(async () => {
    pdf = await read(dossier);
    texts = pdf.pages.map(({ structure }) => letters(structure.text));
  });

  it("tags fullTexts that is painted", () => {
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  it("has every text in reading order", () => {
    expect(texts.join("")).toBe(letters(textsOf(dossier).join("")));
  });

  it("has a heading for each section below its title", () => {
    const headings = elementsOf(pdf).filter(({ role }) => /^H[12]$/.test(role));
    const [, ...sections] = titles;
    expect(headings.map(({ role, text }) => `${role} ${letters(text)}`)).toEqual([
      `H1 ${letters(dossier.title)}`,
      ...sections.map((title) => `H2 ${title}`),
    ]);
  });

  it("has a bookmark for each heading", () => {
    expect(pdf.outline.map((entry) => letters(entry.title))).toEqual(titles);
    for (const entry of pdf.outline) expect(texts[entry.page - 1]).toContain(letters(entry.title));
  });

  it("keeps texts off the paper's edge", () => {
    expect(pages.flatMap(textsOffPaper)).toEqual([]);
  });

  it("has no overlapping texts", () => {
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
  });

  it(`has at most ${mostPages} pages`, () => {
    expect(pages.length).toBeLessThanOrEqual(mostPages);
  });
});

it("the comparison and the resolutions each begin a page", () => {
  const pagesOf = (dossier: Dossier) => layOutDossier(dossier).bookmarks.map(({ page }) => page);
  // Title, deadlines; comparison; resolutions, estimate, contact.
  expect(pagesOf(full)).toEqual([1, 1, 2, 3, 4, 4]);
  expect(pagesOf(assemblyLate)).toEqual([1, 1, 2, 3, 4, 4]);
  // Title; comparison; resolutions, contact.
  expect(pagesOf(empty)).toEqual([1, 2, 3, 3]);
});

it("each header cell has the scope of its column or row", async () => {
  const bytes = await createDossierPdf(full, fonts).arrayBuffer();
  const file = Buffer.from(bytes).toString("latin1");
  /** Counts header cells in the file, because pdf.js does not tell their scope. */
  const headerCellsOf = (scope: "Row" | "Column") =>
    file.split(`/S/TH/A<</O/Table/Scope/${scope}`).length - 1;
  // « Étape », « Date »; « Critère » and four offers.
  expect(headerCellsOf("Column")).toBe(2 + 5);
  expect(headerCellsOf("Row")).toBe(full.deadlines.rows.length + criteriaOf(full).length);
});

it("each table begins with a caption and its heads", async () => {
  const tables = elementsOf(await read(full)).filter(({ role }) => role === "Table");
  const parts = tables.map(({ children: [caption, heads] }) => [
    caption?.role,
    ...(heads?.children.map(({ role, text }) => `${role} ${letters(text)}`) ?? []),
  ]);
  expect(parts).toEqual([
    ["Caption", "TH Etape", "TH Date"],
    ["Caption", "TH Critere", "TH Offre1", "TH Offre2", "TH Offre3", "TH Offre4"],
  ]);
});

it("criteria keep their typed numbers", async () => {
  const items = ["Prix", "Durée"].map((text) => [{ text, bold: false }]);
  const list: Block = { kind: "list", start: 3, items };
  const [introduction] = full.comparison.blocks;
  const comparison = { ...full.comparison, blocks: introduction ? [introduction, list] : [list] };
  const table = elementsOf(await read({ ...full, comparison })).findLast(({ role }) => role === "Table");
  const [, , ...rows] = table?.children ?? [];
  expect(rows.map(({ children: [head] }) => head?.text.trim())).toEqual(["3. Prix", "4. Durée"]);
});

it("each date is a row of a table", async () => {
  // The days of a hypothesis have their own table. The last table is the comparison.
  const tables = elementsOf(await read(late))
    .filter(({ role }) => role === "Table")
    .slice(0, -1);
  expect(tables).toHaveLength(2);
  const rows = tables.flatMap(({ children: [, , ...days] }) => days);
  expect(rows.map(({ children }) => children.map(({ role, text }) => `${role} ${letters(text)}`))).toEqual(
    late.deadlines.rows.map(({ title, bound, date, note }) => [
      `TH ${letters(title)}`,
      `TD ${letters(bound + date + note)}`,
    ]),
  );
});

it("only the e-mail address and the telephone number are links", async () => {
  const { pages } = await read(full);
  const { email, phone } = full.contact;
  expect(pages.flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    `mailto:${email}`,
    `tel:+33${phone.replace(/\D/g, "").slice(1)}`,
  ]);
});

it("the metadata are title, author and date", async () => {
  const { info } = await read(full);
  expect(info).toMatchObject({
    Title: `${full.title} – ${full.copropriete}`,
    Author: full.brandName,
    CreationDate: `D:${TODAY.replaceAll("-", "")}120000+01'00'`,
  });
});
