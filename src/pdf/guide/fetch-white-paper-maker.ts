import { fetchOnce } from "../../browser/fetch-once";
import type { WhitePaperContent } from "../../sections/white-paper/document";
import { fetchFonts, FONT_URLS } from "../fetch-fonts";

/**
 * What a button for the PDF needs, for the attribute `data-needs` (gatsby-plugin-deferred-scripts): the name of the code's chunk, and
 * the addresses of the fonts.
 */
export const PDF_NEEDS = ["white-paper-pdf", ...FONT_URLS].join(" ");

/** Makes the PDF from the content. Calls no server. */
export type WhitePaperMaker = (content: WhitePaperContent) => Blob;

/**
 * Fetches the code and the fonts for the PDF once. They stay in memory, so that the PDF can then be made offline.
 * @throws (rejects) when a fetch fails; the next call retries.
 */
export const fetchWhitePaperMaker = fetchOnce(async (): Promise<WhitePaperMaker> => {
  const [{ createWhitePaper }, fonts] = await Promise.all([
    // `src/bundle/compile-on-load.ts` knows the name.
    import(/* webpackChunkName: "white-paper-pdf" */ "./create-white-paper"),
    fetchFonts(),
  ]);
  return (content) => createWhitePaper(content, fonts);
});
