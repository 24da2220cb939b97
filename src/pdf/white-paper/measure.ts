import type { WhitePaperContent } from "../../content/white-paper";
import { readFonts } from "../read-fonts";
import { writePdf } from "../writer/writer";
import { layOut } from "./white-paper";

/** What the page says of the file beside its button. */
export interface PdfFacts {
  pages: number;
  bytes: number;
}

/** The fields of the fragments of `DownloadButton`, which a query outside of pages cannot use. */
const PDF_QUERY = `{
  site { buildTime(formatString: "YYYY-MM-DD") }
  siteSettings { brandName tagline email phone serviceArea }
  whitePaperPage {
    title subtitle coverImage { alt }
    updatedLabel sourcesLabel readOnLabel
    chapters { title text chartTitle chartBars updatedOn sources }
  }
  whitePaperPdf {
    coverTitle contentsHeading contentsNote contactHeading contactText emailLabel phoneLabel subject keywords
  }
}`;

/** The facts of the last content: most drafts that a preview reads again leave the PDF as it is. */
let last = { content: "", facts: { pages: 0, bytes: 0 } };

/** Makes the PDF once, as a visitor's browser will. @throws (rejects) when the content cannot be queried. */
export async function measurePdf(query: <Data>(text: string) => Promise<Data>): Promise<PdfFacts> {
  const data = await query<WhitePaperContent>(PDF_QUERY);
  const content = JSON.stringify(data);
  if (last.content !== content) {
    const layout = layOut(data);
    last = { content, facts: { pages: layout.pages.length, bytes: writePdf(layout, readFonts()).size } };
  }
  return last.facts;
}
