import { css, Global } from "@emotion/react";

import displayFont from "./fonts/bricolage-grotesque.woff2";
import { motionAllowed, print } from "./media";
import {
  colors,
  fonts,
  fontSizes,
  gutters,
  headerHeight,
  letterSpacings,
  lineHeights,
  motion,
  radii,
  SCRIPTS_NOTICE_ID,
  space,
  weights,
} from "./tokens";

const styles = () => css`
  @font-face {
    font-family: "Bricolage Grotesque";
    src: url("${displayFont}") format("woff2");
    font-weight: 500 800;
    /* Preloaded: there in the first paint, or left for the next page. A late swap would shift the headings. */
    font-display: optional;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-top: calc(${headerHeight} + ${space(2)});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;

    ${motionAllowed} {
      scroll-behavior: smooth;
    }
  }

  body {
    margin: 0;
    background: ${colors.surface};
    color: ${colors.ink};
    font: ${fontSizes.body} / ${lineHeights.text} ${fonts.text};
    /* Also where a column would rather grow than break a long word: text of 200 % on a phone (WCAG 1.4.4). */
    overflow-wrap: anywhere;

    ${print} {
      font-size: 10pt;
    }
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }

  h1,
  h2,
  h3 {
    font-family: ${fonts.display};
    font-weight: ${weights.heading};
    letter-spacing: ${letterSpacings.heading};
    line-height: ${lineHeights.heading};
    text-wrap: balance;
  }

  h1 {
    font-size: ${fontSizes.display};
  }

  h2 {
    font-size: ${fontSizes.title};
  }

  h3 {
    font-size: ${fontSizes.subtitle};
  }

  ul,
  ol {
    list-style: none;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }

  a {
    color: ${colors.action};
    text-underline-offset: 0.2em;
    transition: color ${motion.quick};

    &:hover {
      color: ${colors.actionStrong};
    }
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
  }

  :focus-visible {
    outline: 3px solid ${colors.accent};
    outline-offset: 3px;
    border-radius: ${radii.small};
  }

  [aria-busy="true"] {
    cursor: progress;
  }

  /* Outside of React's reach: it speaks when the page's scripts do not come. */
  #${SCRIPTS_NOTICE_ID}:not(:empty) {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    padding: ${space(2)} ${gutters.page};
    background: ${colors.errorSoft};
    border-top: 3px solid ${colors.error};

    button {
      padding: ${space(1)};
      color: ${colors.actionStrong};
      background: none;
      border: 0;
      text-decoration: underline;
      cursor: pointer;
    }
  }

  ${print} {
    /* On paper nobody can open an answer. */
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    /* Browsers print no grounds: text that is light on a dark one would be light on white. */
    body * {
      color: ${colors.ink} !important;
      box-shadow: none !important;
    }

    h1,
    h2,
    h3,
    dt {
      break-after: avoid;
    }

    li,
    dd,
    details,
    fieldset > div > div {
      break-inside: avoid;
    }
  }

  /* Sections take focus so that Tab goes on from them after a jump; their own outline would say nothing. */
  [tabindex="-1"]:focus {
    outline: none;
  }
`;

/**
 * The page's ground: reset, headings, links, focus. Everything else is styled where it stands. A built page has these rules in
 * its head for good, so they are not in the browser's code again; `gatsby develop` puts them in there.
 */
export const GlobalStyles = () =>
  process.env.BUILD_STAGE === "build-javascript" ? null : <Global styles={styles()} />;
