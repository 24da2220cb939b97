/** Colours of the PDF's drawings, its type sizes and its grid. Its text has the site's colours. */
import { inBrand } from "./tints";
import { colors } from "./tokens";

/** Font names in the PDF, which also credit the designers. */
export const printFonts = {
  text: "HankenGrotesk-Regular",
  strong: "HankenGrotesk-Bold",
  display: "BricolageGrotesque-Bold",
  signs: "SourceSerif4-Regular",
} as const;

export type FontName = keyof typeof printFonts;

export const duskColors = {
  sky: inBrand("#123f45"),
  skyLow: inBrand("#17545a"),
  moon: inBrand("#1f7576"),
  wall: colors.ink,
  stone: inBrand("#2b3748"),
  stoneLight: inBrand("#3a475b"),
  roof: inBrand("#3d5a66"),
  roofLight: inBrand("#557884"),
  night: inBrand("#121925"),
  lit: colors.brand,
  litTop: inBrand("#9af2e8"),
  litBlind: inBrand("#14b8a6"),
  pink: colors.accent,
  pinkTop: inBrand("#fbcfe8"),
  mullion: inBrand("#1b3540"),
  iron: inBrand("#10161f"),
  title: colors.surface,
  subtitle: inBrand("#c6f5ef"),
} as const;

/** Size and leading, in points. */
export const printType = {
  coverTitle: { size: 78, leading: 75 },
  coverSubtitle: { size: 17, leading: 23 },
  coverBrand: { size: 13, leading: 17 },
  coverTagline: { size: 9.5, leading: 13 },
  title: { size: 25, leading: 28 },
  numeral: { size: 24, leading: 28 },
  heading: { size: 13, leading: 16.5 },
  subheading: { size: 10.4, leading: 13.6 },
  body: { size: 9.8, leading: 13.2 },
  lead: { size: 11.5, leading: 17 },
  callout: { size: 11, leading: 15 },
  contents: { size: 13.5, leading: 17 },
  contact: { size: 17, leading: 21 },
  label: { size: 9, leading: 12 },
  source: { size: 6.7, leading: 8.7 },
  running: { size: 8, leading: 11 },
} as const;

export type PrintType = keyof typeof printType;

/** In millimetres from the page's top left corner. */
export const printGrid = {
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

export const textColumn = { x: printGrid.left, width: printGrid.right - printGrid.left };
