import { type AssemblyFile, createAssemblyFile } from "../../assembly/assembly-file";
import {
  everything,
  frozenSurroundings,
  readAssemblyContent,
  readTyped,
  sampleFile,
  TODAY,
} from "../../assembly/testing/sample-files";
import type { Block } from "../../content/content-type";
import { SHIPPED_CONTENT } from "../../testing/content";
import { overlappingTexts, textsOutsideMargins } from "../testing/boxes";
import { findFailures } from "../testing/matterhorn";
import { hasQpdf, readObjects } from "../testing/pdf-objects";
import { openPdfReader } from "../testing/pdf-reader";
import { readStructure, withDescendants } from "../testing/structure-reader";
import { readFonts } from "../text/font-files";
import { createTypesetter } from "../text/typesetter";
import { createAssemblyPdf } from "./create-assembly-pdf";
import { layOutFile } from "./layout";
import { readable, readableFile } from "./readable";

const fonts = readFonts();
const typesetter = createTypesetter(fonts);
const reader = openPdfReader();
afterAll(() => reader.close());

const full = sampleFile(everything);
const empty = sampleFile({});
const late = sampleFile({ ...everything, cost: "", contractEnd: "2026-12-31", meeting: "2026-12-05" });
const longName = sampleFile({
  ...everything,
  copropriete: "Résidence des Jardins de l’Œuvre ".repeat(9).trim(),
});
const oneWord = sampleFile({ ...everything, copropriete: "interminable".repeat(20) });
const shipped = createAssemblyFile(readAssemblyContent(SHIPPED_CONTENT), readTyped({ lots: "100" }), TODAY);

const repeated = (blocks: readonly Block[], times: number) =>
  Array.from({ length: times }, () => blocks).flat();
const longResolutions: AssemblyFile = {
  ...full,
  resolutions: {
    ...full.resolutions,
    projects: full.resolutions.projects.map(({ title, blocks }) => ({
      title,
      blocks: [
        { kind: "heading", level: 2, spans: [{ text: "Un titre", bold: false }] },
        ...repeated(blocks, 5),
        { kind: "heading", level: 3, spans: [{ text: "Un sous-titre", bold: false }] },
        ...repeated(blocks, 5),
      ],
    })),
  },
};

const files: [string, AssemblyFile][] = [
  ["everything given", full],
  ["nothing given", empty],
  ["dates gone by", late],
  ["lots alone", sampleFile({ lots: "100" })],
  ["a long name", longName],
  ["a name of one long word", oneWord],
  ["long resolutions with headings", longResolutions],
  ["the shipped content", shipped],
];

const write = (file: AssemblyFile) => createAssemblyPdf(file, frozenSurroundings, fonts).arrayBuffer();
const layOut = (file: AssemblyFile) => layOutFile(readableFile(file), frozenSurroundings, typesetter);

const letters = (text: string) => text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
const spansOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.spans);

/** Every text that the PDF must contain, in reading order. */
function textsOf({ title, copropriete, estimate, calendar, resolutions, contact }: AssemblyFile): string[] {
  return [
    ...[frozenSurroundings.brandName, title, copropriete],
    ...(estimate ? [estimate.heading, estimate.result, ...estimate.formulas, ...estimate.notes] : []),
    calendar.heading,
    ...calendar.deadlines.flatMap(({ title: name, date, past, sum, advice }) => [
      ...[name, date, past, sum, advice],
    ]),
    ...calendar.notes,
    ...[resolutions.heading, resolutions.notice],
    ...resolutions.projects.flatMap(({ title: name, blocks }) => [
      name,
      ...blocks.flatMap(spansOf).map(({ text }) => text),
    ]),
    resolutions.note,
    ...[contact.heading, ...contact.lines],
  ];
}

describe.each(files)("with %s", (_, file) => {
  const { pages, bookmarks, metadata } = layOut(file);

  it("keeps every text within the margins, and lets none overlap another", () => {
    expect(pages.flatMap(textsOutsideMargins)).toEqual([]);
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
  });

  it("lists its title and its sections in the outline, each with its page", () => {
    const sections = [
      file.estimate?.heading,
      file.calendar.heading,
      file.resolutions.heading,
      file.contact.heading,
    ];
    expect(bookmarks.map(({ title }) => title)).toEqual([file.title, ...sections.filter(Boolean)]);
    for (const { page, title } of bookmarks) {
      const texts = (pages[page - 1] ?? []).map((mark) => (mark.kind === "text" ? mark.text : ""));
      expect(letters(texts.join(""))).toContain(letters(title));
    }
  });

  it("names itself after the copropriété", () => {
    expect(metadata.title).toBe([file.title, file.copropriete].filter(Boolean).join(" – "));
  });

  (hasQpdf ? it : it.skip)(
    "fails no condition of PDF/UA-1 that a machine sees, and has every text, in order",
    async () => {
      const pdf = await write(file);
      expect(findFailures(pdf)).toEqual([]);
      const { document } = readStructure(readObjects(pdf));
      expect(letters(document.text)).toBe(letters(textsOf(file).join("")));
    },
  );
});

it.each(files.filter(([, file]) => file !== longResolutions))(
  "takes one to three pages with %s",
  (_, file) => {
    expect(layOut(file).pages.length).toBeLessThanOrEqual(3);
  },
);

it("begins the resolutions on a page of their own, unless the first page has hardly anything", () => {
  const pageOf = (file: AssemblyFile) =>
    layOut(file).bookmarks.find(({ title }) => title === file.resolutions.heading)?.page;
  expect(pageOf(full)).toBeGreaterThan(1);
  expect(pageOf(empty)).toBe(1);
});

const describeWithQpdf = hasQpdf ? describe : describe.skip;

describeWithQpdf("the structure", () => {
  it("has each date as a row: its title as heading, then day and sum", async () => {
    const { document } = readStructure(readObjects(await write(late)));
    const rows = withDescendants(document).filter(({ role }) => role === "TR");
    expect(rows.map(({ children }) => children.map(({ role, text }) => `${role} ${text.trim()}`))).toEqual(
      late.calendar.deadlines.map(({ title, date, past, sum, advice }) => {
        const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
        const mark = past && ` ${past}`;
        return [`TH ${title}`, `TD ${date}${mark}`, `TD ${sum}${advice}`].map(plain);
      }),
    );
  });

  it("has one title, and the sections below it", async () => {
    const { document } = readStructure(readObjects(await write(full)));
    const headings = withDescendants(document).filter(({ role }) => /^H\d/.test(role));
    expect(headings.map(({ role, text }) => `${role} ${text.trim()}`)).toEqual([
      `H1 ${full.title}`,
      `H2 ${full.estimate?.heading}`,
      `H2 ${full.calendar.heading}`,
      `H2 ${full.resolutions.heading}`,
      ...full.resolutions.projects.map(({ title }) => `H3 ${title.replaceAll("\u00a0", " ")}`),
      `H2 ${full.contact.heading}`,
    ]);
  });
});

it("links the e-mail address and the telephone number, and nothing else", async () => {
  const { pages } = await reader.read(await write(full));
  const { email, phone } = frozenSurroundings;
  expect(pages.flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    `mailto:${email}`,
    `tel:+33${phone.replace(/\D/g, "").slice(1)}`,
  ]);
});

it("says what it is, in which language, and on which day it was made", async () => {
  const { info, preferences } = await reader.read(await write(full));
  expect(info).toMatchObject({
    Title: `${full.title} – ${full.copropriete}`,
    Author: frozenSurroundings.brandName,
    Language: "fr-FR",
    CreationDate: `D:${TODAY.replaceAll("-", "")}000000+00'00'`,
  });
  expect(preferences).toEqual({ DisplayDocTitle: true });
});

it("writes the shipped content with what surrounds it", () => {
  const surroundings = { ...readAssemblyContent(SHIPPED_CONTENT).settings, today: TODAY };
  const pdf = createAssemblyPdf(shipped, surroundings, fonts);
  expect(pdf.type).toBe("application/pdf");
  expect(pdf.size).toBeLessThan(60_000);
});

it.each([
  ["Résidence Œuvre – « 12 € »", "Résidence Œuvre – « 12 € »"],
  ["Nguyễn", "Nguyen"],
  ["Les 漢字 et 😀👨‍👩‍👧", "Les ☐ et ☐"],
])("shows « %s » as « %s »", (typed, shown) => {
  expect(readable(typed)).toBe(shown);
  const file = readableFile(sampleFile({ copropriete: typed }));
  expect(file.copropriete).toBe(shown);
  expect(JSON.stringify(file.resolutions)).toContain(shown);
});
