import type { WhitePaperContent, WhitePaperData } from "./document";

/** The white paper's content, from the result of a query. */
export const contentOf = ({
  site,
  siteSettings: settings,
  whitePaperPage: page,
}: WhitePaperData): WhitePaperContent => ({
  page,
  settings,
  chapters: page.chapters,
  builtOn: site.buildTime,
});
