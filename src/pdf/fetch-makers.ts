/** Code and fonts of the PDFs, loaded on demand and memoised, so that a PDF can then be made offline. */
import type { Dossier } from "../assembly/rules/dossier";
import type { WhitePaperContent } from "../content/chapters";
import displayUrl from "../theme/fonts/display.ttf";
import signsUrl from "../theme/fonts/signs.ttf";
import strongUrl from "../theme/fonts/strong.ttf";
import textUrl from "../theme/fonts/text.ttf";
import type { FontFiles, FontName } from "./writer/fonts";

const FONT_URLS: Readonly<Record<FontName, string>> = {
  text: textUrl,
  strong: strongUrl,
  display: displayUrl,
  signs: signsUrl,
};

/** Files to prefetch for a PDF button: the chunk by its name, and the fonts by URL. */
export const PDF_FILES = ["white-paper-pdf", ...Object.values(FONT_URLS)];

/** Memoises the promise; a rejection clears it, so that the next call retries. */
function fetchOnce<Fetched>(fetchIt: () => Promise<Fetched>): () => Promise<Fetched> {
  let fetched: Promise<Fetched> | undefined;
  return () =>
    (fetched ??= fetchIt().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
}

/** The first four bytes of a TrueType font (OpenType 1.9, "Table Directory"). */
const TRUETYPE = 0x00010000;

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be fetched: status ${response.status}`);
  const buffer = await response.arrayBuffer();
  // A captive portal's login page, for example, also has the status 200.
  if (buffer.byteLength < 4 || new DataView(buffer).getUint32(0) !== TRUETYPE)
    throw new Error(`The font ${url} could not be fetched: what came is no font`);
  return new Uint8Array(buffer);
}

/** Fonts are separate files: as base64 in the code, they would be a third larger. */
const fetchFonts = fetchOnce(async (): Promise<FontFiles> => {
  const fonts = Object.entries(FONT_URLS).map(async ([name, url]) => [name, await fetchFont(url)] as const);
  return Object.fromEntries(await Promise.all(fonts)) as Record<FontName, Uint8Array>;
});

/** Resolves to a function that makes the white paper without a server. @throws (rejects) when a fetch fails; the next call retries. */
export const fetchWhitePaperMaker = fetchOnce(async () => {
  const code = import(/* webpackChunkName: "white-paper-pdf" */ "./white-paper/white-paper");
  const [{ createWhitePaper }, fonts] = await Promise.all([code, fetchFonts()]);
  return (content: WhitePaperContent) => createWhitePaper(content, fonts);
});

/** Its code is in the white paper's chunk. */
export const fetchAssemblyPdfMaker = fetchOnce(async () => {
  const code = import(/* webpackChunkName: "white-paper-pdf" */ "./assembly/assembly-pdf");
  const [{ createAssemblyPdf }, fonts] = await Promise.all([code, fetchFonts()]);
  return (file: Dossier) => createAssemblyPdf(file, fonts);
});
