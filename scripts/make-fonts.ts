/**
 * Reduces the fonts of the site and the PDF to what French needs: `npm run make:fonts`. The results are committed, so that a
 * build needs neither this script nor its packages.
 *
 * Sources: Bricolage Grotesque and Source Serif 4, both under the SIL Open Font License 1.1 without a reserved name.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { PDF_GLYPHS } from "../src/content/pdf-characters";

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
} as const;

interface Subset {
  from: string;
  to: string;
  characters: string;
  options: Parameters<typeof subsetFont>[2];
}

const subsets: readonly Subset[] = [
  {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    to: `${WEB_FONTS}/bricolage-grotesque.woff2`,
    characters: WEB_HEADINGS,
    options: {
      targetFormat: "woff2",
      keepFeatures: ["kern"],
      noHinting: true,
      noLayoutClosure: true,
      dropTables: ["gasp", "STAT", "MVAR"],
      variationAxes: { wght: 700 },
    },
  },
  {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-opsz-normal.woff2`,
    to: `${PDF_FONTS}/bricolage-grotesque-bold.ttf`,
    characters: PDF_GLYPHS.join(""),
    options: { ...FOR_PDF, variationAxes: { wght: 700, opsz: 36 } },
  },
  {
    from: `${SOURCE_SERIF}/400Regular/SourceSerif4_400Regular.ttf`,
    to: `${PDF_FONTS}/source-serif-regular.ttf`,
    characters: PDF_GLYPHS.join(""),
    options: FOR_PDF,
  },
  {
    from: `${SOURCE_SERIF}/700Bold/SourceSerif4_700Bold.ttf`,
    to: `${PDF_FONTS}/source-serif-bold.ttf`,
    characters: PDF_GLYPHS.join(""),
    options: FOR_PDF,
  },
];

async function makeFonts(): Promise<void> {
  for (const { from, to, characters, options } of subsets) {
    const font = await subsetFont(await readFile(from), characters, options);
    await writeFile(to, font);
    console.log(`${to}: ${font.length} bytes`);
  }

  await copyFile(`${BRICOLAGE}/LICENSE`, `${WEB_FONTS}/OFL-bricolage-grotesque.txt`);
  await copyFile(`${BRICOLAGE}/LICENSE`, `${PDF_FONTS}/OFL-bricolage-grotesque.txt`);
  await copyFile(`${SOURCE_SERIF}/LICENSE_FONT`, `${PDF_FONTS}/OFL-source-serif.txt`);
}

void makeFonts();
