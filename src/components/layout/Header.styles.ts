import { css } from "@emotion/react";

import { below, forcedColors, from, print, withoutScript } from "../../theme/media";
import {
  colors,
  fonts,
  gutters,
  headerHeight,
  logoHeight,
  menuBar,
  radii,
  shadows,
  space,
  targets,
  weights,
} from "../../theme/tokens";

export const header = css({
  position: "sticky",
  zIndex: 10,
  top: 0,
  background: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
  // Cancels `scroll-padding-top`, which would scroll the page when a link in this sticky header takes focus.
  "a, summary": { scrollMarginTop: `calc(-1 * (${headerHeight} + ${space(2)}))` },
  [print]: { position: "static" },
  // Without scripts nothing closes the menu, and in a sticky header it would cover the target.
  [below.desktop]: { [withoutScript]: { position: "relative" } },
});

/** Centres an element on the header's first line. A long name continues below it. */
const onFirstLine = (height: string) => ({ marginBlock: `calc((${headerHeight} - ${height}) / 2)` });

export const bar = css({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space(2),
  minHeight: headerHeight,
});

export const brand = css(onFirstLine(logoHeight), {
  // The name wraps before the links do.
  flexShrink: 9999,
  // The links wrap before a word of the name breaks, unless the word is wider than this.
  [from.desktop]: { minWidth: space(18) },
  color: colors.ink,
  textDecoration: "none",
  fontFamily: fonts.display,
  fontWeight: weights.heading,
});

const barOfIcon = {
  content: '""',
  height: 2,
  background: "currentColor",
};
const halfwayToOther = `calc(${space(0.5)} + 1px)`;

export const toggle = css({
  summary: {
    display: "grid",
    placeItems: "center",
    width: targets.control,
    height: targets.control,
    ...onFirstLine(targets.control),
    borderRadius: radii.small,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
  "summary span": {
    display: "grid",
    gap: space(1),
    width: space(3.25),
    "&::before, &::after": barOfIcon,
  },
  "&[open] summary span::before": { transform: `translateY(${halfwayToOther}) rotate(45deg)` },
  "&[open] summary span::after": { transform: `translateY(calc(-1 * ${halfwayToOther})) rotate(-45deg)` },
  // The menu follows `details`, so that a wide window can show it while `details` is closed.
  "&[open] + nav": { display: "block" },
  [print]: { display: "none" },
  [forcedColors]: { "summary span": { "&::before, &::after": { background: "CanvasText" } } },
  [from.desktop]: { display: "none" },
});

const collapsed = {
  display: "none",
  position: "absolute",
  top: "100%",
  insetInline: 0,
  maxHeight: `calc(100vh - ${headerHeight})`,
  overflowY: "auto",
  padding: `${space(1)} ${gutters.page} ${space(3)}`,
  background: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
  boxShadow: shadows.raised,
} as const;

const currentLink = "&[aria-current]";

export const navigation = css({
  a: {
    display: "block",
    padding: `${space(1.5)} ${space(1)}`,
    color: colors.ink,
    textDecoration: "none",
    "&:hover": { color: colors.action, textDecoration: "underline" },
    [currentLink]: {
      color: colors.action,
      fontWeight: weights.strong,
      boxShadow: `inset 3px 0 ${colors.brand}`,
    },
  },
  [below.desktop]: {
    ...collapsed,
    [from.tablet]: { ul: { display: "flex", flexWrap: "wrap", gap: space(1) } },
  },
  [forcedColors]: { a: { [currentLink]: { textDecoration: "underline", textDecorationThickness: 3 } } },
  [from.desktop]: {
    display: "grid",
    alignItems: "center",
    minHeight: headerHeight,
    ul: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      alignItems: "center",
      gap: menuBar.gap,
    },
    a: {
      padding: `${space(1)} ${menuBar.padding}`,
      fontSize: menuBar.fontSize,
      whiteSpace: "nowrap",
      [currentLink]: {
        boxShadow: `inset 0 -3px ${colors.brand}`,
        // Bold text is wider, and would move the other links when the active section changes.
        fontWeight: "inherit",
        WebkitTextStroke: "0.4px",
      },
    },
    "li:last-child a": {
      border: `1px solid ${colors.action}`,
      borderRadius: radii.round,
      color: colors.action,
      paddingInline: menuBar.buttonPadding,
      boxShadow: "none",
      [currentLink]: { background: colors.brandSoft },
    },
  },
});
