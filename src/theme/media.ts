/** Widths from which a layout changes. Under `desktop` the header's menu collapses (issue: under 900 px). */
export const from = {
  tablet: "@media (min-width: 40rem)",
  desktop: "@media (min-width: 900px)",
  wide: "@media (min-width: 72rem)",
} as const;

export const below = { desktop: "@media (max-width: 899.98px)" } as const;

export const motionAllowed = "@media (prefers-reduced-motion: no-preference)";
export const forcedColors = "@media (forced-colors: active)";
export const print = "@media print";
/** Where the browser runs no script: what needs one is replaced or left out. */
export const withoutScript = "@media (scripting: none)";
