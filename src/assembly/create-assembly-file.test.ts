import type { Fields } from "../content/content-type";
import { assemblyFile } from "../content/types/assemblyFile";
import { homePage } from "../content/types/homePage";
import { siteSettings } from "../content/types/siteSettings";
import { entryOf, SHIPPED_CONTENT } from "../testing/content";
import type { AssemblyFile } from "./assembly-file";
import { textOf } from "./copy";
import { createAssemblyFile, studyWeeks } from "./create-assembly-file";
import { type Entries, noEntries } from "./entries";
import { BLANK } from "./fill-in";
import { requestElements } from "./request-elements";

const page = entryOf(assemblyFile);
const content = { page, steps: entryOf(homePage).steps, settings: entryOf(siteSettings) };
const TODAY = "2026-11-21";

const all: Entries = {
  copropriete: "Résidence Les Tilleuls",
  energy: "electricite-gaz",
  lots: 100,
  cost: 20_000,
  contractEnd: "2027-10-31",
  notice: 3,
  noticeUnit: "months",
  meeting: "2027-06-15",
  delegate: "conseil-syndical",
  ceiling: 25_000,
  duration: 36,
};
const make = (entries: Partial<Entries>, today = TODAY) =>
  createAssemblyFile(content, { ...noEntries, ...entries }, today);

/** The file as lines of text. */
const linesOf = ({ copropriete, estimate, calendar, resolutions, contact }: AssemblyFile) =>
  [
    copropriete,
    ...(estimate ? [estimate.result, ...estimate.formulas, ...estimate.notes] : []),
    ...calendar.deadlines.flatMap(({ title, day, sum, past, advice }) => [
      `${title} | ${day} | ${sum}${past ? " | past" : ""}`,
      ...(advice ? [`  ${advice}`] : []),
    ]),
    ...calendar.notes,
    resolutions.notice,
    ...resolutions.projects.map(textOf),
    ...contact.lines,
  ]
    .join("\n")
    .replaceAll("\u00a0", " ");

describe("the text of the file", () => {
  it.each<[string, Partial<Entries>]>([
    ["nothing given", {}],
    ["all given", all],
    ["only lots, too few for 100 €", { lots: 1 }],
    [
      "a cost with cents, gas, the syndic",
      { cost: 12_345.67, energy: "gaz", delegate: "syndic", duration: 12 },
    ],
    [
      "dates gone by, a notice of one day",
      { contractEnd: "2026-11-21", notice: 1, noticeUnit: "days", meeting: "2026-12-01" },
    ],
    [
      "an assembly too late for the notice, at the end of a short month",
      { contractEnd: "2027-05-31", notice: 3, meeting: "2027-03-01" },
    ],
  ])("%s", (_, entries) => {
    expect(linesOf(make(entries))).toMatchSnapshot();
  });
});

it("adds up the longest durations of the steps: 14 weeks", () => {
  expect(studyWeeks(content.steps)).toBe(14);
  expect(studyWeeks([{ weeks: 2 }, { weeks: null }])).toBe(2);
});

it("prints a blank for each missing value, and no placeholder", () => {
  const empty = linesOf(make({}));
  expect(empty).toContain(BLANK);
  expect(`${empty}${linesOf(make(all))}`).not.toMatch(/[{}]/);
});

it("gives a value to every placeholder that the content may have", () => {
  const templates = Object.entries<Fields[string]>(assemblyFile.fields).flatMap(([name, field]) => {
    const { kind, placeholders, items } = field;
    if (!placeholders) return [];
    const text = [...placeholders.required, ...(placeholders.optional ?? [])]
      .map((each) => `{${each}}`)
      .join("");
    const block = { kind: "paragraph" as const, spans: [{ text, bold: false }] };
    return [[name, kind === "markdown" ? [block] : items ? Array<string>(items.max).fill(text) : text]];
  });
  expect(templates.length).toBeGreaterThan(5);
  const withAll = { ...page, ...(Object.fromEntries(templates) as Partial<typeof page>) };
  const late = { ...all, meeting: "2027-09-01" };
  for (const entries of [late, { ...late, cost: null }]) {
    for (const today of [TODAY, "2030-01-01"]) {
      const file = createAssemblyFile({ ...content, page: withAll }, entries, today);
      expect(linesOf({ ...file })).not.toContain(BLANK);
    }
  }
  expect(requestElements(all, withAll).message).not.toBe("");
});

it.each(["frozen", "shipped"])("the %s content is true to itself", (which) => {
  const texts = which === "frozen" ? page : entryOf(assemblyFile, SHIPPED_CONTENT);
  expect(texts.lowRate).toBeLessThanOrEqual(texts.averageRate);
  expect(texts.averageRate).toBeLessThanOrEqual(texts.highRate);
});

describe("the elements of a request", () => {
  it("are the visitor's own, and only those", () => {
    const { message, ...elements } = requestElements(all, page);
    expect(elements).toEqual({ copropriete: all.copropriete, lots: 100, contract: "electricite-gaz" });
    expect(message.replaceAll("\u00a0", " ")).toMatchSnapshot();
    expect(requestElements(noEntries, page)).toEqual({ message: "" });
  });
});
