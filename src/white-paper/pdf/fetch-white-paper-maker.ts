import { FONT_NAMES, type FontFiles, type FontName } from "../../pdf/text/fonts";
import displayUrl from "../../pdf/text/fonts/bricolage-grotesque-bold.ttf";
import strongUrl from "../../pdf/text/fonts/source-serif-bold.ttf";
import textUrl from "../../pdf/text/fonts/source-serif-regular.ttf";
import type { WhitePaperContent } from "../document";

const fontUrls: Readonly<Record<FontName, string>> = {
  text: textUrl,
  strong: strongUrl,
  display: displayUrl,
};

/**
 * What a button for the PDF needs, for the attribute `data-needs` (gatsby-plugin-deferred-scripts): the name of the code's chunk, and
 * the addresses of the fonts.
 */
export const PDF_NEEDS = ["white-paper-pdf", ...Object.values(fontUrls)].join(" ");

/** Makes the PDF from the content. Calls no server. */
export type WhitePaperMaker = (content: WhitePaperContent) => Blob;

async function fetchFont(name: FontName): Promise<readonly [FontName, Uint8Array]> {
  const response = await fetch(fontUrls[name]);
  if (!response.ok)
    throw new Error(`The font ${fontUrls[name]} could not be fetched: status ${response.status}`);
  return [name, new Uint8Array(await response.arrayBuffer())];
}

async function fetchFonts(): Promise<FontFiles> {
  const files = await Promise.all(FONT_NAMES.map(fetchFont));
  return Object.fromEntries(files) as Record<FontName, Uint8Array>;
}

async function fetchMaker(): Promise<WhitePaperMaker> {
  const [{ createWhitePaper }, fonts] = await Promise.all([
    // `src/bundle/compile-on-load.ts` knows the name.
    import(/* webpackChunkName: "white-paper-pdf" */ "./create-white-paper"),
    fetchFonts(),
  ]);
  return (content) => createWhitePaper(content, fonts);
}

let maker: Promise<WhitePaperMaker> | undefined;

/**
 * Fetches the code and the fonts for the PDF once. They stay in memory, so that the PDF can then be made offline. Fonts are
 * separate files: as text inside the code they would need a third more bytes.
 * @throws (rejects) when a fetch fails; the next call retries.
 */
export function fetchWhitePaperMaker(): Promise<WhitePaperMaker> {
  maker ??= fetchMaker().catch((error: unknown) => {
    maker = undefined;
    throw error;
  });
  return maker;
}
