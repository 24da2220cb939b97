/** Colours of drawings, which follow the brand's; text styles and grid of the PDF. Its text has the site's colours. */
import { colord } from "colord";

import { colors } from "./tokens";

/** Role colours in the drawings' sources, and the theme's colours in their place. */
const ROLES = [
  { source: "#40e0d0", themed: colors.brand },
  { source: "#1f2937", themed: colors.ink },
  { source: "#db2777", themed: colors.accent },
  { source: "#0f766e", themed: colors.action },
  { source: "#f0f9f8", themed: colors.surfaceTint },
];

/** Roles whose tints the drawings have. */
const TINTED_ROLES = ROLES.slice(0, 3);

/** Degrees on the colour wheel, from 0 to 359. */
const hueOf = (color: string) => colord(color).hue();

/** The smaller of the two angles between two hues: 20 for 350 and 10. */
function hueDistance(one: string, other: string): number {
  const difference = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(difference, 360 - difference);
}

/** Maps a `#rrggbb` of a drawing: exact role colours are replaced; other tints are rotated by the hue difference of the nearest role. */
export function inBrand(drawn: string): string {
  const same = ROLES.find(({ source }) => source === drawn);
  if (same) return same.themed;
  const nearest = TINTED_ROLES.reduce((best, role) =>
    hueDistance(drawn, role.source) < hueDistance(drawn, best.source) ? role : best,
  );
  const rotation = hueOf(nearest.themed) - hueOf(nearest.source);
  return colord(drawn).rotate(rotation).toHex();
}

/** Replaces all colours of an SVG drawing. */
export const paint = (drawing: string) =>
  drawing.replace(/#[\da-f]{6}\b/gi, (color) => inBrand(color.toLowerCase()));

/** Font names in the PDF, which also credit the designers. */
export const pdfFonts = {
  text: "HankenGrotesk-Regular",
  strong: "HankenGrotesk-Bold",
  display: "BricolageGrotesque-Bold",
  signs: "SourceSerif4-Regular",
} as const;

export type FontName = keyof typeof pdfFonts;

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
