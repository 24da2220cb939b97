/** Code and fonts of the PDFs, loaded on demand and memoised, so that a PDF can then be made offline. */
import display from "../theme/fonts/display.ttf";
import signs from "../theme/fonts/signs.ttf";
import strong from "../theme/fonts/strong.ttf";
import text from "../theme/fonts/text.ttf";
import type { FontName } from "../theme/pdf-styles";
import type { PrintedDossier } from "./dossier/content";
import type { WhitePaperContent } from "./white-paper/content";

/** Fonts are separate files: as base64 in the code, they would be a third larger. */
const FONT_URLS: Readonly<Record<FontName, string>> = { text, strong, display, signs };

/** Files to prefetch for a PDF button: the chunk by its name, and the fonts by URL. */
export const PDF_FILES = ["white-paper-pdf", ...Object.values(FONT_URLS)];

/** The first four bytes of a TrueType font (OpenType 1.9, "Table Directory"). */
const TRUETYPE = 0x00010000;

/** @throws (rejects) with the reason of a failure. */
async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be fetched: status ${response.status}`);
  const buffer = await response.arrayBuffer();
  // A captive portal's login page, for example, also has the status 200.
  if (buffer.byteLength < 4 || new DataView(buffer).getUint32(0) !== TRUETYPE)
    throw new Error(`The font ${url} could not be fetched: what came is no font`);
  return new Uint8Array(buffer);
}

async function fetchFonts(): Promise<Record<FontName, Uint8Array>> {
  const fetched = Object.entries(FONT_URLS).map(async ([name, url]) => [name, await fetchFont(url)] as const);
  return Object.fromEntries(await Promise.all(fetched)) as Record<FontName, Uint8Array>;
}

async function load() {
  const [{ createWhitePaper }, { createDossierPdf }, fonts] = await Promise.all([
    import(/* webpackChunkName: "white-paper-pdf" */ "./white-paper/white-paper"),
    import(/* webpackChunkName: "white-paper-pdf" */ "./dossier/dossier-pdf"),
    fetchFonts(),
  ]);
  return {
    whitePaper: (content: WhitePaperContent) => createWhitePaper(content, fonts),
    dossier: (dossier: PrintedDossier) => createDossierPdf(dossier, fonts),
  };
}

let makers: ReturnType<typeof load> | undefined;

/** A rejection clears the memoised promise, so that the next call retries. */
const fetchMakers = () =>
  (makers ??= load().catch((error: unknown) => {
    makers = undefined;
    throw error;
  }));

/** @throws (rejects) when a fetch fails; the next call retries. */
export const fetchWhitePaperMaker = async () => (await fetchMakers()).whitePaper;

/** @throws (rejects) when a fetch fails; the next call retries. */
export const fetchDossierMaker = async () => (await fetchMakers()).dossier;
