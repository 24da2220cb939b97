import type { Dossier } from "../../assembly/rules/dossier";
import { phoneLink } from "../../content/links";
import type { Block } from "../../content/model/content-type";
import type { Deadline } from "../../contract/deadlines";
import { duskColors, pageColumn, printGrid, textColumn } from "../../theme/print";
import { colors } from "../../theme/tokens";
import { drawFrieze, drawSky } from "../artwork/scenes";
import { circle, element, type Mark, type PdfLayout, rect, type StructureElement, tagged } from "../marks";
import { blockBoxes, plainText } from "../pages/blocks";
import { type Box, hairline, linkBox, textBoxes } from "../pages/boxes";
import { drawFooter, drawHeader, drawPages } from "../pages/draw-pages";
import { paginateEvenly } from "../pages/pagination";
import { MM_PER_POINT, textBlock, type TextFrame, type TextStyle } from "../text/text-block";
import { type FontFiles, writePdf } from "../writer/writer";

const MOON = { x: 178, y: 25, radius: 13 };

/** The column ends before the moon. */
const titleColumn = { x: printGrid.outer, width: MOON.x - MOON.radius - 6 - printGrid.outer };

function drawTitle({ brandName, title, copropriete }: Dossier, section: StructureElement) {
  const set = (text: string, style: TextStyle, y: number, role: "P" | "H1" = "P") =>
    textBlock(text, { ...style, ...titleColumn, y, tag: element(role, section) });
  const brandBlock = set(brandName, { type: "coverBrand" }, 13);
  const titleBlock = set(title, { type: "coverTitle", scale: 0.32 }, brandBlock.bottom + 3, "H1");
  const rule = rect(titleColumn.x, titleBlock.bottom + 2.4, 22, 4 * MM_PER_POINT, duskColors.pink);
  const below = rule.y + rule.height;
  const name = set(copropriete, { type: "coverSubtitle", scale: 0.85 }, below + 3);
  const bottom = Math.max(name.bottom, MOON.y + MOON.radius) + 6;
  const moon = circle(MOON.x, MOON.y, MOON.radius, duskColors.moon);
  const texts: Mark[] = [...brandBlock.marks, ...titleBlock.marks, rule, ...name.marks];
  return { marks: [drawSky(bottom), moon, ...texts], bottom };
}

const LINE_GAP = 1.4;

const linkStyle: TextStyle = { type: "body", font: "strong", color: colors.action };
const headingStyle = { type: "title", scale: 0.62, before: 5, keepWithNext: true } as const;
const HEADING_RULE = { width: 10, height: 0.8, above: 1, below: 2 };

const PADDING = 1;
/** Days are in the margin, like the white paper's chapter numbers. */
const dayColumn = { x: printGrid.outer, width: textColumn.x - printGrid.outer - 3, spaceAfter: true };

const byFrame: TextFrame = { ...dayColumn, type: "label" };
const dayFrame: TextFrame = { ...byFrame, font: "display", color: colors.action };
const pastFrame: TextFrame = { ...byFrame, font: "strong", color: colors.accentStrong };
const titleFrame: TextFrame = { ...textColumn, type: "subheading" };
const sumFrame: TextFrame = { ...textColumn, type: "label" };

const toSpans = (text: string) => [{ text, bold: false }];
const callout = (text: string): Block => ({ kind: "callout", spans: toSpans(text) });
const paragraph = (text: string, bold = false): Block => ({ kind: "paragraph", spans: [{ text, bold }] });

/** The day is in the margin; the reading order is title, day, sum, advice. */
function rowBox({ title, by, date, sum, past, advice }: Deadline, table: StructureElement) {
  const row = element("TR", table);
  const [dayCell, sumCell] = [element("TD", row), element("TD", row)];
  // « mercredi 15 » and « septembre 2027 » have a line each: the column is too narrow for both.
  const broken = date.replace(/\u00a0(?=\p{L}+\u00a0\d{4}$)/u, " ");
  const name = textBlock(title, { ...titleFrame, y: PADDING, tag: element("TH", row) });
  const shownBy = textBlock(by.trim(), { ...byFrame, y: PADDING, tag: dayCell });
  const shownDay = textBlock(broken, { ...dayFrame, y: shownBy.bottom, tag: dayCell });
  const label = textBlock(past, { ...pastFrame, y: shownDay.bottom, tag: dayCell });
  const shownSum = textBlock(sum, { ...sumFrame, y: name.bottom, tag: element("P", sumCell) });
  const shownAdvice = textBlock(advice, { ...sumFrame, y: shownSum.bottom, tag: element("P", sumCell) });
  const texts = [name, shownBy, shownDay, label, shownSum, shownAdvice];
  const height = Math.max(...texts.map(({ bottom }) => bottom)) + PADDING;
  return { height, marks: [hairline(0), ...texts.flatMap(({ marks }) => marks)] };
}

/** The comparison has a column for each offer. Cells are tall enough to write in. */
const OFFERS = [1, 2, 3, 4] as const;
const CRITERION_WIDTH = 54;
const GAP = 0.8;
const CELL_HEIGHT = 9.8;
const cellWidth = (pageColumn.width - CRITERION_WIDTH) / OFFERS.length;
const cellX = (offer: number) => printGrid.outer + CRITERION_WIDTH + (offer - 1) * cellWidth;
const nameFrame: TextFrame = { ...pageColumn, type: "label", font: "strong", width: CRITERION_WIDTH - 3 };

/** An empty cell's background is tagged as its content. */
function comparisonBoxes(criteria: readonly string[], section: StructureElement): Box[] {
  const table = element("Table", section);
  const headRow = element("TR", table);
  const head = (text: string, x: number) =>
    textBlock(text, { ...dayFrame, x, tag: element("TH", headRow, { scope: "Column" }) });
  const offers = OFFERS.map((offer) => head(`Offre\u00a0${offer}`, cellX(offer)));
  const heads = [head("Critère", printGrid.outer), ...offers];
  const rows = criteria.map((criterion, index): Box => {
    const row = element("TR", table);
    const name = textBlock(criterion, { ...nameFrame, y: PADDING, tag: element("TH", row) });
    const height = Math.max(CELL_HEIGHT, name.bottom + PADDING);
    const cells = OFFERS.map((offer) =>
      tagged([rect(cellX(offer), 0, cellWidth - GAP, height - GAP, colors.surfaceTint)], element("TD", row)),
    );
    const keepWithNext = index < criteria.length - 1;
    return { height, before: 0, keepWithNext, marks: [...name.marks, ...cells.flat()] };
  });
  const flow = { before: 2 * LINE_GAP, keepWithNext: true };
  const headHeight = Math.max(...heads.map(({ bottom }) => bottom)) + PADDING;
  return [{ ...flow, height: headHeight, marks: heads.flatMap(({ marks }) => marks) }, ...rows];
}

/** The first box of each section is its heading. */
function fileSections(file: Dossier, document: StructureElement) {
  const { answer, estimate, calendar, resolutions, comparison, contact } = file;
  const { width, height, above, below } = HEADING_RULE;
  const rule = rect(textColumn.x, above, width, height, colors.accent);
  const ruleBox = { height: above + height + below, before: 0, keepWithNext: true, marks: [rule] };
  const toSection = (title: string, fill: (section: StructureElement) => readonly Box[]) => {
    const section = element("Sect", document);
    const heading = textBoxes(title, { ...headingStyle, tag: element("H2", section) });
    return { title, boxes: [...heading, ruleBox, ...fill(section)] };
  };
  const toNotes = (notes: readonly string[], section: StructureElement) =>
    blockBoxes([{ kind: "list", start: null, items: notes.map(toSpans) }], section, "label");
  const { heading, result, formulas, notes } = estimate;
  return {
    estimate:
      result &&
      toSection(heading, (section) => {
        const blocks = [callout(result), paragraph(formulas.join(" "), true)];
        return [...blockBoxes(blocks, section), ...toNotes(notes, section)];
      }),
    calendar: toSection(calendar.heading, (section) => {
      const why = [answer.reasons.join(" "), answer.smallMeter]
        .filter(Boolean)
        .map((text) => paragraph(text));
      const table = element("Table", section);
      const rows = calendar.deadlines.map((deadline, index) => ({
        ...rowBox(deadline, table),
        before: index === 0 ? LINE_GAP : 0,
      }));
      const above = answer.headline
        ? blockBoxes([callout(answer.headline), paragraph(answer.act, true), ...why], section)
        : [];
      return [...above, ...rows, ...toNotes(calendar.notes, section)];
    }),
    resolutions: toSection(resolutions.heading, (section) => {
      // Headings within a project rank below its title.
      const projects = resolutions.projects.flatMap(({ title, blocks }): Block[] => [
        { kind: "heading", level: 2, spans: toSpans(title) },
        ...blocks.map((block): Block => (block.kind === "heading" ? { ...block, level: 3 } : block)),
      ]);
      const blocks = [paragraph(resolutions.notice, true), ...projects];
      return [...blockBoxes(blocks, section), ...toNotes(resolutions.notes, section)];
    }),
    comparison: toSection(comparison.heading, (section) => {
      const texts = comparison.blocks.filter(({ kind }) => kind !== "list");
      const criteria = comparison.blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
      return [...blockBoxes(texts, section), ...comparisonBoxes(criteria.map(plainText), section)];
    }),
    contact: toSection(contact.heading, (section) => {
      const flow = { before: LINE_GAP, keepWithNext: true };
      const { text, email, phone } = contact;
      return [
        ...textBoxes(text, { type: "body", ...flow, tag: element("P", section) }),
        linkBox(email, `mailto:${email}`, { ...linkStyle, ...flow }, element("P", section)),
        linkBox(phone, phoneLink(phone), { ...linkStyle, before: LINE_GAP }, element("P", section)),
      ];
    }),
  };
}

const { top } = printGrid;
/** Lower than in the white paper, so that a long file fits on two pages. */
const bottom = 277;

/** Resolutions and comparison have pages of their own, for the convocation. Estimate and contact are last: the reader keeps their page. */
export function layOutFile(file: Dossier): PdfLayout {
  const { title, fullTitle, brandName } = file;
  const document = element("Document", null);
  const head = drawTitle(file, element("Sect", document));
  const { calendar, resolutions, comparison, estimate, contact } = fileSections(file, document);
  // Without dates, little text comes before the resolutions, so they share the first page.
  const first = file.calendar.deadlines.length > 0 ? [[calendar], [resolutions]] : [[calendar, resolutions]];
  const parts = [...first, [comparison], [...(estimate ? [estimate] : []), contact]];
  const placed = parts.flatMap((part, index) => {
    const boxes = part.flatMap((section) => section.boxes);
    return paginateEvenly(boxes, { firstTop: index === 0 ? head.bottom + 6 : top, top, bottom });
  });

  const starts = parts.flat().map((section) => ({
    title: section.title,
    page: 1 + placed.findIndex((boxes) => boxes.some(({ box }) => box === section.boxes[0])),
  }));
  const pages = drawPages(placed, drawFrieze()).map((marks, index) => [
    ...(index === 0 ? head.marks : drawHeader(brandName, title)),
    ...marks,
    ...drawFooter(index + 1, placed.length),
  ]);
  return {
    pages,
    bookmarks: [{ title, page: 1 }, ...starts],
    metadata: { title: fullTitle, author: brandName, subject: title, keywords: "", date: file.madeOn },
  };
}

/** Makes the tagged PDF of an assembly, without a server. @throws when a font file is not a TrueType font. */
export const createAssemblyPdf = (file: Dossier, fonts: FontFiles) => writePdf(layOutFile(file), fonts);
