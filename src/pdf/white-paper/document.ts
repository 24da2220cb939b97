import { readCitation } from "../../content/citation";
import { dayInFrench, isDay } from "../../content/day";
import { phoneLink } from "../../content/links";
import { describeEdition, isWritten, readChart, type WhitePaperContent } from "../../content/white-paper";
import type { PdfMetadata } from "../marks";

export type WhitePaperDocument = ReturnType<typeof createDocument>;
export type DocumentChapter = WhitePaperDocument["chapters"][number];

/** « Title, publisher, consulté le 31 décembre 2026 », and the address. Invalid sources, which the content check reports, are left out. */
const readSources = (sources: readonly string[] | null, readOnLabel: string) =>
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

/** Turns the site's content into the document that the PDF shows: plain data, without styles. */
export function createDocument({ page, pdf, settings, chapters, builtOn }: WhitePaperContent) {
  const { brandName, tagline, email, phone, serviceArea } = settings;
  const metadata: PdfMetadata = {
    title: `${page.title} – ${page.subtitle}`,
    author: brandName,
    subject: pdf.subject,
    keywords: pdf.keywords,
    date: newestDay(chapters) ?? builtOn,
  };
  return {
    metadata,
    /** The document's title in the page headers. */
    runningTitle: page.title,
    /** `drawing` is the alternative text of the cover's drawing. */
    cover: {
      title: pdf.coverTitle,
      subtitle: page.subtitle,
      brand: brandName,
      tagline,
      drawing: page.coverImage.alt,
    },
    contentsHeading: pdf.contentsHeading,
    /** Which chapters this edition has, if it has only some. */
    contentsNote: describeEdition(pdf.contentsNote, chapters),
    chapters: chapters.map((chapter, index) => ({
      /** The position among all chapters, from 1. */
      number: index + 1,
      title: chapter.title,
      /** Whether it has pages. The others appear in the table of contents only. */
      isWritten: isWritten(chapter),
      /** « Mis à jour le 31 décembre 2026 » */
      updated: chapter.updatedOn && `${page.updatedLabel} ${dayInFrench(chapter.updatedOn)}`,
      blocks: chapter.text ?? [],
      chart: readChart(chapter),
      sources: readSources(chapter.sources, page.readOnLabel),
    })),
    /** Before the sources of a chapter. */
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
