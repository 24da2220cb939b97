import { type CSSObject, Global } from "@emotion/react";

import displayFont from "./fonts/display.woff2";
import fallbacks from "./fonts/fallbacks.json";
import textFont from "./fonts/text.woff2";
import { below, lowWindow, motionAllowed, print } from "./media";
import { headingText } from "./text";
import {
  colors,
  contactBarHeight,
  displayFamily,
  fallbackFamily,
  fonts,
  fontSizes,
  gutters,
  headerHeight,
  lineHeights,
  motion,
  radii,
  space,
  textFamily,
  weights,
} from "./tokens";

/** System fonts with the widths and line height of the site's fonts, so that a text takes the same place in both. */
const fallbackFaces = fallbacks.map(({ role, system, names, ...descriptors }): CSSObject => ({
  "@font-face": {
    fontFamily: `"${fallbackFamily(role === "display" ? displayFamily : textFamily, system)}"`,
    src: names.map((name) => `local("${name}")`).join(", "),
    ...descriptors,
  },
}));

const styles = (): CSSObject[] => [
  ...fallbackFaces,
  {
    "@font-face": {
      fontFamily: `"${displayFamily}"`,
      src: `url("${displayFont}") format("woff2")`,
      fontWeight: weights.heading,
      // The fonts are preloaded. A font that is late for the first paint is used only on the next page: a swap would shift the lines.
      fontDisplay: "optional",
    },
  },
  {
    "@font-face": {
      fontFamily: `"${textFamily}"`,
      src: `url("${textFont}") format("woff2")`,
      fontWeight: `${weights.regular} ${weights.heading}`,
      fontDisplay: "optional",
    },
    "*, *::before, *::after": { boxSizing: "border-box" },
    html: {
      scrollPaddingTop: `calc(${headerHeight} + ${space(2)})`,
      WebkitTextSizeAdjust: "100%",
      [lowWindow]: { scrollPaddingTop: space(2) },
      [below.tablet]: { scrollPaddingBottom: `calc(${contactBarHeight} + ${space(1)})` },
      [motionAllowed]: { scrollBehavior: "smooth" },
    },
    body: {
      margin: 0,
      background: colors.surface,
      color: colors.ink,
      font: `${fontSizes.body} / ${lineHeights.text} ${fonts.text}`,
      // Unlike break-word, this stops a long word from widening its column: text of 200 % on a phone (WCAG 1.4.4).
      overflowWrap: "anywhere",
      [below.tablet]: { WebkitHyphens: "auto", hyphens: "auto", hyphenateLimitChars: "10 4 4" },
    },
    ":where(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset)": { margin: 0, padding: 0 },
    ":is(h1, h2, h3)": [headingText, { textWrap: "balance" }],
    h1: { fontSize: fontSizes.display },
    h2: { fontSize: fontSizes.title },
    h3: { fontSize: fontSizes.subtitle },
    // No word stays alone on a last line.
    ":is(p, li, dd)": { textWrap: "pretty" },
    // Unlike `none`, an empty marker leaves the list its role in Safari.
    ":is(ul, ol)": { listStyleType: '""' },
    // Raised letters must not push their line away from the others.
    sup: { fontSize: "0.65em", lineHeight: 0 },
    ":is(img, svg)": { display: "block", maxWidth: "100%", height: "auto" },
    a: {
      color: colors.action,
      textUnderlineOffset: "0.2em",
      transition: `color ${motion.quick}`,
      "&:hover": { color: colors.actionStrong },
    },
    ":is(button, input, select, textarea)": { font: "inherit" },
    ":focus-visible": { outline: `3px solid ${colors.accent}`, outlineOffset: 3, borderRadius: radii.small },
    // One sign for every `<details>`.
    summary: { listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
    "summary::after": {
      content: '""',
      display: "inline-block",
      width: "0.5em",
      height: "0.5em",
      marginInline: "0.6em 0.2em",
      borderRight: "2px solid",
      borderBottom: "2px solid",
      transform: "translateY(-25%) rotate(45deg)",
      [print]: { display: "none" },
    },
    "details[open] > summary::after": { transform: "translateY(25%) rotate(225deg)" },
    '[aria-busy="true"]': { cursor: "progress" },
    // The notice that the page's scripts cannot be fetched. No React component renders it.
    "#deferred-scripts-notice": {
      position: "fixed",
      zIndex: 30,
      inset: "auto 0 0",
      padding: `${space(2)} ${gutters.page}`,
      background: colors.errorSoft,
      borderTop: `3px solid ${colors.error}`,
      button: {
        padding: space(1),
        color: colors.actionStrong,
        background: "none",
        border: 0,
        textDecoration: "underline",
        cursor: "pointer",
      },
    },
    [print]: {
      "@page": { margin: "10mm" },
      // All sizes are two thirds of those on screen, so that a page takes few sheets.
      html: { fontSize: "66%" },
      // Hidden on paper: sections with a form that is not filled in, or with a button outside of forms, but for the table of buildings.
      "section:not(#contact, #immeubles):has(form:not([data-filled]), button:not(form *))": {
        display: "none",
      },
      // Closed folds of a printed form stay closed. This rule is apart from the one above, because a browser without `:has()`
      // (Firefox before 121) drops a whole rule.
      "form details:not([open])": { display: "none" },
      ":is(form:not([data-filled]), button, nav)": { display: "none !important" },
      // Closed answers must be printed too. Before 2025, browsers print them only if scripts open them (`print-details.ts`).
      "details::details-content": { contentVisibility: "visible", blockSize: "auto" },
      // Most browsers print no backgrounds, without which light text is unreadable. WebKitGTK prints them, and Chrome on request: then dark text is.
      "body *": {
        color: `${colors.ink} !important`,
        background: "none !important",
        boxShadow: "none !important",
      },
      ":is(h1, h2, h3, h4, h5, summary)": { breakAfter: "avoid" },
      ":is(p, li, dd, figure, details, ol)": { breakInside: "avoid" },
    },
    // Sections take focus after a jump, so that Tab continues from there. They are not controls, so they need no outline.
    '[tabindex="-1"]:focus': { outline: "none" },
  },
];

/** A built page has these rules in its head, so its scripts omit them; in `gatsby develop`, the browser inserts them. */
export const GlobalStyles = () =>
  process.env.BUILD_STAGE === "build-javascript" ? null : <Global styles={styles()} />;
