/** An address that no page has. */
export const LOST = "/une-page-perdue";
export const pages = ["/", "/livre-blanc", LOST] as const;

/** The pages that show the texts of a content type. Types that are not listed are on the home page. */
export const pagesOf: Readonly<Record<string, readonly string[]>> = {
  siteSettings: pages,
  whitePaperPage: ["/livre-blanc"],
  whitePaperChapter: ["/livre-blanc"],
};

/** A phone and a desktop: below and above the width at which the menu collapses. */
export const windows = [
  { name: "phone, 375 px", viewport: { width: 375, height: 740 }, collapsed: true },
  { name: "desktop, 1280 px", viewport: { width: 1280, height: 800 }, collapsed: false },
] as const;
