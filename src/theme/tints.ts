/** The tints of the drawings, on paper and on the site. They follow the brand: nobody chooses thirty colours anew for another one. */
import { colors } from "./tokens";

/** The colours that the drawings were made with. What has exactly one of them takes the theme's instead. */
const DRAWN_WITH = {
  brand: "#40e0d0",
  ink: "#1f2937",
  accent: "#db2777",
  action: "#0f766e",
  surfaceTint: "#f0f9f8",
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/** Hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7.2). */
function toHsl(hex: string): readonly [hue: number, saturation: number, lightness: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, lightness];
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return [sixth * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const at = (offset + hue / 30 + 24) % 12;
    const value =
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The distance between two hues on their circle, in degrees. */
const apart = (one: number, other: number) => 180 - Math.abs(((((one - other) % 360) + 360) % 360) - 180);

/**
 * A colour of a drawing as the theme wants it: the colour of a role, or its tint with the hue of the brand, the ink or the accent,
 * whichever it was drawn beside.
 * @param drawn as `#rrggbb`, as in the drawing.
 */
export function inBrand(drawn: string): string {
  const roles = Object.entries(DRAWN_WITH) as [keyof typeof DRAWN_WITH, string][];
  const same = roles.find(([, color]) => color === drawn);
  if (same) return colors[same[0]];
  const [hue, saturation, lightness] = toHsl(drawn);
  const hues = roles.slice(0, 3).map(([role, color]) => ({ role, drawnHue: toHsl(color)[0] }));
  const [nearest] = hues.sort((one, other) => apart(hue, one.drawnHue) - apart(hue, other.drawnHue));
  const turn = nearest ? toHsl(colors[nearest.role])[0] - nearest.drawnHue : 0;
  return toHex(hue + turn, saturation, lightness);
}

/** A drawing (SVG) in the colours of the theme. */
export const paint = (drawing: string) =>
  drawing.replace(/#[\da-f]{6}\b/gi, (color) => inBrand(color.toLowerCase()));
