import type { CSSObject } from "@emotion/react";
import { css } from "@emotion/react";

import { secondaryButton } from "../components/Button";
import { forcedColors, print } from "../theme/media";
import { noteText, smallText, strongText } from "../theme/text";
import { colors, fontSizes, gutters, lineHeights, radii, space } from "../theme/tokens";

/** The id of the confirmation of a study request. */
export const CONFIRMATION_ID = "demande-confirmee";

export const panel = css({
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.turquoise,
  scrollMarginTop: space(2),
  "a, a:hover": { color: colors.ink },
  [forcedColors]: { border: "1px solid CanvasText" },
  [print]: {
    padding: 0,
    // Whoever prints after a request wants its recap. Browsers without :has (before 2024) print all.
    [`body:has(&) :not(:has(#${CONFIRMATION_ID}), #${CONFIRMATION_ID}, #${CONFIRMATION_ID} *)`]: {
      display: "none !important",
    },
  },
});

export const heading = css({ marginBottom: space(1), fontSize: fontSizes.value });

/** One answer a line, beside its label where there is room. */
export const recap = css({
  marginTop: space(3),
  padding: `${space(1)} ${space(2.5)}`,
  borderRadius: radii.small,
  background: colors.surface,
  "> div": {
    display: "grid",
    columnGap: space(2),
    alignItems: "baseline",
    paddingBlock: space(1),
    // Two columns at most, and one with larger text.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${space(22)}, 40%)), 1fr))`,
    "& + div": { borderTop: `1px solid ${colors.line}` },
  },
  dt: noteText,
  dd: [
    strongText,
    smallText,
    { gridColumn: "-2", lineHeight: lineHeights.small, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  ],
  [print]: { paddingInline: 0 },
});

export const printButton = css(secondaryButton, {
  marginTop: space(2),
  borderColor: colors.ink,
  color: colors.ink,
  [print]: { display: "none" },
});

export const next = css({ marginTop: space(5) });
export const another = css({ marginTop: space(4), [print]: { display: "none" } });

/**
 * Toasts stand in the lower part of the window, and only over the confirmation: their place below it keeps them off the fields.
 */
export const toasts = css({
  position: "sticky",
  zIndex: 1,
  bottom: space(2),
  [print]: { display: "none" },
});

/** notistack's element around the toasts. Its class is doubled, to outweigh notistack's own rules, which come later. */
export const toastContainer: CSSObject = {
  "&&": {
    position: "static",
    transform: "none",
    width: "100%",
    maxWidth: "none",
    // notistack's own is 288 px, more than half a phone's zoomed window has.
    div: { minWidth: 0 },
    paddingBlock: space(1),
  },
};

/** Around the confirmation and its toast. */
export const place = css({ marginBottom: space(4) });
