import type { jsPDF } from "jspdf";

import { printFonts } from "../../theme/print";
import type { PdfPage, Shape, Tag, TextMark } from "../marks";
import { internalsOf } from "./internals";
import type { StructureTree } from "./structure-tree";

function drawMark(pdf: jsPDF, mark: TextMark | Shape): void {
  if (mark.kind === "rect") pdf.rect(mark.x, mark.y, mark.width, mark.height, "F");
  else if (mark.kind === "circle") pdf.circle(mark.x, mark.y, mark.radius, "F");
  else if (mark.kind === "polygon") {
    mark.points.forEach((point, index) => (index === 0 ? pdf.moveTo(...point) : pdf.lineTo(...point)));
    pdf.close().fill();
  } else if (mark.kind === "line") {
    const { from, to, thickness, color, dash } = mark;
    // A dash of length 0 with a round cap is a dot (ISO 32000-1, 8.4.3.3).
    const cap = dash[0] === 0 ? "round" : "butt";
    pdf.setDrawColor(color).setLineWidth(thickness).setLineCap(cap);
    pdf.setLineDashPattern([...dash], 0).line(...from, ...to);
  } else {
    const { text, x, y, font, size, color, spaceAfter } = mark;
    pdf.setFont(printFonts[font], "normal").setFontSize(size).setTextColor(color);
    // A PDF maps a glyph to one character, and fonts often share one glyph for both spaces: searches need the plain space.
    pdf.text(text.replaceAll("\u00a0", " ") + (spaceAfter ? " " : ""), x, y);
  }
}

/** Begins content of an element, or an artifact, which readers skip (ISO 32000-1, 14.6 and 14.8.2.2). */
function beginContent(tag: Tag | undefined, page: number, tree: StructureTree): string {
  if (typeof tag === "object") return `/${tag.role}<</MCID ${tree.addContent(tag, page)}>>BDC`;
  if (tag === undefined) return "/Artifact BMC";
  return `/Artifact<</Type/Pagination/Subtype/${tag === "header" ? "Header" : "Footer"}>>BDC`;
}

/** `page` is the number of the current page, under which the tree records its content. */
export function drawPage(pdf: jsPDF, marks: PdfPage, page: number, tree: StructureTree): void {
  const { write } = internalsOf(pdf);
  let open: { tag: Tag | undefined } | null = null;
  for (const mark of marks) {
    if (mark.kind === "link") {
      tree.addLink(mark, page);
      continue;
    }
    if (mark.kind === "text" && mark.text === "") continue;
    if (!open || open.tag !== mark.tag) {
      if (open) write("EMC");
      write(beginContent(mark.tag, page, tree));
      open = { tag: mark.tag };
    }
    pdf.setFillColor(mark.color);
    drawMark(pdf, mark);
  }
  if (open) write("EMC");
}
