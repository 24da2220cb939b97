import { css } from "@emotion/react";

import { colors, space } from "../theme/tokens";

const link = css({
  display: "inline-block",
  // A target of 24 px, also for the one sign (WCAG 2.5.8).
  minWidth: space(3),
  lineHeight: space(3),
  color: colors.inkSoft,
  textDecoration: "none",
});

/**
 * A discreet link to the part of the page that a heading names, whose address a reader can copy.
 * @param to its anchor.
 * @param label where it leads, for those who do not see what the sign is beside.
 */
export const Permalink = ({ to, label }: { to: string; label: string }) => (
  <a href={`#${to}`} aria-label={label} css={link}>
    #
  </a>
);
