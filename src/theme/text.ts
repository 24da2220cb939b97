/** Text styles by role. A section on a dark background sets its own colours. */
import { css } from "@emotion/react";

import { print } from "./media";
import { colors, fonts, fontSizes, lineHeights, radii, space, weights } from "./tokens";

export const leadText = css({ fontSize: fontSizes.lead });

export const softText = css({ color: colors.inkSoft });

export const smallText = css({ fontSize: fontSizes.small });

export const noteText = css(softText, smallText, { lineHeight: lineHeights.small });

export const strongText = css({ fontWeight: weights.strong });

export const subtitleText = css({ fontSize: fontSizes.subtitle });

/** Text that looks like a heading but is not one: a legend, a caption, the brand. */
export const headingText = css({
  fontFamily: fonts.display,
  fontWeight: weights.heading,
  letterSpacing: "-0.015em",
  lineHeight: lineHeights.heading,
});

/**
 * Keeps a heading with the lines that follow it on paper: its box, which no sheet may break, reaches over them. Firefox and
 * WebKit have no `break-after: avoid`, and Chromium breaks between a summary and its content.
 */
export const headingOnPaper = css({
  [print]: { breakInside: "avoid", paddingBottom: space(10), marginBottom: space(-10) },
});

export const figureText = css({
  fontFamily: fonts.display,
  fontWeight: weights.heading,
  lineHeight: lineHeights.figure,
});

/** Styles of a live region that stays mounted, so that a failure rendered into it is announced. */
export const alertText = css({
  "&:not(:empty)": {
    marginBlock: space(2),
    padding: `${space(2)} ${space(3)}`,
    borderLeft: `6px solid ${colors.error}`,
    borderRadius: radii.small,
    background: colors.errorSoft,
    color: colors.ink,
    a: { color: colors.error },
  },
});

export const visuallyHidden = css({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // Hidden text still counts in the width of a region that scrolls, so it is kept as narrow as possible.
  fontSize: 1,
  // `Announcement` has its text in a `span`: as a block, it is no wider than this box.
  "> span": { display: "block" },
});
