/** The white paper as a PDF: cover, table of contents, chapters (several may share a page), contact. */
import { chaptersToRead } from "../../content/formats/chapters";
import { phoneLink, printedAddress } from "../../content/formats/links";
import { dayInFrench, isDay } from "../../french/dates";
import { colors } from "../../theme/tokens";
import { drawClosingScene, drawFrieze } from "../artwork/scenes";
import { element, type PdfLayout, type StructureElement } from "../marks";
import { type Box, linkBox, textBoxes } from "../pages/boxes";
import { drawFooter, drawHeader } from "../pages/draw-pages";
import type { TextStyle } from "../text/text-block";
import { type FontFiles, writePdf } from "../writer/writer";
import { chapterBoxes } from "./chapter";
import type { WhitePaperContent } from "./content";
import { drawCover } from "./cover";
import { chapterParts, type Part, titledPart, titlesWithPages } from "./parts";
import { contentsBoxes, headingsOf } from "./table-of-contents";

const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const addressStyle = { type: "body", color: colors.action, before: 1 } as const;
const signatureStyle = { type: "body", font: "strong", before: 10 } as const;

/** Takes « 20 » and the space after it in « 20 novembre 2026 ». */
const DAY_OF_MONTH = /^\S+\s/;
/** « novembre 2026 », with a no-break space. */
const monthInFrench = (day: string): string => dayInFrench(day).replace(DAY_OF_MONTH, "");

/** The PDF is of the newest day of an update. In a draft, `updatedOn` may be no day. */
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
function contactPart(
  { whitePaperPdf: pdf, siteSettings, site }: WhitePaperContent,
  document: StructureElement,
): Part {
  const section = element("Sect", document);
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
  const boxes = [
    ...textBoxes(pdf.contactText, { type: "lead", tag: paragraph() }),
    ...labelled(pdf.emailLabel, email, `mailto:${email}`, 10),
    ...labelled(pdf.phoneLabel, phone, phoneLink(phone), 7),
    ...textBoxes(`${brandName} · ${serviceArea}`, { ...signatureStyle, tag: paragraph() }),
    linkBox(printedAddress(siteUrl), siteUrl, addressStyle, paragraph(), siteUrl),
  ];
  return titledPart(pdf.contactHeading, section, boxes, drawClosingScene());
}

/** A chapter without text or chart is listed without a page. @param firstPage the first chapter's page. */
function contentsPart(
  content: WhitePaperContent,
  chapters: readonly Part[],
  firstPage: number,
  document: StructureElement,
): Part {
  const { whitePaperPage: page, whitePaperPdf: pdf } = content;
  const section = element("Sect", document);
  const written = chaptersToRead(page.chapters);
  const starts = titlesWithPages(chapters, firstPage);
  const contentsLines = page.chapters.map(({ title, text }, index) => {
    const place = written.findIndex(({ number }) => number === index + 1);
    return { number: index + 1, title, headings: headingsOf(text ?? []), page: starts[place]?.page ?? null };
  });
  const boxes = contentsBoxes(contentsLines, pdf.forthcomingLabel, section);
  return titledPart(pdf.contentsHeading, section, boxes, drawFrieze());
}

/** Lays out all pages, with bookmarks and metadata; `writePdf` only writes them. */
export function layOut(content: WhitePaperContent): PdfLayout {
  const { whitePaperPage: page, whitePaperPdf: pdf, siteSettings: settings } = content;
  const document = element("Document", null);
  const chapters = chaptersToRead(page.chapters).map((chapter) =>
    chapterBoxes(chapter, page, element("Sect", document)),
  );
  const written = chapterParts(chapters, page.sourcesLabel);
  // The contents start on page 2. They are made twice: first to count their pages.
  const contentsCount = contentsPart(content, written, 3, document).pages.length;
  const contents = contentsPart(content, written, 2 + contentsCount, document);
  const parts = [contents, ...written, contactPart(content, document)];

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
