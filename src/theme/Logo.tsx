import { css } from "@emotion/react";

import { colors, fonts, lineHeights, logoHeight, space, weights } from "./tokens";

/** The name's box is this much higher than the drawing, above and below it, so that two lines of text fit beside it. */
const overhang = space(1);

const logo = css({
  display: "flex",
  alignItems: "start",
  gap: space(1.25),
  fontFamily: fonts.display,
  fontWeight: weights.heading,
  lineHeight: lineHeights.heading,
  svg: { flex: "none", width: "auto", height: logoHeight },
  // One or two lines are centred beside the logo; a longer name continues below it.
  span: {
    display: "grid",
    alignContent: "center",
    minHeight: `calc(${logoHeight} + 2 * ${overhang})`,
    // Takes the overhang back: the logo stays as high as the drawing.
    marginBlock: `-${overhang}`,
  },
});

/** The logo, and the name beside it. */
export const Logo = ({ name }: { name: string }) => (
  <span css={logo}>
    <svg viewBox="0 0 28 32" width="28" height="32" aria-hidden="true">
      <path d="M1 6 5 1h18l4 5v25H1z" fill={colors.ink} stroke="currentColor" />
      <path d="M4 9h5v5H4zm0 7h5v5H4zm0 7h5v5H4zm7.5-7h5v5h-5zm0 7h5v5h-5z" fill={colors.brand} />
      <path d="M19 23h5v5h-5z" fill={colors.accent} />
    </svg>
    <span>{name}</span>
  </span>
);
