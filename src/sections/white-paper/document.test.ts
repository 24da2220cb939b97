import { createChapter } from "../../pdf/guide/testing/contents";
import { readFrozenContent } from "../../pdf/guide/testing/shipped-content";
import { createDocument } from "./document";

const content = readFrozenContent();
const document = createDocument(content);

it("numbers the chapters in the order of the content", () => {
  expect(document.chapters.map(({ number, title }) => ({ number, title }))).toEqual(
    content.chapters.map(({ title }, index) => ({ number: index + 1, title })),
  );
});

it("gives a chapter without text no blocks, and the others theirs", () => {
  expect(document.chapters.map(({ blocks }) => blocks)).toEqual(
    content.chapters.map(({ text }) => text ?? []),
  );
});

const chartOf = (chartBars: string[] | null) =>
  createDocument({ ...content, chapters: [createChapter({ chartTitle: "Gains", chartBars })] }).chapters[0]
    ?.chart;

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

it.each(["sans nombre", " : 20 %", "Avant : 20 % environ", "Avant : 1000 %", "deux lignes\nAvant : 20 %"])(
  "leaves out « %s », which is not a valid bar",
  (bar) => {
    expect(chartOf([bar, "Après : 85 %"])?.bars).toEqual([{ label: "Après", percent: 85 }]);
  },
);

it("draws no chart without bars", () => {
  expect(chartOf(null)).toBeNull();
  expect(chartOf(["sans nombre"])).toBeNull();
});

it("links the e-mail address, and the phone number in its international form", () => {
  const { settings } = content;
  const digits = settings.phone.replace(/\D/g, "").slice(1);
  expect(document.contact.lines.map(({ value, url }) => ({ value, url }))).toEqual([
    { value: settings.email, url: `mailto:${settings.email}` },
    { value: settings.phone, url: `tel:+33${digits}` },
  ]);
  const [, phone] = createDocument({ ...content, settings: { ...settings, phone: "02 40 00 00 10" } }).contact
    .lines;
  expect(phone?.url).toBe("tel:+33240000010");
});

it("shows the brand on the cover and in the signature", () => {
  const { page, settings } = content;
  expect(document.cover).toEqual({
    title: page.pdfCoverTitle,
    subtitle: page.subtitle,
    brand: settings.brandName,
    tagline: settings.tagline,
    drawing: page.coverImage.alt,
  });
  expect(document.contact.signature).toBe(`${settings.brandName} · ${settings.serviceArea}`);
});

it("takes its metadata from the content", () => {
  const { page, settings } = content;
  expect(document.metadata).toEqual({
    title: `${page.title} – ${page.subtitle}`,
    author: settings.brandName,
    subject: page.pdfSubject,
    keywords: page.pdfKeywords,
    language: "fr-FR",
    date: "2026-11-20",
  });
});

it.each([
  ["that of the newest chapter", ["2026-11-20", null, "2027-01-02", "2026-12-31"], "2027-01-02"],
  ["that of the build where no chapter has one", [null], content.builtOn],
  ["that of the build where a draft's date is none", ["bientôt", "2026-13-01"], content.builtOn],
])("has as its date %s", (_, dates, date) => {
  const chapters = dates.map((updatedOn) => ({
    title: "Essai",
    text: null,
    chartTitle: null,
    chartBars: null,
    updatedOn,
  }));
  expect(createDocument({ ...content, chapters }).metadata.date).toBe(date);
});

it.each<[string, number[]]>([
  ["1", [1]],
  ["1 et\u00a02", [1, 2]],
  ["1\u00a0à\u00a03", [1, 2, 3]],
  ["1, 3 et\u00a05\u00a0à\u00a08", [1, 3, 5, 6, 7, 8]],
])("says below the table of contents that the chapters %s are written", (numbers, written) => {
  const text = [{ kind: "paragraph" as const, spans: [{ text: "Un texte.", bold: false }] }];
  const chapters = Array.from({ length: 9 }, (_, index) => ({
    title: "Essai",
    text: written.includes(index + 1) ? text : null,
    chartTitle: null,
    chartBars: null,
  }));
  const note = content.page.pdfContentsNote.replace("{chapitres}", numbers);
  expect(createDocument({ ...content, chapters }).contentsNote).toBe(note);
});

it("says nothing of chapters where all are written, or none", () => {
  const [first, ...others] = content.chapters;
  for (const chapters of [first ? [first] : [], others.filter(({ text }) => text === null)])
    expect(createDocument({ ...content, chapters }).contentsNote).toBeNull();
});
