import { contentWith, paragraph, readFrozenContent } from "../testing/content";
import { createDocument } from "./document";

const content = readFrozenContent();
const text = [paragraph("Un texte.")];
const chartOf = (chartBars: string[] | null) =>
  createDocument(contentWith({ chartTitle: "Gains", chartBars })).chapters[0]?.chart;

it("numbers the chapters in the order of the content, also those that are only listed", () => {
  const { chapters } = createDocument(content);
  expect(chapters.map(({ number, title, blocks }) => ({ number, title, blocks }))).toEqual(
    content.chapters.map(({ title, text: blocks }, index) => ({
      number: index + 1,
      title,
      blocks: blocks ?? [],
    })),
  );
});

it.each([
  ["Avant : 100 %", "Avant", 100],
  ["Après travaux, gain de 15\u00a0% : 85\u00a0%", "Après travaux, gain de 15\u00a0%", 85],
  ["Isolation\u00a0:\u00a0\u00a07%", "Isolation", 7],
])("reads the bar « %s » of a chart", (bar, label, percent) => {
  expect(chartOf([bar])).toEqual({ title: "Gains", bars: [{ label, percent }], scale: 100 });
});

it("scales the chart to the longest bar when it is above 100 %", () => {
  expect(chartOf(["Avant : 100 %", "Hiver rude : 140 %"])?.scale).toBe(140);
});

it("leaves out bars that are invalid, and a chart without any", () => {
  for (const bar of ["sans nombre", " : 20 %", "Avant : 20 % environ", "Avant : 1000 %"]) {
    expect(chartOf([bar, "Après : 85 %"])?.bars).toEqual([{ label: "Après", percent: 85 }]);
    expect(chartOf([bar])).toBeNull();
  }
});

it("links the phone number in its international form", () => {
  const settings = { ...content.settings, phone: "02 40 00 00 10" };
  expect(createDocument({ ...content, settings }).contact.lines[1]?.url).toBe("tel:+33240000010");
});

it.each([
  ["that of the newest chapter", ["2026-11-20", null, "2027-01-02", "2026-12-31"], "2027-01-02"],
  ["that of the build where no chapter has one", [null], content.builtOn],
  ["that of the build where a draft's date is none", ["bientôt", "2026-13-01"], content.builtOn],
])("has as its date %s", (_, dates, date) => {
  const chapters = dates.map((updatedOn) => ({ updatedOn }));
  expect(createDocument(contentWith(...chapters)).metadata.date).toBe(date);
});

it("names a source with its publisher and the day on which it was read, and leaves out what is none", () => {
  const sources = ["Une loi | Un journal | https://exemple.fr/a%20b | 2026-11-01", "sans adresse | Personne"];
  expect(createDocument(contentWith({ sources })).chapters[0]?.sources).toEqual([
    {
      text: `Une loi, Un journal, ${content.page.readOnLabel} 1er\u00a0novembre\u00a02026`,
      url: "https://exemple.fr/a%20b",
    },
  ]);
});

it.each<[string | null, number[]]>([
  ["1", [1]],
  ["1 et\u00a02", [1, 2]],
  ["1\u00a0à\u00a03", [1, 2, 3]],
  ["1, 3 et\u00a05\u00a0à\u00a08", [1, 3, 5, 6, 7, 8]],
  [null, []],
  [null, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])("says below the table of contents that of nine chapters %s are written", (numbers, written) => {
  const chapters = Array.from({ length: 9 }, (_, index) => (written.includes(index + 1) ? { text } : {}));
  const note = numbers && content.pdf.contentsNote.replace("{chapitres}", numbers);
  expect(createDocument(contentWith(...chapters)).contentsNote).toBe(note);
});
