/** Where `npm run make:fonts` takes the fonts from. All are under the SIL Open Font License 1.1 without a reserved name. */
const BRICOLAGE = "node_modules/@fontsource-variable/bricolage-grotesque";
const SOURCE_SERIF = "node_modules/@expo-google-fonts/source-serif-4";

/** A font, and the values of its axes, if it is a variable one. */
interface FontSource {
  from: string;
  axes?: Readonly<Record<string, number>>;
}

/** The font of the site's headings, and the three of the PDFs: text, bold text and headings. */
export const fontSources = {
  web: {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    axes: { wght: 700 },
  },
  text: { from: `${SOURCE_SERIF}/400Regular/SourceSerif4_400Regular.ttf` },
  strong: { from: `${SOURCE_SERIF}/700Bold/SourceSerif4_700Bold.ttf` },
  display: {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-opsz-normal.woff2`,
    axes: { wght: 700, opsz: 36 },
  },
} as const satisfies Readonly<Record<string, FontSource>>;

/** The licences, which are published beside the fonts. */
export const fontLicences = {
  "OFL-bricolage-grotesque.txt": `${BRICOLAGE}/LICENSE`,
  "OFL-source-serif.txt": `${SOURCE_SERIF}/LICENSE_FONT`,
};
