/** The tints of the drawings, on paper and on the site. They follow the brand: nobody chooses thirty colours anew for another one. */
import { colord } from "colord";

import { colors } from "./tokens";

/** The colours that the drawings were made with. What has exactly one of them takes the theme's instead. */
const DRAWN_WITH = {
  brand: "#40e0d0",
  ink: "#1f2937",
  accent: "#db2777",
  action: "#0f766e",
  surfaceTint: "#f0f9f8",
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/** The distance between two hues on their circle, in degrees. */
const apart = (one: number, other: number) => 180 - Math.abs(Math.abs(one - other) - 180);

/**
 * A colour of a drawing as the theme wants it: the colour of a role, or its tint with the hue of the brand, the ink or the accent,
 * whichever it was drawn beside.
 * @param drawn as `#rrggbb`, as in the drawing.
 */
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
