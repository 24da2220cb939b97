import { type ChartBar, readChartBar } from "../content-model/chart-bar";
import type { Block, SiteSettings, WhitePaperChapter, WhitePaperPage } from "../content-model/entries";
import { phoneLink } from "../layout/phone-link";

/** What the white paper takes from the content: the page's entry, the site's, and the chapters in order. */
export interface WhitePaperContent {
  page: Pick<
    WhitePaperPage,
    | "title"
    | "subtitle"
    | "pdfCoverTitle"
    | "pdfContentsHeading"
    | "pdfContactHeading"
    | "pdfContactText"
    | "pdfEmailLabel"
    | "pdfPhoneLabel"
    | "pdfSubject"
    | "pdfKeywords"
  >;
  settings: Pick<SiteSettings, "brandName" | "tagline" | "email" | "phone" | "serviceArea">;
  chapters: readonly Pick<WhitePaperChapter, "title" | "text" | "chartTitle" | "chartBars">[];
}

export interface Chart {
  title: string | null;
  bars: readonly ChartBar[];
  /** What the full width stands for, in percent: 100, or the longest bar where it is more. */
  scale: number;
}

export interface Chapter {
  /** From 1, among all chapters. */
  number: number;
  title: string;
  blocks: readonly Block[];
  chart: Chart | null;
}

/** The white paper as plain data: nothing of it says how it looks. */
export interface WhitePaperDocument {
  metadata: { title: string; author: string; subject: string; keywords: string; language: "fr" };
  /** The name of the document at the head of its pages. */
  runningTitle: string;
  cover: { title: string; subtitle: string; brand: string; tagline: string };
  contentsHeading: string;
  /** A chapter without blocks is only listed. */
  chapters: readonly Chapter[];
  contact: {
    heading: string;
    text: string;
    lines: readonly { label: string; value: string; url: string }[];
    signature: string;
  };
}

/** Reads a chapter's bars. It leaves out a bar of another form, which the content check has reported to the editor. */
export function toChart({
  chartTitle,
  chartBars,
}: Pick<WhitePaperChapter, "chartTitle" | "chartBars">): Chart | null {
  const bars = (chartBars ?? []).map(readChartBar).filter((bar) => bar !== null);
  const scale = Math.max(100, ...bars.map(({ percent }) => percent));
  return bars.length > 0 ? { title: chartTitle, bars, scale } : null;
}

/** Turns the site's content into the white paper's. The order of chapters is that of the content. */
export function createDocument({ page, settings, chapters }: WhitePaperContent): WhitePaperDocument {
  return {
    metadata: {
      title: `${page.title} – ${page.subtitle}`,
      author: settings.brandName,
      subject: page.pdfSubject,
      keywords: page.pdfKeywords,
      language: "fr",
    },
    runningTitle: page.title,
    cover: {
      title: page.pdfCoverTitle,
      subtitle: page.subtitle,
      brand: settings.brandName,
      tagline: settings.tagline,
    },
    contentsHeading: page.pdfContentsHeading,
    chapters: chapters.map((chapter, index) => ({
      number: index + 1,
      title: chapter.title,
      blocks: chapter.text ?? [],
      chart: toChart(chapter),
    })),
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
