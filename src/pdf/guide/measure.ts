import { dataOf, type RunQuery } from "../../content/pages";
import { contentOf } from "../../sections/white-paper/content-of";
import { createDocument, type WhitePaperData } from "../../sections/white-paper/document";
import type { PdfFacts } from "../../sections/white-paper/download-note";
import { readFonts } from "../text/font-files";
import { createTypesetter } from "../text/typesetter";
import { writePdf } from "../writer/writer";
import { layOut } from "./layout";

/** The same fields as the fragments of `DownloadButton`, which a query outside of pages cannot use. A test compares them. */
const PDF_QUERY = `{
  site {
    buildTime(formatString: "YYYY-MM-DD")
  }
  siteSettings {
    brandName
    tagline
    email
    phone
    serviceArea
  }
  whitePaperPage {
    title
    subtitle
    coverImage {
      alt
    }
    pdfCoverTitle
    pdfContentsHeading
    pdfContentsNote
    pdfContactHeading
    pdfContactText
    pdfEmailLabel
    pdfPhoneLabel
    pdfSubject
    pdfKeywords
    updatedLabel
    sourcesLabel
    readOnLabel
    chapters {
      title
      text
      chartTitle
      chartBars
      updatedOn
      sources
    }
  }
}`;

/**
 * Makes the PDF once, as a visitor's browser will, to know its pages and its size.
 * @throws (rejects) when the content cannot be queried.
 */
export async function measurePdf(runQuery: RunQuery): Promise<PdfFacts> {
  const content = contentOf(await dataOf<WhitePaperData>(runQuery, PDF_QUERY));
  const fonts = readFonts();
  const layout = layOut(createDocument(content), createTypesetter(fonts));
  return { pages: layout.pages.length, bytes: writePdf(layout, fonts).byteLength };
}
