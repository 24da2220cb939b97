import { type ChartBar, readChartBar } from "../../content/chart-bar";
import type { Block } from "../../content/content-type";
import { phoneLink } from "../../content/links";
import type { SiteSettings } from "../../content/types/siteSettings";
import type { WhitePaperChapter } from "../../content/types/whitePaperChapter";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import type { PdfMetadata } from "../../pdf/pdf-layout";
import { describeEdition } from "./edition";
import { type Origin, toOrigin } from "./origin";

/** The white paper's content: fields of the page and of the site's settings, and the chapters in order. */
export interface WhitePaperContent {
  page: Pick<
    WhitePaperPage,
    | "title"
    | "subtitle"
    | "pdfCoverTitle"
    | "pdfContentsHeading"
    | "pdfContentsNote"
    | "pdfContactHeading"
    | "pdfContactText"
    | "pdfEmailLabel"
    | "pdfPhoneLabel"
    | "pdfSubject"
    | "pdfKeywords"
    | "updatedLabel"
    | "sourcesLabel"
    | "readOnLabel"
  > & { coverImage: Pick<WhitePaperPage["coverImage"], "alt"> };
  settings: Pick<SiteSettings, "brandName" | "tagline" | "email" | "phone" | "serviceArea">;
  chapters: readonly (Pick<WhitePaperChapter, "title" | "text" | "chartTitle" | "chartBars"> &
    Partial<Pick<WhitePaperChapter, "updatedOn" | "sources">>)[];
  /** The day of the build, as `2026-12-31`: the PDF's date if no chapter has one. */
  builtOn: string;
}

/** What a query for the white paper's content returns. */
export interface WhitePaperData {
  site: { buildTime: string };
  siteSettings: WhitePaperContent["settings"];
  whitePaperPage: WhitePaperContent["page"] & Pick<WhitePaperContent, "chapters">;
}

export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** The percentage that the full width stands for: 100, or that of the longest bar if it is greater. */
  scale: number;
}

export interface Chapter {
  /** The position among all chapters, from 1. */
  number: number;
  title: string;
  blocks: readonly Block[];
  chart: Chart | null;
  origin: Origin | null;
}

/** The white paper as plain data, without styles. */
export interface WhitePaperDocument {
  metadata: PdfMetadata;
  /** The document's title in the page headers. */
  runningTitle: string;
  /** `drawing` is the alternative text of the cover's drawing. */
  cover: { title: string; subtitle: string; brand: string; tagline: string; drawing: string };
  contentsHeading: string;
  /** Which chapters this edition has, if it has only some. */
  contentsNote: string | null;
  /** A chapter without blocks or chart appears in the table of contents only. */
  chapters: readonly Chapter[];
  contact: {
    heading: string;
    text: string;
    lines: readonly { label: string; value: string; url: string }[];
    signature: string;
  };
}

/** Reads a chapter's bars, and leaves out invalid ones, which the content check reports. @returns null without bars. */
export function toChart({
  chartTitle,
  chartBars,
}: Pick<WhitePaperChapter, "chartTitle" | "chartBars">): Chart | null {
  const bars = (chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const scale = Math.max(100, ...bars.map(({ percent }) => percent));
  return bars.length > 0 ? { title: chartTitle, bars, scale } : null;
}

/** A day. A draft may have something else there, or also an hour. */
const DAY = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/;

/** The newest day on which a chapter was updated. */
const newestDate = (chapters: WhitePaperContent["chapters"]): string | undefined =>
  chapters
    .flatMap(({ updatedOn }) => (updatedOn && DAY.test(updatedOn) ? updatedOn : []))
    .sort()
    .at(-1);

/** Turns the site's content into the white paper. Keeps the order of the chapters. */
export function createDocument({ page, settings, chapters, builtOn }: WhitePaperContent): WhitePaperDocument {
  const documentChapters = chapters.map((chapter, index) => ({
    number: index + 1,
    title: chapter.title,
    blocks: chapter.text ?? [],
    chart: toChart(chapter),
    origin: toOrigin(chapter, page),
  }));
  return {
    metadata: {
      title: `${page.title} – ${page.subtitle}`,
      author: settings.brandName,
      subject: page.pdfSubject,
      keywords: page.pdfKeywords,
      language: "fr-FR",
      date: newestDate(chapters) ?? builtOn,
    },
    runningTitle: page.title,
    cover: {
      title: page.pdfCoverTitle,
      subtitle: page.subtitle,
      brand: settings.brandName,
      tagline: settings.tagline,
      drawing: page.coverImage.alt,
    },
    contentsHeading: page.pdfContentsHeading,
    contentsNote: describeEdition(page.pdfContentsNote, documentChapters),
    chapters: documentChapters,
    contact: {
      heading: page.pdfContactHeading,
      text: page.pdfContactText,
      lines: [
        { label: page.pdfEmailLabel, value: settings.email, url: `mailto:${settings.email}` },
        {
          label: page.pdfPhoneLabel,
          value: settings.phone,
          url: phoneLink(settings.phone),
        },
      ],
      signature: `${settings.brandName} · ${settings.serviceArea}`,
    },
  };
}
