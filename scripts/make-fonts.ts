/**
 * Reduces the fonts of the site and the PDF to what French needs: `npm run make:fonts`. The results are committed.
 * Both fonts are under the SIL Open Font License 1.1 without a reserved name.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { PDF_GLYPHS } from "../src/content/pdf-characters";
import { measureFonts } from "../src/pdf/read-fonts";

const BRICOLAGE = "node_modules/@fontsource-variable/bricolage-grotesque";
const SOURCE_SERIF = "node_modules/@expo-google-fonts/source-serif-4";
const PDF_FONTS = "src/pdf/text/fonts";
const WEB_FONTS = "src/theme/fonts";

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const FRENCH = "\u00a0«»·’“”–—…€œŒŸ×²°ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿ";

/** Headings on the web contain no code symbols, and each glyph also costs its kerning. */
const WEB_HEADINGS = ASCII.replace(/[`^~|\\{}<>_$#=*@[\]]/g, "") + FRENCH;

/** A PDF positions glyphs itself, so it needs no layout tables, hinting or style tables. */
const FOR_PDF = {
  targetFormat: "sfnt",
  keepFeatures: [],
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ["gasp", "GDEF", "GPOS", "GSUB", "STAT"],
};

/** Makes a committed font of one of a package. */
async function make(from: string, to: string, characters: string, options: object): Promise<void> {
  const font = await subsetFont(await readFile(from), characters, options);
  await writeFile(to, font);
  console.log(`${to}: ${font.length} bytes`);
}

async function makeFonts(): Promise<void> {
  const latin = `${BRICOLAGE}/files/bricolage-grotesque-latin`;
  await make(`${latin}-wght-normal.woff2`, `${WEB_FONTS}/bricolage-grotesque.woff2`, WEB_HEADINGS, {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ["gasp", "STAT", "MVAR"],
    variationAxes: { wght: 700 },
  });
  const glyphs = PDF_GLYPHS.join("");
  const bold = { ...FOR_PDF, variationAxes: { wght: 700, opsz: 36 } };
  await make(`${latin}-opsz-normal.woff2`, `${PDF_FONTS}/bricolage-grotesque-bold.ttf`, glyphs, bold);
  const serif = (weight: string) => `${SOURCE_SERIF}/${weight}/SourceSerif4_${weight}.ttf`;
  await make(serif("400Regular"), `${PDF_FONTS}/source-serif-regular.ttf`, glyphs, FOR_PDF);
  await make(serif("700Bold"), `${PDF_FONTS}/source-serif-bold.ttf`, glyphs, FOR_PDF);

  await writeFile(`${PDF_FONTS}/widths.json`, JSON.stringify(measureFonts()) + "\n");
  await copyFile(`${BRICOLAGE}/LICENSE`, `${WEB_FONTS}/OFL-bricolage-grotesque.txt`);
  await copyFile(`${BRICOLAGE}/LICENSE`, `${PDF_FONTS}/OFL-bricolage-grotesque.txt`);
  await copyFile(`${SOURCE_SERIF}/LICENSE_FONT`, `${PDF_FONTS}/OFL-source-serif.txt`);
}

void makeFonts();
