/** Tints of the drawings in PDFs and on the site, derived from the brand's colours. */
import { colord } from "colord";

import { colors } from "./tokens";

/** Role colours in the drawings' sources. An exact match is replaced by the theme's colour. */
const DRAWN_WITH = {
  brand: "#40e0d0",
  ink: "#1f2937",
  accent: "#db2777",
  action: "#0f766e",
  surfaceTint: "#f0f9f8",
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/** Distance between two hues, in degrees. */
const apart = (one: number, other: number) => 180 - Math.abs(Math.abs(one - other) - 180);

/** Maps a `#rrggbb` of a drawing: exact role colours are replaced; other tints are rotated by the hue difference of the nearest role. */
export function inBrand(drawn: string): string {
  const roles = Object.entries(DRAWN_WITH) as [keyof typeof DRAWN_WITH, string][];
  const same = roles.find(([, color]) => color === drawn);
  if (same) return colors[same[0]];
  const hueOf = (color: string) => colord(color).hue();
  const [nearest] = roles
    .slice(0, 3)
    .sort(([, one], [, other]) => apart(hueOf(drawn), hueOf(one)) - apart(hueOf(drawn), hueOf(other)));
  return nearest
    ? colord(drawn)
        .rotate(hueOf(colors[nearest[0]]) - hueOf(nearest[1]))
        .toHex()
    : drawn;
}

export const paint = (drawing: string) =>
  drawing.replace(/#[\da-f]{6}\b/gi, (color) => inBrand(color.toLowerCase()));
