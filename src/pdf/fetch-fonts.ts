import { fetchOnce } from "../browser/fetch-once";
import { FONT_NAMES, type FontFiles, type FontName } from "./text/fonts";
import displayUrl from "./text/fonts/bricolage-grotesque-bold.ttf";
import strongUrl from "./text/fonts/source-serif-bold.ttf";
import textUrl from "./text/fonts/source-serif-regular.ttf";

const fontUrls: Readonly<Record<FontName, string>> = {
  text: textUrl,
  strong: strongUrl,
  display: displayUrl,
};

/** The addresses of the fonts. */
export const FONT_URLS: readonly string[] = Object.values(fontUrls);

async function fetchFont(name: FontName): Promise<readonly [FontName, Uint8Array]> {
  const response = await fetch(fontUrls[name]);
  if (!response.ok)
    throw new Error(`The font ${fontUrls[name]} could not be fetched: status ${response.status}`);
  return [name, new Uint8Array(await response.arrayBuffer())];
}

/**
 * Fetches the fonts of the PDFs. Fonts are separate files: as text inside the code they would need a third more bytes.
 * @throws (rejects) when a fetch fails; the next call retries.
 */
export const fetchFonts = fetchOnce(
  async () => Object.fromEntries(await Promise.all(FONT_NAMES.map(fetchFont))) as FontFiles,
);
