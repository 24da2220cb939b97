import fc from "fast-check";

import type { ContentType } from "../../content/content-type";
import { siteSettings } from "../../content/types/siteSettings";
import { whitePaperChapter } from "../../content/types/whitePaperChapter";
import { whitePaperPage } from "../../content/types/whitePaperPage";
import { whitePaperPdf } from "../../content/types/whitePaperPdf";
import { overlappingTexts, textsOffPaper } from "../testing/boxes";
import { readFonts } from "../text/font-files";
import { createTypesetter } from "../text/typesetter";
import { createFaces } from "../writer/fonts";
import { createDocument } from "./document";
import { layOut } from "./layout";
import { paragraph } from "./testing/content";
import { readFrozenContent } from "./testing/content";

const typesetter = createTypesetter(createFaces(readFonts()));
const content = readFrozenContent();

/** Makes a text of as many characters as a field allows, or fewer. */
type Fill = (max: number) => string;

/** A type's short texts that the PDF shows, each filled by `fill`. */
function filled({ fields }: ContentType, fill: Fill): Record<string, string> {
  const descriptions = Object.entries(fields).map(([name, field]) => [name, field] as const);
  return Object.fromEntries(
    descriptions.flatMap(([name, { inPdf, kind, max = 0 }]) =>
      inPdf && (kind === "text" || kind === "longText") ? [[name, fill(max)]] : [],
    ),
  );
}

function pagesOf(fill: Fill) {
  const email = `${fill(240).replaceAll(" ", ".")}@exemple.fr`;
  const { pages } = layOut(
    createDocument({
      ...content,
      page: { ...content.page, ...filled(whitePaperPage, fill) },
      pdf: { ...content.pdf, ...filled(whitePaperPdf, fill) },
      settings: { ...content.settings, ...filled(siteSettings, fill), email },
      chapters: content.chapters.map((chapter, index) => ({
        ...chapter,
        ...filled(whitePaperChapter, fill),
        // The first chapters fill several pages, so headers show their titles too. The others are only listed.
        text: index < 3 ? Array.from({ length: 8 }, () => paragraph(fill(1500))) : null,
        chartBars: index < 3 ? [`${fill(50)} : 100 %`, `${fill(40)} : 30 %`] : null,
      })),
    }),
    typesetter,
  );
  return pages;
}

const cut = (text: string) => (max: number) => text.repeat(max).slice(0, max).trim();

describe.each([
  ["one unbroken word", cut("W")],
  ["the widest letter", cut("Œ")],
  ["narrow letters", cut("i")],
  ["long words", cut("ANTICONSTITUTIONNELLEMENT ")],
  ["everyday words", cut("La rénovation énergétique d’une copropriété, ")],
  ["words that need the fallback font", cut("ŁÓDŹ ₂ ")],
])("with each text at its maximum length, made of %s", (_, fill) => {
  const pages = pagesOf(fill);

  it("lets no text overlap another", () => {
    expect(pages.flatMap(overlappingTexts)).toEqual([]);
  });

  it("keeps every text on the paper", () => {
    expect(pages.flatMap((page) => textsOffPaper(page))).toEqual([]);
  });
});

it("lets no text overlap another or leave the paper, for any length and words", () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from("aiWMÉœ-’.₂")), minLength: 1, maxLength: 60 });
  const words = fc.array(word, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.double({ min: 0.05, max: 1, noNaN: true }), (texts, share) => {
      const text = texts.join(" ");
      const pages = pagesOf((max) => cut(`${text} `)(Math.ceil(max * share)) || "a");
      expect(pages.flatMap(overlappingTexts)).toEqual([]);
      expect(pages.flatMap((page) => textsOffPaper(page))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
