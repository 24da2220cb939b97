import type { IsoDay } from "../../french/dates";

/** The result of the PDF page's query. */
export interface WhitePaperContent {
  /** `builtOn` is the build's day: the PDF's date if no chapter has one. */
  site: { siteMetadata: { siteUrl: string; builtOn: IsoDay } };
  siteSettings: Queries.PdfSettings;
  whitePaperPage: Queries.PdfContent;
  whitePaperPdf: Queries.PdfTexts;
}
