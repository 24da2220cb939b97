/** Colours, named for their role. Contrasts (WCAG 1.4.3, 1.4.11) are asserted in `tokens.test.ts`. */
export const colors = {
  ink: "#1f2937",
  inkSoft: "#4b5b66",
  surface: "#ffffff",
  surfaceTint: "#f0f9f8",
  line: "#cfe0de",
  /** The border of a form field: 3:1 on white. */
  lineStrong: "#6b7f86",
  /** The brand: shapes, and text on ink. Never text on a light surface (1.6:1). */
  brand: "#40e0d0",
  brandSoft: "#c9f5ef",
  /** The brand, dark enough for text and buttons. */
  action: "#0f766e",
  actionStrong: "#0b5650",
  /** The second colour, for shapes and large figures, and the darker one for text. */
  accent: "#db2777",
  accentStrong: "#be185d",
  accentSoft: "#fce7f1",
  error: "#b3152f",
  errorSoft: "#fdecef",
} as const;

/** The families of `fonts/display.woff2` and `fonts/text.woff2`. `fonts/sources.ts` says where the fonts come from. */
export const displayFamily = "Bricolage Grotesque";
export const textFamily = "Hanken Grotesk";

export const fonts = {
  display: `"${displayFamily}", "Avenir Next", system-ui, sans-serif`,
  text: `"${textFamily}", system-ui, sans-serif`,
} as const;

/** Sizes grow with the window's width, from phone to desktop, and with the reader's own font size (rem). */
export const fontSizes = {
  /** 16 px on a phone, 14 px in a wide window. */
  small: "clamp(0.875rem, 1.06rem - 0.23vw, 1rem)",
  /** 16 px on a phone, 17 px in a wide window. */
  body: "clamp(1rem, 0.96rem + 0.16vw, 1.0625rem)",
  lead: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
  subtitle: "clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)",
  /** A key figure: « 3 000 € » stays on one line in half of a window of 320 px. */
  value: "clamp(1.5rem, 1.1rem + 2vw, 1.875rem)",
  chapter: "clamp(1.5rem, 1.25rem + 1.1vw, 2rem)",
  title: "clamp(1.875rem, 1.35rem + 2.3vw, 3rem)",
  display: "clamp(1.75rem, 1.2rem + 2.9vw, 3.5rem)",
  figure: "clamp(2.5rem, 1.8rem + 3vw, 4rem)",
} as const;

/** Text, a line that stands out, a heading or a large number. */
export const weights = { regular: 400, strong: 650, heading: 700 } as const;

/** As multiples of the font size. A large number is always on a line of its own. */
export const lineHeights = { figure: 1, heading: 1.12, tight: 1.25, small: 1.4, text: 1.5 } as const;

export const letterSpacings = { heading: "-0.015em" } as const;

/** Spacing in steps of 8 px, as rem. */
export const space = (steps: number) => `${steps * 0.5}rem`;

/** The empty space above and below a section (`edge`), and below its heading and introduction (`head`). */
export const sectionSpaces = {
  edge: { phone: space(4), desktop: space(10) },
  head: { phone: space(3), desktop: space(6) },
} as const;

/** The empty space at the sides of the page's column, and inside a panel. */
export const gutters = { page: "clamp(1.25rem, 5vw, 3rem)", panel: "clamp(1.25rem, 4vw, 2.5rem)" } as const;

/** Minimum heights of touch targets (WCAG 2.5.8): a link on its own line, a small button, a control, the main button. */
export const targets = { line: "1.75rem", small: "2.75rem", control: "3rem", large: "3.5rem" } as const;

export const logoHeight = "2rem";

export const radii = { small: "0.375rem", medium: "0.75rem", round: "999px" } as const;

export const shadows = {
  raised: "0 1px 2px rgb(31 41 55 / 0.06), 0 12px 32px -12px rgb(31 41 55 / 0.18)",
} as const;

export const motion = { quick: "150ms ease-out" } as const;

/** Maximum widths: the page, larger text, and lines of text (fewer than 70 characters). */
export const widths = {
  page: "75rem",
  lead: "36rem",
  text: "62ch",
  shortText: "38ch",
} as const;

/** The menu of the desktop layout. From 900 px on its links fit on one line, even in the widest system font. */
export const menuBar = {
  fontSize: `clamp(0.75rem, 0.4rem + 0.6vw, ${fontSizes.small})`,
  gap: "clamp(0rem, 3vw - 1.7rem, 1rem)",
  padding: "clamp(0.25rem, 0.75vw - 0.2rem, 0.5rem)",
  buttonPadding: "clamp(0.5rem, 2vw - 0.6rem, 1rem)",
} as const;

/** The bar at the bottom of a phone's window. What gets the focus is scrolled to above it. */
export const contactBarHeight = "4.25rem";

/** The sticky header's height. A link scrolls its target to below it. */
export const headerHeight = "4.5rem";
