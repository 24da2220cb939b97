/** The white paper as a PDF: cover, table of contents, chapters (several may share a page: `runs.ts`), contact. */
import { chaptersToRead } from "../../content/formats/chapters";
import { phoneLink, printedAddress } from "../../content/formats/links";
import { dayInFrench, isDay } from "../../french/dates";
import { colors } from "../../theme/tokens";
import { drawClosingScene, drawFrieze } from "../artwork/scenes";
import { type Drawing, element, type PdfLayout, type PdfPage, type StructureElement } from "../marks";
import { type Box, linkBox, textBoxes } from "../pages/boxes";
import { drawFooter, drawHeader, drawPages } from "../pages/draw-pages";
import { paginate } from "../pages/pagination";
import type { TextStyle } from "../text/text-block";
import { type FontFiles, writePdf } from "../writer/writer";
import { chapterBoxes } from "./chapter";
import type { WhitePaperContent } from "./content";
import { drawCover } from "./cover";
import { withHead } from "./heads";
import { type ChapterRun, fullColumn, toRuns } from "./runs";
import { contentsBoxes, headingsOf } from "./table-of-contents";

const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const addressStyle = { type: "body", color: colors.action, before: 1 } as const;
const signatureStyle = { type: "body", font: "strong", before: 10 } as const;

/** Takes « 20 » and the space after it in « 20 novembre 2026 ». */
const DAY_OF_MONTH = /^\S+\s/;
/** « novembre 2026 », with a no-break space. */
const monthInFrench = (day: string): string => dayInFrench(day).replace(DAY_OF_MONTH, "");

/**
 * Pages in a row, still without header and footer: the contents, chapters that share pages, or the contact.
 */
interface Part {
  /** Where its titles start. `page` counts from 0 within the part. */
  starts: readonly { title: string; page: number }[];
  pages: readonly PdfPage[];
}

/** Contents or contact: pages under a title, the last one with a drawing. */
function toPart(title: string, section: StructureElement, boxes: readonly Box[], drawing: Drawing): Part {
  const placed = paginate(withHead({ title }, section, boxes), fullColumn);
  return { starts: [{ title, page: 0 }], pages: drawPages(placed, drawing) };
}

/**
 * In a run, the first chapter starts on the first page, and each other chapter on the last page (`runs.ts`).
 */
function runToPart({ chapters, pages }: ChapterRun): Part {
  const starts = chapters.map(({ title }, index) => ({ title, page: index === 0 ? 0 : pages.length - 1 }));
  return { starts, pages: drawPages(pages) };
}

/** The PDF's metadata. Its `date` is the newest day of a chapter's update; a draft may have a text in `updatedOn` that is no day. */
function describeFile({ site, siteSettings, whitePaperPage, whitePaperPdf }: WhitePaperContent) {
  const { title, subtitle, chapters } = whitePaperPage;
  const days = chapters.flatMap(({ updatedOn }) => (updatedOn && isDay(updatedOn) ? updatedOn : []));
  return {
    title: `${title} – ${subtitle}`,
    author: siteSettings.brandName,
    subject: whitePaperPdf.subject,
    keywords: whitePaperPdf.keywords,
    date: days.sort().at(-1) ?? site.siteMetadata.builtOn,
  };
}

/** Text, e-mail address, telephone number, signature and the site's address. */
function contactBoxes(content: WhitePaperContent, section: StructureElement): Box[] {
  const { whitePaperPdf: pdf, siteSettings, site } = content;
  const { brandName, serviceArea, email, phone } = siteSettings;
  const paragraph = () => element("P", section);
  const labelled = (label: string, value: string, url: string, before: number): Box[] => {
    const tag = paragraph();
    return [
      ...textBoxes(label, { ...labelStyle, tag, spaceAfter: true, before, keepWithNext: true }),
      linkBox(value, url, { type: "contact", y: 0.6 }, tag, `${label}\u00a0: ${value}`),
    ];
  };
  const { siteUrl } = site.siteMetadata;
  return [
    ...textBoxes(pdf.contactText, { type: "lead", tag: paragraph() }),
    ...labelled(pdf.emailLabel, email, `mailto:${email}`, 10),
    ...labelled(pdf.phoneLabel, phone, phoneLink(phone), 7),
    ...textBoxes(`${brandName} · ${serviceArea}`, { ...signatureStyle, tag: paragraph() }),
    linkBox(printedAddress(siteUrl), siteUrl, addressStyle, paragraph(), siteUrl),
  ];
}

/** The titles of parts, each with its page in the PDF, if the first part starts on page `first`. */
function titlesWithPages(parts: readonly Part[], first: number): Part["starts"] {
  let next = first;
  return parts.flatMap(({ starts, pages }) => {
    const start = next;
    next += pages.length;
    return starts.map(({ title, page }) => ({ title, page: start + page }));
  });
}

/** The table of contents, if the first chapter starts on page `firstPage`. A chapter without text or chart is listed without a page. */
function contentsPart(
  content: WhitePaperContent,
  chapterParts: readonly Part[],
  firstPage: number,
  document: StructureElement,
): Part {
  const { whitePaperPage: page, whitePaperPdf: pdf } = content;
  const section = element("Sect", document);
  const written = chaptersToRead(page.chapters);
  const starts = titlesWithPages(chapterParts, firstPage);
  const contentsLines = page.chapters.map(({ title, text }, index) => {
    const place = written.findIndex(({ number }) => number === index + 1);
    return { number: index + 1, title, headings: headingsOf(text ?? []), page: starts[place]?.page ?? null };
  });
  const boxes = contentsBoxes(contentsLines, pdf.forthcomingLabel, section);
  return toPart(pdf.contentsHeading, section, boxes, drawFrieze());
}

function contactPart(content: WhitePaperContent, document: StructureElement): Part {
  const section = element("Sect", document);
  const boxes = contactBoxes(content, section);
  return toPart(content.whitePaperPdf.contactHeading, section, boxes, drawClosingScene());
}

/** Lays out all pages, with bookmarks and metadata; `writePdf` only writes them. */
export function layOut(content: WhitePaperContent): PdfLayout {
  const { whitePaperPage: page, whitePaperPdf: pdf, siteSettings: settings } = content;
  const document = element("Document", null);
  const chapters = chaptersToRead(page.chapters).map((chapter) =>
    chapterBoxes(chapter, chapter.number, page, element("Sect", document)),
  );
  const chapterParts = toRuns(chapters, page.sourcesLabel).map(runToPart);
  // The cover is page 1, the contents start on page 2. They are made twice: first to count their pages, which the numbers in them do not change.
  const contentsCount = contentsPart(content, chapterParts, 3, document).pages.length;
  const contents = contentsPart(content, chapterParts, 2 + contentsCount, document);
  const parts = [contents, ...chapterParts, contactPart(content, document)];

  const metadata = describeFile(content);
  const edition = `${printedAddress(content.site.siteMetadata.siteUrl)} · ${monthInFrench(metadata.date)}`;
  const inner = parts.flatMap(({ starts, pages }) =>
    pages.map((marks, index) => {
      // A part's first page already shows the part's title, so its header has that of the white paper.
      const title = index === 0 ? page.title : (starts[0]?.title ?? "");
      return [...drawHeader(settings.brandName, title), ...marks];
    }),
  );
  const total = 1 + inner.length;
  return {
    pages: [
      drawCover(content, document),
      ...inner.map((marks, index) => [...marks, ...drawFooter(index + 2, total, edition)]),
    ],
    bookmarks: [{ title: pdf.coverTitle, page: 1 }, ...titlesWithPages(parts, 2)],
    metadata,
  };
}

/** Makes the white paper's PDF without a server. @throws when a font file is not a TrueType font. */
export const createWhitePaper = (content: WhitePaperContent, fonts: FontFiles): Blob =>
  writePdf(layOut(content), fonts);
