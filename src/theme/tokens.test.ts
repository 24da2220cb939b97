import { duskColors } from "./pdf-styles";
import { colors } from "./tokens";

type Color = keyof typeof colors;

/** The relative luminance of a colour (WCAG 2.2, definitions). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours and their backgrounds. */
const texts: Partial<Record<Color, readonly Color[]>> = {
  ink: ["surface", "surfaceTint", "brandSoft", "brand", "accentSoft"],
  inkSoft: ["surface", "surfaceTint", "brandSoft"],
  surface: ["ink", "action", "actionStrong"],
  brand: ["ink"],
  brandSoft: ["ink"],
  accentOnInk: ["ink"],
  action: ["surface", "surfaceTint", "brandSoft"],
  actionStrong: ["surface", "surfaceTint", "brandSoft"],
  accentStrong: ["surface", "surfaceTint", "brandSoft", "accentSoft"],
  error: ["surface", "surfaceTint", "errorSoft"],
};

/** Colours of meaningful shapes (borders of fields and buttons, icons, the focus outline) and their backgrounds. */
const shapes: Partial<Record<Color, readonly Color[]>> = {
  ink: ["surface", "surfaceTint", "brand"],
  lineStrong: ["surface", "surfaceTint"],
  action: ["surface", "surfaceTint", "brandSoft"],
  accent: ["surface", "surfaceTint", "brandSoft", "ink"],
  brand: ["ink"],
  error: ["surface"],
};

/** Focus outlines and the backgrounds beside which they occur. */
const outlines: Partial<Record<Color, readonly Color[]>> = {
  accent: ["surface", "surfaceTint", "brandSoft", "accentSoft", "errorSoft", "ink"],
  ink: ["brand"],
};

const pairs = (uses: typeof texts) =>
  Object.entries(uses).flatMap(([color, backgrounds]) =>
    backgrounds.map((background) => [color as Color, background] as const),
  );

describe("contrast", () => {
  it.each(pairs(texts))("keeps text in %s readable on %s (WCAG 1.4.3: 4.5:1)", (color, background) => {
    expect(contrast(colors[color], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))("keeps shapes in %s visible on %s (WCAG 1.4.11: 3:1)", (color, background) => {
    expect(contrast(colors[color], colors[background])).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs(outlines))(
    "keeps the focus outline in %s visible on %s (WCAG 1.4.11: 3:1)",
    (color, background) => {
      expect(contrast(colors[color], colors[background])).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(["title", "subtitle"] as const)("keeps the %s of the PDF's cover readable on its sky", (color) => {
    expect(contrast(duskColors[color], duskColors.sky)).toBeGreaterThanOrEqual(4.5);
  });

  it("is calculated as WCAG defines it", () => {
    // Fixed colours keep this test independent of the brand.
    expect(contrast("#ffffff", "#40e0d0")).toBeCloseTo(1.64, 2);
    expect(contrast("#0f766e", "#ffffff")).toBeCloseTo(5.47, 2);
  });
});
