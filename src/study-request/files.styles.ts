import { css } from "@emotion/react";

import { colors, fontSizes, lineHeights, motion, radii, space, weights } from "../theme/tokens";

/** The box is the browser's field itself, so that a click or a drop works everywhere in it. */
export const input = css({
  width: "100%",
  padding: `${space(2.5)} ${space(2)}`,
  border: `2px dashed ${colors.lineStrong}`,
  borderRadius: radii.small,
  background: colors.surfaceTint,
  color: colors.inkSoft,
  fontSize: fontSizes.small,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  "&:hover": { borderColor: colors.action, background: colors.turquoiseSoft },
  "&::file-selector-button": {
    minHeight: space(5),
    marginRight: space(1.5),
    padding: `${space(0.75)} ${space(2)}`,
    border: `2px solid ${colors.action}`,
    borderRadius: radii.round,
    background: colors.surface,
    color: colors.action,
    font: "inherit",
    fontWeight: weights.strong,
    cursor: "pointer",
  },
});

/** Many files scroll in a box of their own. Its buttons make it work by keyboard. */
export const list = css({
  maxHeight: "min(24rem, 70vh)",
  overflowY: "auto",
  borderTop: `1px solid ${colors.line}`,
  "> li": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(2),
    paddingBlock: space(1),
    borderBottom: `1px solid ${colors.line}`,
    "> div": { minWidth: 0 },
  },
});

export const fileName = css({
  fontWeight: weights.strong,
  lineHeight: lineHeights.tight,
  overflowWrap: "anywhere",
});
export const size = css({ color: colors.inkSoft, fontSize: fontSizes.small, whiteSpace: "nowrap" });
export const advice = css({
  color: colors.accentStrong,
  fontSize: fontSizes.small,
  lineHeight: lineHeights.small,
});
