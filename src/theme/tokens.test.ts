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

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(colors[one]), luminance(colors[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The grounds that each colour of text is read on. */
const texts: Partial<Record<Color, readonly Color[]>> = {
  ink: ["surface", "surfaceTint", "turquoiseSoft", "turquoise", "accentSoft"],
  inkSoft: ["surface", "surfaceTint"],
  surface: ["ink", "action", "actionStrong"],
  turquoise: ["ink"],
  turquoiseSoft: ["ink"],
  action: ["surface", "surfaceTint", "turquoiseSoft"],
  actionStrong: ["surface", "surfaceTint", "turquoiseSoft"],
  accentStrong: ["surface", "surfaceTint", "accentSoft"],
  error: ["surface", "surfaceTint", "errorSoft"],
};

/** The grounds that shapes which mean something stand on: borders of fields and buttons, marks, the ring of the focus. */
const shapes: Partial<Record<Color, readonly Color[]>> = {
  ink: ["surface", "surfaceTint", "turquoise"],
  lineStrong: ["surface", "surfaceTint"],
  action: ["surface", "surfaceTint", "turquoiseSoft"],
  accent: ["surface", "surfaceTint", "turquoiseSoft", "ink"],
  turquoise: ["ink"],
  error: ["surface"],
};

const pairs = (uses: typeof texts) =>
  Object.entries(uses).flatMap(([color, grounds]) =>
    grounds.map((ground) => [color as Color, ground] as const),
  );

describe("contrast", () => {
  it.each(pairs(texts))("lets %s be read on %s (WCAG 1.4.3: 4.5:1)", (color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))("lets a shape in %s be seen on %s (WCAG 1.4.11: 3:1)", (color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
  });

  it("is measured as the WCAG does", () => {
    expect(contrast("surface", "turquoise")).toBeCloseTo(1.64, 2);
    expect(contrast("action", "surface")).toBeCloseTo(5.47, 2);
  });
});
