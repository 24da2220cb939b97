/** The look of the printed white paper: colours, sizes of type in points, the A4 grid in millimetres. */

export const printColors = {
  /** Text, and the dark walls of the artwork. */
  ink: "#1f2937",
  /** Secondary text: 7.6:1 on paper. */
  inkSoft: "#4b5563",
  /** Headings and links: 5.5:1 on paper. */
  teal: "#0f766e",
  /** Shapes only: too light for text on paper, a ground for dark text. */
  turquoise: "#40e0d0",
  /** The one accent of a page: 4.6:1 on paper. */
  pink: "#db2777",
  /** Panels. */
  mist: "#f0f9f8",
  /** Hairlines and unlit bars. */
  line: "#c9dedb",
} as const;

/** The façade at dusk. */
export const duskColors = {
  sky: "#123f45",
  skyLow: "#17545a",
  moon: "#1f7576",
  wall: "#1f2937",
  stone: "#2b3748",
  stoneLight: "#3a475b",
  roof: "#3d5a66",
  roofLight: "#557884",
  night: "#121925",
  nightGleam: "#1a2432",
  lit: "#40e0d0",
  litTop: "#9af2e8",
  litBlind: "#14b8a6",
  pink: "#db2777",
  pinkTop: "#fbcfe8",
  mullion: "#1b3540",
  iron: "#10161f",
  /** Text on the sky: more than 9:1. */
  title: "#ffffff",
  subtitle: "#c6f5ef",
} as const;

/** Type: size and distance from baseline to baseline, in points. */
export const printType = {
  coverTitle: { size: 78, leading: 75 },
  coverSubtitle: { size: 17, leading: 23 },
  coverBrand: { size: 13, leading: 17 },
  coverTagline: { size: 9.5, leading: 13 },
  title: { size: 25, leading: 28 },
  numeral: { size: 24, leading: 28 },
  heading: { size: 13, leading: 16.5 },
  subheading: { size: 10.4, leading: 13.6 },
  body: { size: 9.8, leading: 13.5 },
  lead: { size: 11.5, leading: 17 },
  callout: { size: 12, leading: 16.5 },
  contents: { size: 13.5, leading: 17 },
  contact: { size: 17, leading: 21 },
  label: { size: 9, leading: 12 },
  running: { size: 8, leading: 11 },
} as const;

export type PrintType = keyof typeof printType;

/** The page, in millimetres from its top left corner. */
export const printGrid = {
  width: 210,
  height: 297,
  /** Outer margin: numerals, running header, artwork. */
  outer: 24,
  /** The text column. */
  left: 55,
  right: 186,
  /** First and last height that the text column may use. */
  top: 30,
  bottom: 274,
  header: 18,
  folio: 284,
} as const;
