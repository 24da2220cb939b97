/** Reduces the fonts of the site and the PDF to what French needs: `npm run make:fonts`. The results are committed. */
import { copyFile, readFile, writeFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { PDF_GLYPHS } from "../src/content/pdf-characters";
import { measureFonts } from "../src/pdf/node/read-fonts";
import { FONT_NAMES } from "../src/pdf/writer/fonts";
import { fontLicences, fontSources } from "../src/theme/fonts/sources";

const FONTS = "src/theme/fonts";

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const FRENCH = "\u00a0«»·’“”–—−…€œŒŸ×²°ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿ";

/** What the web's fonts keep: kerning. */
const FOR_WEB = { targetFormat: "woff2", keepFeatures: ["kern"], dropTables: ["gasp", "STAT", "MVAR"] };

/** Headings on the web contain no code symbols, and each glyph also costs its kerning. */
const WEB_HEADINGS = ASCII.replace(/[`^~|\\{}<>_$#=*@[\]]/g, "") + FRENCH;

/** A PDF positions glyphs itself, so it needs no layout tables, hinting or style tables. */
const FOR_PDF = {
  targetFormat: "sfnt",
  keepFeatures: [],
  dropTables: ["gasp", "GDEF", "GPOS", "GSUB", "STAT"],
};

/** Makes a committed font of its source. */
async function make(
  name: keyof typeof fontSources,
  file: string,
  characters: string,
  options: object,
): Promise<void> {
  const { from, ...source } = fontSources[name];
  const axes = "axes" in source ? { variationAxes: source.axes } : {};
  const font = await subsetFont(await readFile(from), characters, {
    noHinting: true,
    noLayoutClosure: true,
    ...options,
    ...axes,
  });
  await writeFile(`${FONTS}/${file}`, font);
  console.log(`${file}: ${font.length} bytes`);
}

async function makeFonts(): Promise<void> {
  await make("web", "display.woff2", WEB_HEADINGS, FOR_WEB);
  await make("webText", "text.woff2", ASCII + FRENCH, FOR_WEB);
  for (const name of FONT_NAMES) await make(name, `${name}.ttf`, PDF_GLYPHS.join(""), FOR_PDF);
  // What the text's font lacks. ASCII makes it larger than 10 KB: Gatsby puts a smaller file into the page's script, and the policy of
  // the site lets nobody fetch it there.
  const { text } = measureFonts();
  const signs = PDF_GLYPHS.filter((glyph, index) => text[index] === 0 || glyph <= "\u00a0");
  await make("signs", "signs.ttf", signs.join(""), FOR_PDF);

  await writeFile(`${FONTS}/widths.json`, JSON.stringify(measureFonts()) + "\n");
  for (const [file, licence] of Object.entries(fontLicences)) await copyFile(licence, `${FONTS}/${file}`);
}

void makeFonts();
