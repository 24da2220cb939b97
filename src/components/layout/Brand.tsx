import { css } from "@emotion/react";

import { colors, lineHeights, logoHeight, space } from "../../theme/tokens";

const brand = css({
  display: "flex",
  alignItems: "start",
  gap: space(1.25),
  lineHeight: lineHeights.heading,
  svg: { flex: "none", width: "auto", height: logoHeight },
  // A name of one or two lines is centred beside the logo. A longer name continues below it.
  span: {
    display: "grid",
    alignContent: "center",
    minHeight: `calc(${logoHeight} + ${space(2)})`,
    marginBlock: `-${space(1)}`,
  },
});

/** The logo, a façade with fewer lit windows from left to right, and the brand's name. */
export const Brand = ({ name }: { name: string }) => (
  <span css={brand}>
    <svg viewBox="0 0 28 32" width="28" height="32" aria-hidden="true">
      <path d="M1 6 5 1h18l4 5v25H1z" fill={colors.ink} stroke="currentColor" />
      <path d="M4 9h5v5H4zm0 7h5v5H4zm0 7h5v5H4zm7.5-7h5v5h-5zm0 7h5v5h-5z" fill={colors.brand} />
      <path d="M19 23h5v5h-5z" fill={colors.accent} />
    </svg>
    <span>{name}</span>
  </span>
);
