/** Layouts by minimum width; below `desktop` (900 px) the menu collapses. In em: larger text gets a narrower layout (WCAG 1.4.4). */
export const from = {
  /** All phones, except with text of 200 %, where even a short word may be wider than the window. */
  phone: "@media (min-width: 18em)",
  tablet: "@media (min-width: 40em)",
  desktop: "@media (min-width: 56.25em)",
  wide: "@media (min-width: 72em)",
} as const;

export const below = {
  tablet: "@media not all and (min-width: 40em)",
  desktop: "@media not all and (min-width: 56.25em)",
  wide: "@media not all and (min-width: 72em)",
} as const;

/** A window of less than 480 px, such as at 400 % zoom, has no room for anything that stays in view. */
export const lowWindow = "@media (max-height: 29.99em)";

export const motionAllowed = "@media (prefers-reduced-motion: no-preference)";
export const canHover = "@media (hover: hover)";
export const forcedColors = "@media (forced-colors: active)";
export const print = "@media print";
export const withoutScript = "@media (scripting: none)";
