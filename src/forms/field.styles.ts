/** The styles of fields and their groups. */
import { css } from "@emotion/react";

import { forcedColors } from "../theme/media";
import { headingText, smallText, subtitleText } from "../theme/text";
import { colors, lineHeights, radii, space, targets, weights } from "../theme/tokens";

/** Two fields stand in a line where the panel has room for both. The width of the window does not matter. */
export const group = css({
  minWidth: 0,
  border: 0,
  "& + &": { paddingTop: space(3), borderTop: `1px solid ${colors.line}` },
  // Without `float`, a legend interrupts the border of its fieldset.
  "> legend": [
    headingText,
    subtitleText,
    { float: "left", width: "100%", padding: 0, marginBottom: space(2.5) },
  ],
  "> div": {
    clear: "both",
    display: "grid",
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${space(28)}), 1fr))`,
    columnGap: space(2.5),
    // Takes back the padding below the last fields.
    marginBottom: space(-2),
  },
});

const control = css({
  width: "100%",
  minHeight: targets.control,
  padding: `${space(1.25)} ${space(1.75)}`,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radii.small,
  background: colors.surface,
  color: colors.ink,
  lineHeight: lineHeights.small,
  "&:hover": { borderColor: colors.action },
  "&:focus-visible": { outlineOffset: 1, borderColor: colors.action },
  // A focused field scrolls into view with the label above it.
  scrollMarginTop: space(9),
  "&[aria-invalid]": {
    borderColor: colors.error,
    background: colors.errorSoft,
    boxShadow: `inset 4px 0 ${colors.error}`,
  },
});

/**
 * The fields of a line share three subgrid rows: labels, controls, notes. Browsers from before 2023 have no subgrid,
 * and align the upper edges of the fields.
 */
export const field = css({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  alignSelf: "start",
  alignContent: "start",
  minWidth: 0,
  paddingBottom: space(2),
  "&[data-wide]": { gridColumn: "1 / -1" },
  "> label": { gridRow: 1, alignSelf: "end", fontWeight: weights.strong, lineHeight: lineHeights.tight },
  // The control.
  "> label + *": { gridRow: 2, minWidth: 0, marginTop: space(0.75) },
  // Message, hint, and what stands below.
  "> :last-child": { gridRow: 3, minWidth: 0 },
  "> :last-child:not(:empty)": { paddingTop: space(0.5) },
  "& :where(input:not([type=file], [type=checkbox]), select, textarea)": control,
  "input:disabled": { background: colors.surfaceTint, color: colors.inkSoft },
  textarea: { resize: "vertical" },
  // Without spin buttons, the wheel does not change the number in Chromium and WebKit. The arrow keys still do.
  "[type=number]": {
    maxWidth: space(24),
    appearance: "textfield",
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": { display: "none" },
  },
});

export const message = css(smallText, {
  color: colors.error,
  fontWeight: weights.strong,
  lineHeight: lineHeights.small,
});

/** A box and its label are one target. */
export const checkbox = css(smallText, {
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minHeight: targets.small,
  input: { flex: "none", width: space(2.5), height: space(2.5), margin: 0, accentColor: colors.action },
});

/** Replaces the native arrow, which differs between browsers. */
export const choice = css({
  position: "relative",
  "> select": { appearance: "none", paddingRight: space(5) },
  "&::after": {
    content: '""',
    position: "absolute",
    top: "50%",
    right: space(2.25),
    width: space(1),
    height: space(1),
    borderRight: "2px solid",
    borderBottom: "2px solid",
    color: colors.action,
    transform: "translateY(-70%) rotate(45deg)",
    pointerEvents: "none",
  },
  [forcedColors]: { "> select": { appearance: "auto" }, "&::after": { display: "none" } },
});

/** The native field is the box itself, so that a click or a drop works everywhere in it. */
export const fileBox = css(smallText, {
  width: "100%",
  padding: `${space(3)} ${space(2)}`,
  border: `2px dashed ${colors.action}`,
  borderRadius: radii.small,
  background: colors.surface,
  color: colors.inkSoft,
  cursor: "pointer",
  "&:hover": { background: colors.surfaceTint },
  "&::file-selector-button": {
    minHeight: targets.small,
    marginRight: space(1.5),
    padding: `${space(0.75)} ${space(2.5)}`,
    border: "2px solid transparent",
    borderRadius: radii.round,
    background: colors.action,
    color: colors.surface,
    font: "inherit",
    fontWeight: weights.strong,
    cursor: "pointer",
    [forcedColors]: { borderColor: "ButtonText" },
  },
  "&:hover::file-selector-button": { background: colors.actionStrong },
});
