import type { ContentType } from "../../content/model/content-type";
import { siteSettings } from "../../content/model/types/siteSettings";
import { whitePaperChapter } from "../../content/model/types/whitePaperChapter";
import { whitePaperPage } from "../../content/model/types/whitePaperPage";
import { whitePaperPdf } from "../../content/model/types/whitePaperPdf";
import { overlappingTexts, textsOffPaper } from "../testing/boxes";
import { paragraph, readFrozenContent } from "../testing/content";
import { layOut } from "./white-paper";

const content = readFrozenContent();

type Values = Record<string, unknown>;

function pagesWith(valuesOf: (type: ContentType, chapter: number) => Values) {
  const chapters = content.whitePaperPage.chapters.map((chapter, index) => ({
    ...chapter,
    ...valuesOf(whitePaperChapter, index),
  }));
  return layOut({
    ...content,
    siteSettings: { ...content.siteSettings, ...valuesOf(siteSettings, 0) },
    whitePaperPage: { ...content.whitePaperPage, ...valuesOf(whitePaperPage, 0), chapters },
    whitePaperPdf: { ...content.whitePaperPdf, ...valuesOf(whitePaperPdf, 0) },
  }).pages;
}

it("the types whose texts the PDF shows may only have characters that it can write", () => {
  const types: ContentType[] = [siteSettings, whitePaperPage, whitePaperPdf, whitePaperChapter];
  expect(types.filter(({ inPdf }) => !inPdf)).toEqual([]);
});

describe("with texts at their maximum length", () => {
  /** Pages in which `fill` makes each short text of the PDF, at most as long as its field allows. */
  const filledPages = (fill: (max: number) => string) =>
    pagesWith(({ id, fields }, chapter) => {
      const filled = Object.entries(fields).flatMap(([name, { kind, max = 0 }]) =>
        kind === "text" || kind === "longText" ? [[name, fill(max)]] : [],
      );
      // Chapters of several pages show their titles in headers. The others are only listed.
      const long = {
        text: Array.from({ length: 8 }, () => paragraph(fill(1500))),
        chartBars: [`${fill(50)} : 100 %`, `${fill(40)} : 30 %`],
      };
      return {
        ...(Object.fromEntries(filled) as Values),
        ...(id === "siteSettings" && { email: `${fill(240).replaceAll(" ", ".")}@exemple.fr` }),
        ...(id === "whitePaperChapter" && (chapter < 3 ? long : { text: null, chartBars: null })),
      };
    });
  const cut = (text: string) => (max: number) => text.repeat(max).slice(0, max).trim();

  function expectAllReadable(pages: ReturnType<typeof pagesWith>): void {
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
    expect(pages.flatMap((page) => textsOffPaper(page))).toEqual([]);
  }

  it.each([
    ["one unbroken word", "W"],
    ["the widest letter", "Œ"],
    ["long words", "ANTICONSTITUTIONNELLEMENT "],
    ["words that need the fallback font", "ŁÓDŹ ₂ "],
  ])("made of %s, no text overlaps another or leaves the page", (_, text) => {
    expectAllReadable(filledPages(cut(text)));
  });
});
