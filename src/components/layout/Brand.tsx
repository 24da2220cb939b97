import { css } from "@emotion/react";

import { Logo } from "../../theme/Logo";
import { lineHeights, logoHeight, space } from "../../theme/tokens";

const brand = css({
  display: "flex",
  alignItems: "start",
  gap: space(1.25),
  lineHeight: lineHeights.heading,
  svg: { flex: "none", width: "auto", height: logoHeight },
  // One or two lines are centred beside the logo; a longer name continues below it.
  span: {
    display: "grid",
    alignContent: "center",
    minHeight: `calc(${logoHeight} + ${space(2)})`,
    marginBlock: `-${space(1)}`,
  },
});

export const Brand = ({ name }: { name: string }) => (
  <span css={brand}>
    <Logo />
    <span>{name}</span>
  </span>
);
