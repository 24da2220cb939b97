import { readChart } from "../../content/formats/chart";
import type { Block, ContentType, Field } from "../../content/model/content-type";
import { isInPdf } from "../../content/model/registry";
import { siteSettings } from "../../content/model/types/siteSettings";
import { whitePaperChapter } from "../../content/model/types/whitePaperChapter";
import { whitePaperPage } from "../../content/model/types/whitePaperPage";
import { whitePaperPdf } from "../../content/model/types/whitePaperPdf";
import { DEFAULT_SITE } from "../../theme/brand";
import { duskColors, pdfGrid, type PdfType, pdfType } from "../../theme/pdf-styles";
import { colors } from "../../theme/tokens";
import { element, type PdfLayout, type PdfPage, type TextMark } from "../marks";
import { panelColumn } from "../pages/boxes";
import { overlappingTexts, textMarksOf, textsOffPaper } from "../testing/drawn-texts";
import {
  contentWith,
  createChapter,
  createLongContent,
  paragraph,
  readFrozenContent,
} from "../testing/white-paper-content";
import type { PdfChapter } from "./content";
import { chartBoxes } from "./draw-chart";
import { layOut } from "./white-paper";

const frozenContent = readFrozenContent();
const longContent = createLongContent();
const long = layOut(longContent);
const textsOn = (page: PdfPage | undefined) => textMarksOf(page).map(({ text }) => text);
const textsOfSize = (page: PdfPage | undefined, type: PdfType) =>
  textMarksOf(page).filter(({ size }) => size === pdfType[type].size);

/** The first two bookmarks are the cover and the contents, the last one is the contact. */
const chapterBookmarks = ({ bookmarks }: PdfLayout) => bookmarks.slice(2, -1);

it("a chapter of the frozen content starts on the page of the previous chapter if it fits there whole", () => {
  const layout = layOut(frozenContent);
  const written = frozenContent.whitePaperPage.chapters.slice(0, 7).map(({ title }) => title);
  // The first three chapters fill their pages. The fifth fits below the fourth, and the last two share a page.
  const starts = [3, 4, 5, 6, 6, 7, 7];
  expect(chapterBookmarks(layout)).toEqual(written.map((title, index) => ({ title, page: starts[index] })));
  expect(layout.bookmarks.at(-1)?.page).toBe(8);
  expect(layout.pages).toHaveLength(8);
});

it("chapters of the same day on a page name the day of their update once", () => {
  const updated = (updatedOn: string) => ({ text: [paragraph("Un texte.")], updatedOn });
  const days = ["2026-11-20", "2026-11-20", "2026-11-21"];
  const page = layOut(contentWith(...days.map(updated))).pages[2];
  const { updatedLabel } = frozenContent.whitePaperPage;
  expect(textsOn(page).filter((text) => text.startsWith(updatedLabel))).toHaveLength(2);
});

/** A chapter as high as `count` lines, under its title, with `cited` sources. */
const ofLines = (count: number, cited = 0): Partial<PdfChapter> => ({
  title: `Chapitre de ${count} lignes`,
  text: Array.from({ length: count }, () => paragraph("Une ligne.")),
  sources: Array.from(
    { length: cited },
    (_, index) => `Loi | Journal | https://exemple.fr/${index} | 2026-11-20`,
  ),
});

/** The pages on which the chapters start, counted from the first one's. */
function startsOf(...chapters: Partial<PdfChapter>[]): number[] {
  const layout = layOut(contentWith(...chapters));
  // The cover and the contents take a page each.
  return chapterBookmarks(layout).map(({ page }) => page - 2);
}

interface SharedPages {
  name: string;
  chapters: Partial<PdfChapter>[];
  /** The page on which each written chapter starts. */
  starts: number[];
}

it.each<SharedPages>([
  { name: "short chapters share a page", chapters: [ofLines(4), ofLines(4), ofLines(4)], starts: [1, 1, 1] },
  {
    name: "a long chapter starts a page after a short one",
    chapters: [ofLines(4), ofLines(60)],
    starts: [1, 2],
  },
  {
    name: "a short chapter starts on the last page of a long one",
    chapters: [ofLines(50), ofLines(4)],
    starts: [1, 2],
  },
  {
    name: "a chapter that almost fits starts a page",
    chapters: [ofLines(16), ofLines(16), ofLines(16)],
    starts: [1, 1, 2],
  },
  {
    name: "a chapter whose sources do not fit starts a page",
    chapters: [ofLines(15), ofLines(14, 25)],
    starts: [1, 2],
  },
  {
    name: "a chapter starts a page if the sources of the previous chapter take the room",
    chapters: [ofLines(15, 25), ofLines(14)],
    starts: [1, 2],
  },
  {
    name: "a chapter that is only listed does not separate others",
    chapters: [ofLines(4), {}, ofLines(4)],
    starts: [1, 1],
  },
])("$name", ({ chapters, starts }) => {
  expect(startsOf(...chapters)).toEqual(starts);
});

it("the sources of a page are at its foot, under the titles of their chapters", () => {
  const [, , page] = layOut(contentWith(ofLines(2, 1), ofLines(3), ofLines(4, 2))).pages;
  const texts = textsOn(page).map((text) => text.trim());
  const { sourcesLabel } = frozenContent.whitePaperPage;
  const foot = texts.slice(texts.indexOf(sourcesLabel));
  expect(foot.filter((text) => text === sourcesLabel)).toHaveLength(2);
  expect(foot).toContain("· Chapitre de 2 lignes");
  expect(foot).toContain("· Chapitre de 4 lignes");
  expect(foot.join(" ")).not.toContain("Une ligne.");
});

it("every page except the cover has a footer", () => {
  const total = long.pages.length;
  expect(long.pages.slice(1).map((page) => textsOn(page).slice(-2))).toEqual(
    Array.from({ length: total - 1 }, (_, index) => [
      `${DEFAULT_SITE.replace("https://", "")} · décembre\u00a02026`,
      `page\u00a0${index + 2} sur\u00a0${total}`,
    ]),
  );
});

it("the contents show which chapters are written", () => {
  const heading = (level: 2 | 3, text: string): Block => ({
    kind: "heading",
    level,
    spans: [{ text, bold: true }],
  });
  const text = [heading(2, "Une partie"), heading(3, "Un détail"), paragraph("Un texte.")];
  const [, contents] = layOut(contentWith({}, { text }, {})).pages;
  const texts = textsOn(contents);
  // The page of the second chapter.
  expect(texts).toContain("3");
  expect(texts.filter((shown) => shown === frozenContent.whitePaperPdf.forthcomingLabel)).toHaveLength(2);
  expect(texts).toContain("Une partie");
  // Headings of level 3 are not in the contents.
  expect(texts).not.toContain("Un détail");
});

it("after a chapter's first page, the header has its title", () => {
  const [chapter] = chapterBookmarks(long);
  const [first, second] = long.pages.slice((chapter?.page ?? 0) - 1);
  expect(textsOn(first).slice(0, 2)).toContain(frozenContent.whitePaperPage.title);
  expect(textsOn(second).join(" ")).toContain(chapter?.title);
  expect(textsOn(second).slice(0, 2)).not.toContain(frozenContent.whitePaperPage.title);
});

it("the contents list each chapter with the page on which it starts", () => {
  expect(long.pages.length).toBeGreaterThan(20);
  const starts = chapterBookmarks(long).map(({ page }) => page);
  const contents = long.pages.slice(1, (starts[0] ?? 0) - 1).flat();
  const targets = contents.flatMap((mark) => (mark.kind === "link" ? [mark.target] : []));
  expect(targets).toEqual(starts.map((page) => ({ page })));
  const numbers = textsOfSize(contents, "contents").filter(({ x, width }) => x + width > pdfGrid.right - 0.1);
  expect(numbers.map(({ text }) => Number(text))).toEqual(starts);
  const titles = starts.map((page) =>
    textsOfSize(long.pages[page - 1], "title")
      .map(({ text }) => text)
      .join(" "),
  );
  expect(titles).toEqual(longContent.whitePaperPage.chapters.map(({ title }) => title));
});

it("no heading is at the bottom of a page without text below it", () => {
  for (const page of long.pages.slice(2, -1)) {
    const lastLine = Math.max(...textsOfSize(page, "body").map(({ y }) => y));
    for (const { y } of textsOfSize(page, "heading")) expect(y).toBeLessThan(lastLine);
  }
});

it.each([
  {
    name: "as its newest chapter",
    dates: ["2026-11-20", null, "2027-01-02", "2026-12-31"],
    expected: "2027-01-02",
  },
  {
    name: "as the build, if no chapter has a date",
    dates: [null],
    expected: frozenContent.site.siteMetadata.builtOn,
  },
  {
    name: "as the build, if the dates of a draft are no days",
    dates: ["bientôt", "2026-13-01"],
    expected: frozenContent.site.siteMetadata.builtOn,
  },
])("dates the PDF $name", ({ dates, expected }) => {
  const chapters = dates.map((updatedOn) => ({ updatedOn }));
  expect(layOut(contentWith(...chapters)).metadata.date).toBe(expected);
});

it("the contents take as many pages as thirty long titles need", () => {
  const title = "Un titre de quatre-vingts signes qui prend deux lignes dans la table des matières";
  const chapters = Array.from({ length: 30 }, (_, index) => ({
    title: `${title} ${index}`,
    text: index === 0 ? [paragraph("Un texte.")] : null,
  }));
  const { pages, bookmarks } = layOut(contentWith(...chapters));
  const contentsPages = pages.filter((page) => textsOfSize(page, "contents").length > 0).length;
  expect(contentsPages).toBeGreaterThan(1);
  expect(bookmarks[2]?.page).toBe(contentsPages + 2);
  expect(pages).toHaveLength(contentsPages + 3);
  expect(pages.flatMap(overlappingTexts)).toEqual([]);
});

it.each(["369 échéances", "ÉCHÉANCES : 369 ÉCHÉANCES", "ANTICONSTITUTIONNELLEMENT DIT"])(
  "shrinks the cover's title « %s » until it fits without a split word",
  (coverTitle) => {
    const texts = { ...frozenContent.whitePaperPdf, coverTitle };
    const [cover = []] = layOut({ ...frozenContent, whitePaperPdf: texts }).pages;
    const lines = textMarksOf(cover).filter(({ size }) => size > pdfType.coverSubtitle.size);
    const margin = pdfGrid.outer - 4;
    const isInMargin = ({ x, width }: TextMark) => x < margin || x + width > pdfGrid.width - margin;
    expect(lines.filter(isInMargin)).toEqual([]);
    expect(lines.map(({ text }) => text).join(" ")).toBe(coverTitle);
  },
);

/** The rows of windows of a colour in the chapter's chart, each of which is drawn as a dashed line. */
const windowLines = (chapter: Partial<PdfChapter>, color: string) => {
  const chart = readChart(createChapter(chapter));
  const boxes = chart ? chartBoxes(chart, element("Sect", null)) : [];
  return boxes.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "line" && mark.color === color ? mark : [])),
  );
};

it.each([
  { half: "50", whole: "100 %", unit: "%" },
  { half: "150", whole: "300 %", unit: "%" },
  { half: "500", whole: "1 000 MWh", unit: "MWh" },
])("draws a chart's bars in proportion, $half beside $whole", ({ half, whole, unit }) => {
  const chartBars = [`Moitié : ${half} ${unit}`, `De la moitié à tout : ${half} à ${whole}`];
  const lengths = (color: string) => windowLines({ chartBars }, color).map(({ from, to }) => to[0] - from[0]);
  const [, toWhole = NaN] = lengths(duskColors.litTop);
  expect(lengths(colors.brand)).toEqual([expect.closeTo(toWhole / 2), expect.closeTo(toWhole / 2)]);
  expect(toWhole).toBeGreaterThan(panelColumn.width / 4);
});

type Values = Record<string, unknown>;

/** The pages of the frozen content, in which `valuesOf` replaces fields of each entry. */
function pagesWith(valuesOf: (type: ContentType, chapter: number) => Values): readonly PdfPage[] {
  const chapters = frozenContent.whitePaperPage.chapters.map((chapter, index) => ({
    ...chapter,
    ...valuesOf(whitePaperChapter, index),
  }));
  return layOut({
    ...frozenContent,
    siteSettings: { ...frozenContent.siteSettings, ...valuesOf(siteSettings, 0) },
    whitePaperPage: { ...frozenContent.whitePaperPage, ...valuesOf(whitePaperPage, 0), chapters },
    whitePaperPdf: { ...frozenContent.whitePaperPdf, ...valuesOf(whitePaperPdf, 0) },
  }).pages;
}

it("the PDF prints only texts whose characters the content check knows to be printable", () => {
  const pages = pagesWith((type) => {
    const isOther = ([name, { kind }]: [string, Field]) => kind === "text" && !isInPdf(type, name);
    return Object.fromEntries(
      Object.entries(type.fields)
        .filter(isOther)
        .map(([name]) => [name, "❤"]),
    );
  });
  expect(pages.flatMap(textMarksOf).filter(({ text }) => /[❤☐]/u.test(text))).toEqual([]);
});

describe("with texts at their maximum length", () => {
  /** Pages in which `fill` makes each short text of the PDF, at most as long as its field allows. */
  const filledPages = (fill: (max: number) => string) =>
    pagesWith(({ id, fields }, chapter) => {
      const values: Values = {};
      for (const [name, { kind, max = 0 }] of Object.entries(fields)) {
        if (kind === "text" || kind === "longText") values[name] = fill(max);
      }
      if (id === "siteSettings") values.email = `${fill(240).replaceAll(" ", ".")}@exemple.fr`;
      if (id === "whitePaperChapter") {
        // Chapters of several pages show their titles in headers. The others are only listed.
        const isLong = chapter < 3;
        values.text = isLong ? Array.from({ length: 8 }, () => paragraph(fill(1500))) : null;
        values.chartBars = isLong ? [`${fill(50)} : 100 %`, `${fill(40)} : 30 %`] : null;
      }
      return values;
    });

  it.each([
    { name: "one unbroken word", text: "W" },
    { name: "the widest letter", text: "Œ" },
    { name: "long words", text: "ANTICONSTITUTIONNELLEMENT " },
    { name: "words that need the fallback font", text: "ŁÓDŹ ₂ " },
  ])("all texts are readable if they are made of $name", ({ text }) => {
    const pages = filledPages((max) => text.repeat(max).slice(0, max).trim());
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
    expect(pages.flatMap(textsOffPaper)).toEqual([]);
  });
});
