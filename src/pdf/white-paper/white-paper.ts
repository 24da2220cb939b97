import { isWritten, type WhitePaperContent } from "../../content/chapters";
import { phoneLink, printedAddress } from "../../content/links";
import { dayInFrench, isDay } from "../../french/dates";
import { printGrid } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { drawClosingScene, drawFrieze } from "../artwork/scenes";
import { type Drawing, element, type PdfLayout, type PdfPage, type StructureElement } from "../marks";
import { type Box, linkBox, textBoxes } from "../pages/boxes";
import { drawFooter, drawHeader, drawPages } from "../pages/draw-pages";
import { paginate, paginateEvenly } from "../pages/pagination";
import type { TextStyle } from "../text/text-block";
import { type FontFiles, writePdf } from "../writer/writer";
import { chapterBoxes } from "./chapter";
import { contentsBoxes, headingsOf } from "./table-of-contents";
import { drawCover, drawPageHead, type PageHead } from "./titles";

const labelStyle: TextStyle = { type: "label", font: "strong", color: colors.inkSoft };
const addressStyle = { type: "body", color: colors.action, before: 1 } as const;
const signatureStyle = { type: "body", font: "strong", before: 10 } as const;

/** « novembre 2026 », with a no-break space. */
const monthInFrench = (day: string): string => dayInFrench(day).replace(/^\S+\s/, "");

/** Pages under a title, without header and footer. They are evenly full, or the last one ends with a drawing. */
function toPart(head: PageHead, section: StructureElement, boxes: readonly Box[], drawing?: Drawing) {
  const { marks, bottom: firstTop } = drawPageHead(head, section);
  const column = { firstTop, top: printGrid.top, bottom: printGrid.bottom };
  const placed = drawing ? paginate(boxes, column) : paginateEvenly(boxes, column);
  const [first = [], ...others] = drawPages(placed, drawing);
  return { title: head.title, pages: [[...marks, ...first], ...others] };
}

/** `date` is the newest `updatedOn` of a chapter; in a draft, it may be no day. */
function describeFile({ site, siteSettings, whitePaperPage, whitePaperPdf }: WhitePaperContent) {
  const { title, subtitle, chapters } = whitePaperPage;
  const days = chapters.flatMap(({ updatedOn }) => (updatedOn && isDay(updatedOn) ? updatedOn : []));
  return {
    title: `${title} – ${subtitle}`,
    author: siteSettings.brandName,
    subject: whitePaperPdf.subject,
    keywords: whitePaperPdf.keywords,
    date: days.sort().at(-1) ?? site.buildTime,
  };
}

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

export function layOut(content: WhitePaperContent): PdfLayout {
  const { whitePaperPage: page, whitePaperPdf: pdf, siteSettings: settings } = content;
  const root = element("Document", null);
  const chapters = page.chapters.map((chapter, index) => {
    const { title, updatedOn } = chapter;
    const number = index + 1;
    const headings = headingsOf(chapter.text ?? []);
    if (!isWritten(chapter)) return { title, number, headings, pages: [] };
    const note = updatedOn && `${page.updatedLabel} ${dayInFrench(updatedOn)}`;
    const section = element("Sect", root);
    const boxes = chapterBoxes(chapter, page, section);
    return { ...toPart({ title, number, note }, section, boxes), number, headings };
  });

  const contentsBefore = (firstNumber: number) => {
    const section = element("Sect", root);
    const boxes = contentsBoxes(chapters, firstNumber, pdf.forthcomingLabel, section);
    return toPart({ title: pdf.contentsHeading }, section, boxes, drawFrieze());
  };
  // A first pass counts the contents pages: their number does not depend on the page numbers in them.
  const contents = contentsBefore(2 + contentsBefore(3).pages.length);

  const section = element("Sect", root);
  const title = pdf.contactHeading;
  const contact = toPart({ title }, section, contactBoxes(content, section), drawClosingScene());
  const parts = [contents, ...chapters.filter(({ pages }) => pages.length > 0), contact];
  const total = 1 + parts.reduce((sum, part) => sum + part.pages.length, 0);
  const metadata = describeFile(content);
  const edition = `${printedAddress(content.site.siteMetadata.siteUrl)} · ${monthInFrench(metadata.date)}`;
  const bookmarks = [{ title: pdf.coverTitle, page: 1 }];
  const pages: PdfPage[] = [drawCover(content, root)];
  for (const part of parts) {
    bookmarks.push({ title: part.title, page: pages.length + 1 });
    part.pages.forEach((marks, index) => {
      const header = drawHeader(settings.brandName, index === 0 ? page.title : part.title);
      pages.push([...header, ...marks, ...drawFooter(pages.length + 1, total, edition)]);
    });
  }
  return { pages, bookmarks, metadata };
}

/** Makes the white paper's PDF without a server. @throws when a font file is not a TrueType font. */
export const createWhitePaper = (content: WhitePaperContent, fonts: FontFiles): Blob =>
  writePdf(layOut(content), fonts);
