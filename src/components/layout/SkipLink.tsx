import { css } from "@emotion/react";

import { print } from "../../theme/media";
import { colors, radii, space } from "../../theme/tokens";

/** The id of the page's `main`, which is the link's target. */
export const mainId = "contenu";

const styles = css({
  position: "fixed",
  zIndex: 20,
  top: space(1),
  left: space(1),
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radii.small,
  background: colors.ink,
  color: colors.surface,
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
  "&:hover": { color: colors.turquoise },
  // Off-screen content would still print.
  [print]: { display: "none" },
});

/** The first link that Tab reaches. It skips the header (WCAG 2.4.1). */
export const SkipLink = () => (
  <a href={`#${mainId}`} css={styles}>
    Aller au contenu
  </a>
);
