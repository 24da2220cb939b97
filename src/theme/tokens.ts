/** Colours, named for their role. Contrasts (WCAG 1.4.3, 1.4.11) are asserted in `tokens.test.ts`. */
export const colors = {
  /** Text, and the night of dark sections. */
  ink: "#1f2937",
  inkSoft: "#4b5b66",
  surface: "#ffffff",
  surfaceTint: "#f0f9f8",
  line: "#cfe0de",
  /** The border of a form field: 3:1 on white. */
  lineStrong: "#6b7f86",
  /** Pure turquoise: shapes, and text on ink. Never text on a light surface (1.6:1). */
  turquoise: "#40e0d0",
  turquoiseSoft: "#c9f5ef",
  /** Turquoise for text and buttons. */
  action: "#0f766e",
  actionStrong: "#0b5650",
  /** Pink for shapes and large figures, and the darker one for text. */
  accent: "#db2777",
  accentStrong: "#be185d",
  accentSoft: "#fce7f1",
  error: "#b3152f",
  errorSoft: "#fdecef",
} as const;

export const fonts = {
  display: `"Bricolage Grotesque", "Avenir Next", "Segoe UI", system-ui, sans-serif`,
  text: `system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`,
} as const;

/** Sizes grow with the window between a phone and a desktop, and with the reader's own setting (rem). */
export const fontSizes = {
  small: "0.875rem",
  body: "1.0625rem",
  lead: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
  subtitle: "clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)",
  /** A figure in a row of figures: « 3 000 € » stays on one line on half a phone of 320 px. */
  value: "clamp(1.5rem, 1.1rem + 2vw, 1.875rem)",
  title: "clamp(1.875rem, 1.35rem + 2.3vw, 3rem)",
  display: "clamp(2.25rem, 1.4rem + 3.6vw, 4rem)",
  figure: "clamp(2.5rem, 1.8rem + 3vw, 4rem)",
} as const;

/** The rhythm: multiples of 8 px, in rem. */
export const space = (steps: number) => `${steps * 0.5}rem`;

export const radii = { small: "0.375rem", medium: "0.75rem", round: "999px" } as const;

export const shadows = {
  raised: "0 1px 2px rgb(31 41 55 / 0.06), 0 12px 32px -12px rgb(31 41 55 / 0.18)",
} as const;

export const motion = { quick: "150ms ease-out" } as const;

/** Widths of columns: the page, and a line of text (under 70 characters). */
export const widths = { page: "75rem", text: "62ch" } as const;

/** The sticky header's height, which anchors keep clear of. */
export const headerHeight = "4.5rem";

/** The id of what says that the page's scripts do not come. It stands outside of React. */
export const SCRIPTS_NOTICE_ID = "deferred-scripts-notice";
