import { css } from "@emotion/react";

import { below, forcedColors, from, print } from "../../theme/media";
import { strongText } from "../../theme/text";
import { colors, gutters, headerHeight, menuBar, radii, shadows, space, targets } from "../../theme/tokens";
import { useActiveSection } from "./menu";
import { MenuItems } from "./SectionLink";

/** Centres an element on the header's first line. A long name continues below it. */
export const onFirstLine = (height: string) => ({ marginBlock: `calc((${headerHeight} - ${height}) / 2)` });

const barOfIcon = { content: '""', height: 2, background: "currentColor" };
const halfwayToOther = `calc(${space(0.5)} + 1px)`;

const toggle = css({
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

const navigation = css({
  a: {
    display: "block",
    padding: `${space(1.5)} ${space(1)}`,
    color: colors.ink,
    textDecoration: "none",
    "&:hover": { color: colors.action, textDecoration: "underline" },
    [currentLink]: [strongText, { color: colors.action, boxShadow: `inset 3px 0 ${colors.brand}` }],
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

/** Below 900 px a native `details` shows the links, and `close-menu.ts` closes it. */
export function Navigation({
  settings,
  onHomePage,
}: {
  settings: Queries.HeaderSettings;
  onHomePage: boolean;
}) {
  const activeSection = useActiveSection(onHomePage);
  return (
    <div>
      <details css={toggle}>
        <summary aria-label="Menu">
          <span aria-hidden="true" />
        </summary>
      </details>
      <nav aria-label="Menu principal" css={navigation}>
        <ul>
          <MenuItems settings={settings} onHomePage={onHomePage} activeSection={activeSection} />
        </ul>
      </nav>
    </div>
  );
}
