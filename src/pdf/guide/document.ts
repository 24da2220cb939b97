import { readCitation } from "../../content/citation";
import type { Block } from "../../content/content-type";
import { dayInFrench, isDay } from "../../content/day";
import { phoneLink } from "../../content/links";
import {
  type Chart,
  describeEdition,
  isWritten,
  readChart,
  type WhitePaperContent,
} from "../../content/white-paper";
import type { PdfMetadata } from "../pdf-layout";

/** A source: « Title, publisher, consulté le 31 décembre 2026 », and its address. */
export interface Source {
  text: string;
  url: string;
}

/** A chapter of the PDF. */
export interface DocumentChapter {
  /** The position among all chapters, from 1. */
  number: number;
  title: string;
  /** Whether it has pages. The others appear in the table of contents only. */
  isWritten: boolean;
  /** « Mis à jour le 31 décembre 2026 » */
  updated: string | null;
  blocks: readonly Block[];
  chart: Chart | null;
  sources: readonly Source[];
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
  chapters: readonly DocumentChapter[];
  /** Before the sources of a chapter. */
  sourcesHeading: string;
  contact: {
    heading: string;
    text: string;
    lines: readonly { label: string; value: string; url: string }[];
    signature: string;
  };
}

/** Reads a chapter's sources, and leaves out invalid ones, which the content check reports. */
const readSources = (sources: readonly string[] | null, readOnLabel: string): Source[] =>
  (sources ?? []).flatMap((source) => {
    const citation = readCitation(source);
    if (!citation) return [];
    const { title, publisher, url, readOn } = citation;
    return { text: `${title}, ${publisher}, ${readOnLabel} ${dayInFrench(readOn)}`, url };
  });

/** The newest day on which a chapter was updated. A draft may have something else there. */
const newestDay = (chapters: WhitePaperContent["chapters"]): string | undefined =>
  chapters
    .flatMap(({ updatedOn }) => (updatedOn && isDay(updatedOn) ? updatedOn : []))
    .sort()
    .at(-1);

/** Turns the site's content into the document that the PDF shows. */
export function createDocument(content: WhitePaperContent): WhitePaperDocument {
  const { page, pdf, settings, chapters, builtOn } = content;
  const { brandName, tagline, email, phone, serviceArea } = settings;
  return {
    metadata: {
      title: `${page.title} – ${page.subtitle}`,
      author: brandName,
      subject: pdf.subject,
      keywords: pdf.keywords,
      language: "fr-FR",
      date: newestDay(chapters) ?? builtOn,
    },
    runningTitle: page.title,
    cover: {
      title: pdf.coverTitle,
      subtitle: page.subtitle,
      brand: brandName,
      tagline,
      drawing: page.coverImage.alt,
    },
    contentsHeading: pdf.contentsHeading,
    contentsNote: describeEdition(pdf.contentsNote, chapters),
    chapters: chapters.map((chapter, index) => ({
      number: index + 1,
      title: chapter.title,
      isWritten: isWritten(chapter),
      updated: chapter.updatedOn && `${page.updatedLabel} ${dayInFrench(chapter.updatedOn)}`,
      blocks: chapter.text ?? [],
      chart: readChart(chapter),
      sources: readSources(chapter.sources, page.readOnLabel),
    })),
    sourcesHeading: page.sourcesLabel,
    contact: {
      heading: pdf.contactHeading,
      text: pdf.contactText,
      lines: [
        { label: pdf.emailLabel, value: email, url: `mailto:${email}` },
        { label: pdf.phoneLabel, value: phone, url: phoneLink(phone) },
      ],
      signature: `${brandName} · ${serviceArea}`,
    },
  };
}
