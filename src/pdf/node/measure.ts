import type { WhitePaperContent } from "../../content/chapters";
import { layOut } from "../white-paper/white-paper";
import { writePdf } from "../writer/writer";
import { readFonts } from "./read-fonts";

/** What the page says of the file beside its button. */
export interface PdfFacts {
  pages: number;
  bytes: number;
}

/** The facts of the last content: most drafts that a preview reads again leave the PDF as it is. */
let last = { content: "", facts: { pages: 0, bytes: 0 } };

/** Makes the PDF once, as a visitor's browser will. */
export function measurePdf(whitePaper: WhitePaperContent): PdfFacts {
  const content = JSON.stringify(whitePaper);
  if (last.content !== content) {
    const layout = layOut(whitePaper);
    last = { content, facts: { pages: layout.pages.length, bytes: writePdf(layout, readFonts()).size } };
  }
  return last.facts;
}
