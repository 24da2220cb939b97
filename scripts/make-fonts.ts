/** `npm run make:fonts`: subsets the fonts of the site and the PDF to French, and scales their fallbacks. The results are committed. */
import { copyFile, readFile, writeFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { PDF_GLYPHS } from "../src/content/formats/pdf-characters";
import { glyphWidths, measureFonts } from "../src/pdf/node/measure";
import { fontLicences, fontSources } from "../src/theme/fonts/sources";
import { fallbackFaces } from "./fallback-faces";

const FONTS = "src/theme/fonts";

/** The 95 printable characters, from the space to the tilde. */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

const FRENCH = "\u00a0«»·’“”–—−…€œŒŸ×²°ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿ";

const FOR_WEB = { targetFormat: "woff2", keepFeatures: ["kern"], dropTables: ["gasp", "STAT", "MVAR"] };

/** Headings contain no code signs, and each glyph also costs its kerning. */
const WEB_HEADINGS = ASCII.replace(/[`^~|\\{}<>_$#=*@[\]]/g, "") + FRENCH;

/** A PDF positions glyphs itself, so it needs no layout tables, hinting or style tables. */
const FOR_PDF = {
  targetFormat: "sfnt",
  keepFeatures: [],
  dropTables: ["gasp", "GDEF", "GPOS", "GSUB", "STAT"],
};

/** Writes a font with these characters, and prints the letters that its source lacks. @returns all characters that the source lacks. */
async function make(name: keyof typeof fontSources, file: string, characters: string, options: object) {
  const { from, ...source } = fontSources[name];
  const forAll = { noHinting: true, noLayoutClosure: true };
  const subset = async (format: object) =>
    subsetFont(await readFile(from), characters, { ...forAll, ...source, ...format });
  const font = await subset(options);
  await writeFile(`${FONTS}/${file}`, font);
  const glyphs = Array.from(characters);
  const widths = glyphWidths(await subset(FOR_PDF), glyphs);
  // A character without a glyph has no width.
  const missing = glyphs.filter((_, index) => widths[index] === 0).join("");
  const letters = missing.replace(/\P{L}/gu, "");
  console.log(`${file}: ${font.length} bytes${letters && `, without ${letters}`}`);
  return missing;
}

async function makeFonts(): Promise<void> {
  const printed = PDF_GLYPHS.join("");
  await make("web", "display.woff2", WEB_HEADINGS, FOR_WEB);
  await make("webText", "text.woff2", ASCII + FRENCH, FOR_WEB);
  await make("strong", "strong.ttf", printed, FOR_PDF);
  await make("display", "display.ttf", printed, FOR_PDF);
  const missingInText = await make("text", "text.ttf", printed, FOR_PDF);
  // The font of signs has these characters, and the spaces between two of them.
  await make("signs", "signs.ttf", ` \u00a0${missingInText}`, FOR_PDF);

  await writeFile(`${FONTS}/widths.json`, JSON.stringify(measureFonts()) + "\n");
  await writeFile(`${FONTS}/fallbacks.json`, JSON.stringify(await fallbackFaces(FONTS), null, 2) + "\n");
  for (const [file, licence] of Object.entries(fontLicences)) await copyFile(licence, `${FONTS}/${file}`);
}

void makeFonts();
