/** The result of the PDF page's query. */
export interface WhitePaperContent {
  /** `buildTime` is an ISO day: the PDF's date if no chapter has one. */
  site: { buildTime: string; siteMetadata: { siteUrl: string } };
  siteSettings: Queries.PdfSettings;
  whitePaperPage: Queries.PdfContent;
  whitePaperPdf: Queries.PdfTexts;
}
