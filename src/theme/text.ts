/** Text styles by role. Colours for a dark background are the section's own. */
import { css } from "@emotion/react";

import { colors, fonts, fontSizes, letterSpacings, lineHeights, weights } from "./tokens";

/** The first sentences of a page or a section. */
export const leadText = css({ fontSize: fontSizes.lead });

/** What explains the text beside it. */
export const softText = css({ color: colors.inkSoft });

/** Small type in the colour of what it stands in. */
export const smallText = css({ fontSize: fontSizes.small });

/** Soft and small: a note, a unit, a caption. */
export const noteText = css(softText, smallText, { lineHeight: lineHeights.small });

/** A line that is read first: the name of a row, a label. */
export const strongText = css({ fontWeight: weights.strong });

/** A heading in the smaller of two sizes: a panel's, a card's. */
export const subtitleText = css({ fontSize: fontSizes.subtitle });

/** What looks like a heading and is none: a legend, a caption, the brand. */
export const headingText = css({
  fontFamily: fonts.display,
  fontWeight: weights.heading,
  letterSpacing: letterSpacings.heading,
  lineHeight: lineHeights.heading,
});

/** A figure that a section is built around. Its size is the section's own. */
export const figureText = css({
  fontFamily: fonts.display,
  fontWeight: weights.figure,
  lineHeight: lineHeights.figure,
});
