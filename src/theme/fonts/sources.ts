/** Where `npm run make:fonts` takes the fonts from. All are under the SIL Open Font License 1.1 without a reserved name. */
const BRICOLAGE = "node_modules/@fontsource-variable/bricolage-grotesque";
const HANKEN = "node_modules/@fontsource-variable/hanken-grotesk";
const HANKEN_STATIC = "node_modules/@expo-google-fonts/hanken-grotesk";
const SOURCE_SERIF = "node_modules/@expo-google-fonts/source-serif-4";

/** A font, and the values or the ranges of its axes, if it is a variable one. */
interface FontSource {
  from: string;
  axes?: Readonly<Record<string, number | { min: number; max: number }>>;
}

/**
 * The fonts of the site's headings and text, and those of the PDFs: the same faces, and one for the signs that they lack. Letters
 * that the PDFs' text face lacks, such as those of « Łódź » in Fontsource's Latin files, are set in the face for signs.
 */
export const fontSources = {
  web: {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    axes: { wght: 700 },
  },
  webText: {
    from: `${HANKEN}/files/hanken-grotesk-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
  text: { from: `${HANKEN_STATIC}/400Regular/HankenGrotesk_400Regular.ttf` },
  strong: { from: `${HANKEN_STATIC}/700Bold/HankenGrotesk_700Bold.ttf` },
  display: {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-opsz-normal.woff2`,
    axes: { wght: 700, opsz: 36 },
  },
  signs: { from: `${SOURCE_SERIF}/400Regular/SourceSerif4_400Regular.ttf` },
} as const satisfies Readonly<Record<string, FontSource>>;

/** The licences, which are published beside the fonts. */
export const fontLicences = {
  "OFL-bricolage-grotesque.txt": `${BRICOLAGE}/LICENSE`,
  "OFL-hanken-grotesk.txt": `${HANKEN}/LICENSE`,
  "OFL-source-serif.txt": `${SOURCE_SERIF}/LICENSE_FONT`,
};
