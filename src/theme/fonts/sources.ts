/** Sources of `npm run make:fonts`, all under the SIL Open Font License 1.1 without a reserved name. */
const BRICOLAGE = "node_modules/@fontsource-variable/bricolage-grotesque";
const HANKEN = "node_modules/@fontsource-variable/hanken-grotesk";
const HANKEN_STATIC = "node_modules/@expo-google-fonts/hanken-grotesk";
const ARIMO = "node_modules/@fontsource/arimo/files/arimo-latin";
const ROBOTO = "node_modules/@fontsource/roboto/files/roboto-latin";
const SOURCE_SERIF = "node_modules/@expo-google-fonts/source-serif-4";

/** Files, and options of subset-font. `web…` for the site, the others for PDFs. `signs` is the fallback for characters that the PDFs' text fonts lack. */
export const fontSources = {
  web: {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    variationAxes: { wght: 700 },
  },
  webText: {
    from: `${HANKEN}/files/hanken-grotesk-latin-wght-normal.woff2`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  text: { from: `${HANKEN_STATIC}/400Regular/HankenGrotesk_400Regular.ttf` },
  strong: { from: `${HANKEN_STATIC}/700Bold/HankenGrotesk_700Bold.ttf` },
  display: {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-opsz-normal.woff2`,
    variationAxes: { wght: 700, opsz: 36 },
  },
  signs: { from: `${SOURCE_SERIF}/400Regular/SourceSerif4_400Regular.ttf` },
};

/**
 * Faces of the site, measured at one weight of a variable font. Until a face is loaded, texts of its `weights` are shown
 * in a system font (below), in the variant `standIn`.
 */
export const webFaces = [
  { role: "display", file: "display.woff2", weight: undefined, standIn: "bold", weights: "400 700" },
  { role: "text", file: "text.woff2", weight: 400, standIn: "regular", weights: "400" },
  { role: "text", file: "text.woff2", weight: 650, standIn: "bold", weights: "600 700" },
] as const;

/** Fonts of systems by the names that browsers find, each with a free font of the same widths: Arimo has Arial's. Android has Roboto. */
export const systemFonts = [
  {
    name: "Arial",
    regular: { from: `${ARIMO}-400-normal.woff2`, names: ["Arial", "ArialMT", "Liberation Sans"] },
    bold: {
      from: `${ARIMO}-700-normal.woff2`,
      names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    },
  },
  {
    name: "Roboto",
    regular: { from: `${ROBOTO}-400-normal.woff2`, names: ["Roboto", "Roboto-Regular"] },
    bold: { from: `${ROBOTO}-700-normal.woff2`, names: ["Roboto Bold", "Roboto-Bold"] },
  },
] as const;

/** Published beside the fonts. */
export const fontLicences = {
  "OFL-bricolage-grotesque.txt": `${BRICOLAGE}/LICENSE`,
  "OFL-hanken-grotesk.txt": `${HANKEN}/LICENSE`,
  "OFL-source-serif.txt": `${SOURCE_SERIF}/LICENSE_FONT`,
};
