import type { WhitePaperContent } from "../../content/chapters";
import { layOut } from "../white-paper/white-paper";
import { writePdf } from "../writer/writer";
import { readFonts } from "./read-fonts";

export interface PdfFacts {
  pages: number;
  bytes: number;
}

/** Memoised on the last content: most preview refreshes leave the PDF unchanged. */
let last = { content: "", facts: { pages: 0, bytes: 0 } };

export function measurePdf(whitePaper: WhitePaperContent): PdfFacts {
  const content = JSON.stringify(whitePaper);
  if (last.content !== content) {
    const layout = layOut(whitePaper);
    last = { content, facts: { pages: layout.pages.length, bytes: writePdf(layout, readFonts()).size } };
  }
  return last.facts;
}
