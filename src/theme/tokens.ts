/** Colours, named for their role. Contrasts (WCAG 1.4.3, 1.4.11) are asserted in `tokens.test.ts`. */
export const colors = {
  ink: "#1f2937",
  inkSoft: "#4b5b66",
  surface: "#ffffff",
  surfaceTint: "#f0f9f8",
  line: "#cfe0de",
  /** Border of a form field: 3:1 on white. */
  lineStrong: "#6b7f86",
  /** Shapes, and text on ink; never text on a light surface (1.6:1). */
  brand: "#40e0d0",
  brandSoft: "#c9f5ef",
  /** The brand's hue, dark enough for text and buttons. */
  action: "#0f766e",
  actionStrong: "#0b5650",
  /** Shapes and large figures; `accentStrong` is for text. */
  accent: "#db2777",
  accentStrong: "#be185d",
  accentSoft: "#fce7f1",
  /** Text on ink. */
  accentOnInk: "#f472b6",
  error: "#b3152f",
  errorSoft: "#fdecef",
} as const;

export const displayFamily = "Bricolage Grotesque";
export const textFamily = "Hanken Grotesk";

/** Name of the face that shows a system's font in the size of a family (`fonts/fallbacks.json`). */
export const fallbackFamily = (family: string, system: string) => `${family} as ${system}`;

/** The family, and what stands in for it while it is late. */
const stackOf = (family: string) =>
  [family, ...["Arial", "Roboto"].map((system) => fallbackFamily(family, system))]
    .map((name) => `"${name}"`)
    .concat("system-ui", "sans-serif")
    .join(", ");

export const fonts = { display: stackOf(displayFamily), text: stackOf(textFamily) } as const;

/** Sizes grow with the window's width and the reader's font size (rem). */
export const fontSizes = {
  /** 16 px on a phone, 14 px in a wide window. */
  small: "clamp(0.875rem, 1.06rem - 0.23vw, 1rem)",
  /** 16 px on a phone, 17 px in a wide window. */
  body: "clamp(1rem, 0.96rem + 0.16vw, 1.0625rem)",
  lead: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
  subtitle: "clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)",
  /** « 3 000 € » stays on one line in half of a window of 320 px. */
  value: "clamp(1.5rem, 1.1rem + 2vw, 1.875rem)",
  chapter: "clamp(1.5rem, 1.25rem + 1.1vw, 2rem)",
  title: "clamp(1.875rem, 1.35rem + 2.3vw, 3rem)",
  display: "clamp(1.75rem, 1.2rem + 2.9vw, 3.5rem)",
  figure: "clamp(2.5rem, 1.8rem + 3vw, 4rem)",
} as const;

export const weights = { regular: 400, strong: 650, heading: 700 } as const;

export const lineHeights = { figure: 1, heading: 1.12, tight: 1.25, small: 1.4, text: 1.5 } as const;

/** Steps of 8 px, as rem. */
export const space = (steps: number) => `${steps * 0.5}rem`;

export const gutters = { page: "clamp(1.25rem, 5vw, 3rem)", panel: "clamp(1.25rem, 4vw, 2.5rem)" } as const;

/** Minimum heights of touch targets (WCAG 2.5.8). */
export const targets = { line: "1.75rem", small: "2.75rem", control: "3rem", large: "3.5rem" } as const;

export const logoHeight = "2rem";

export const radii = { small: "0.375rem", medium: "0.75rem", round: "999px" } as const;

export const shadows = { raised: "0 1px 2px rgb(31 41 55 / 0.06), 0 12px 32px -12px rgb(31 41 55 / 0.18)" };

export const motion = { quick: "150ms ease-out" } as const;

/** Maximum widths. `text` keeps lines below 70 characters. */
export const widths = {
  page: "75rem",
  lead: "36rem",
  text: "62ch",
  shortText: "38ch",
} as const;

/** From 900 px on, the links fit on one line even in the widest system font. */
export const menuBar = {
  fontSize: `clamp(0.75rem, 0.4rem + 0.6vw, ${fontSizes.small})`,
  gap: "clamp(0rem, 3vw - 1.7rem, 1rem)",
  padding: "clamp(0.25rem, 0.75vw - 0.2rem, 0.5rem)",
  buttonPadding: "clamp(0.5rem, 2vw - 0.6rem, 1rem)",
} as const;

/** Bottom bar on phones; `scroll-padding` keeps focused elements above it. */
export const contactBarHeight = "4.25rem";

/** Sticky header; `scroll-padding` keeps link targets below it. */
export const headerHeight = "4.5rem";
