/** The styles of buttons, and of links that look like buttons. */
import { css } from "@emotion/react";

import { forcedColors, print } from "../theme/media";
import { colors, fontSizes, lineHeights, motion, radii, space, targets, weights } from "../theme/tokens";

const shape = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1),
  minHeight: targets.control,
  padding: `${space(1)} ${space(3)}`,
  border: "2px solid transparent",
  borderRadius: radii.round,
  fontWeight: weights.strong,
  lineHeight: lineHeights.tight,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  '&[aria-disabled="true"]': { cursor: "progress" },
  [print]: { display: "none" },
});

export const primaryButton = css(shape, {
  background: colors.action,
  color: colors.surface,
  "&:hover": { background: colors.actionStrong, color: colors.surface },
  [forcedColors]: { borderColor: "ButtonText" },
});

export const secondaryButton = css(shape, {
  background: "transparent",
  borderColor: colors.action,
  color: colors.action,
  "&:hover": { background: colors.brandSoft, color: colors.actionStrong },
});

export const buttonRow = css({ display: "flex", flexWrap: "wrap", gap: space(2) });

/**
 * A button that looks like a link. Its words wrap in a narrow place. Unlike the inherited `anywhere`,
 * `break-word` breaks no word beside a text that could shrink.
 */
export const textButton = css({
  maxWidth: "100%",
  overflowWrap: "break-word",
  minHeight: targets.small,
  padding: 0,
  border: 0,
  background: "transparent",
  color: colors.action,
  fontSize: fontSizes.small,
  fontWeight: weights.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  "&:hover": { color: colors.actionStrong },
  [forcedColors]: { border: "1px solid ButtonText" },
});
