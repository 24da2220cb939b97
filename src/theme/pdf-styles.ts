/** Colours of drawings; text styles and grid of PDFs. Texts have the site's colours. */
import { colors } from "./tokens";

/** Names of the fonts in the PDF. A PDF reader lists them, which credits the designers. */
export const pdfFonts = {
  text: "HankenGrotesk-Regular",
  strong: "HankenGrotesk-Bold",
  display: "BricolageGrotesque-Bold",
  signs: "SourceSerif4-Regular",
} as const;

export type FontName = keyof typeof pdfFonts;

/** Tints of the drawings, chosen by hand beside the brand's colours. The files in `drawings/` have the same. */
export const duskColors = {
  sky: "#123f45",
  skyLow: "#17545a",
  moon: "#1f7576",
  wall: colors.ink,
  stone: "#2b3748",
  stoneLight: "#3a475b",
  roof: "#3d5a66",
  roofLight: "#557884",
  night: "#121925",
  lit: colors.brand,
  litTop: "#9af2e8",
  litBlind: "#14b8a6",
  pink: colors.accent,
  pinkTop: "#fbcfe8",
  mullion: "#1b3540",
  iron: "#10161f",
  title: colors.surface,
  subtitle: "#c6f5ef",
} as const;

/** Text styles of the PDF by role. Size and leading are in points. */
export const pdfType = {
  coverTitle: { size: 78, leading: 75, font: "display", color: duskColors.title },
  coverSubtitle: { size: 17, leading: 23, font: "display", color: duskColors.subtitle },
  coverBrand: { size: 13, leading: 17, font: "display", color: duskColors.title },
  coverTagline: { size: 9.5, leading: 13, font: "text", color: duskColors.subtitle },
  title: { size: 25, leading: 28, font: "display", color: colors.ink },
  numeral: { size: 24, leading: 28, font: "display", color: colors.ink },
  heading: { size: 13, leading: 16.5, font: "display", color: colors.action },
  subheading: { size: 10.4, leading: 13.6, font: "strong", color: colors.ink },
  body: { size: 9.8, leading: 13.2, font: "text", color: colors.ink },
  lead: { size: 11.5, leading: 17, font: "text", color: colors.ink },
  callout: { size: 11, leading: 15, font: "display", color: colors.ink },
  contents: { size: 13.5, leading: 17, font: "display", color: colors.ink },
  contact: { size: 17, leading: 21, font: "display", color: colors.action },
  label: { size: 9, leading: 12, font: "text", color: colors.ink },
  source: { size: 6.7, leading: 8.7, font: "text", color: colors.inkSoft },
  running: { size: 8, leading: 11, font: "text", color: colors.inkSoft },
} as const;

export type PdfType = keyof typeof pdfType;

/** Unit: millimetres from the page's top left corner. */
export const pdfGrid = {
  width: 210,
  height: 297,
  outer: 24,
  left: 55,
  right: 186,
  top: 30,
  bottom: 274,
  /** Baselines of the running header and footer. */
  header: 18,
  footer: 284,
} as const;

export const pageColumn = { x: pdfGrid.outer, width: pdfGrid.right - pdfGrid.outer };

export const textColumn = { x: pdfGrid.left, width: pdfGrid.right - pdfGrid.left };
