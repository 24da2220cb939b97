/** The header of every page: brand and main menu. */
import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { Logo } from "../../theme/Logo";
import { below, forcedColors, from, lowWindow, print, withoutScript } from "../../theme/media";
import { strongText } from "../../theme/text";
import {
  colors,
  gutters,
  headerHeight,
  logoHeight,
  menuBar,
  radii,
  shadows,
  space,
  targets,
} from "../../theme/tokens";
import { column } from "../Section";
import { PhoneLink } from "./ContactDetails";
import { MenuItems, type MenuProps } from "./SectionLink";

/** Centres an element on the header's first line. A long name continues below it. */
const onFirstLine = (height: string) => ({ marginBlock: `calc((${headerHeight} - ${height}) / 2)` });

const header = css({
  position: "sticky",
  zIndex: 10,
  top: 0,
  background: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
  // Cancels `scroll-padding-top`, which would scroll the page when a link in this sticky header takes focus.
  "a, summary": { scrollMarginTop: `calc(-1 * (${headerHeight} + ${space(2)}))` },
  // A low window has no room for a sticky header. `relative`, because the collapsed menu is placed by the header.
  [lowWindow]: { position: "relative" },
  [print]: { position: "static" },
  // Without scripts nothing closes the menu, and in a sticky header it would cover the target.
  [below.desktop]: { [withoutScript]: { position: "relative" } },
});

const bar = css({ display: "flex", alignItems: "start", justifyContent: "space-between", gap: space(2) });

const brand = css(onFirstLine(logoHeight), {
  // The name wraps before the links do.
  flexShrink: 9999,
  // The links wrap before a word of the name breaks, unless the word is wider than this.
  [from.desktop]: { minWidth: space(18) },
  color: colors.ink,
  textDecoration: "none",
});

const toggle = css({
  summary: {
    display: "grid",
    placeItems: "center",
    width: targets.control,
    height: targets.control,
    ...onFirstLine(targets.control),
    borderRadius: radii.small,
    cursor: "pointer",
    // The button has a drawing, so it needs no sign of a fold.
    "&::after": { display: "none" },
  },
  svg: { width: space(3.25) },
  path: { transformOrigin: "13px 13px" },
  // The two lines cross in the middle when the menu is open.
  "&[open] path:first-of-type": { transform: "rotate(45deg) translateY(5px)" },
  "&[open] path:last-of-type": { transform: "rotate(-45deg) translateY(-5px)" },
  // The menu follows `details`, so that a wide window can show it while `details` is closed.
  "&[open] + nav": { display: "block" },
  [print]: { display: "none" },
  [from.desktop]: { display: "none" },
});

const currentLink = "&[aria-current]";

const navigation = css({
  ul: { [from.tablet]: { display: "flex", flexWrap: "wrap", gap: space(1) } },
  a: {
    display: "block",
    padding: `${space(1.5)} ${space(1)}`,
    color: colors.ink,
    textDecoration: "none",
    "&:hover": { color: colors.action, textDecoration: "underline" },
    [currentLink]: [strongText, { color: colors.action, boxShadow: `inset 3px 0 ${colors.brand}` }],
  },
  // The telephone.
  "li:last-of-type a": [
    strongText,
    { display: "flex", alignItems: "center", gap: space(1), color: colors.action },
  ],
  svg: { flex: "none", width: space(2.25) },
  [below.desktop]: {
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
  },
  [forcedColors]: { a: { [currentLink]: { textDecoration: "underline", textDecorationThickness: 3 } } },
  [from.desktop]: {
    display: "grid",
    alignItems: "center",
    minHeight: headerHeight,
    ul: { justifyContent: "flex-end", alignItems: "center", gap: menuBar.gap },
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
    // The white paper.
    "li:nth-last-of-type(2) a": {
      border: `1px solid ${colors.action}`,
      borderRadius: radii.round,
      color: colors.action,
      paddingInline: menuBar.buttonPadding,
      boxShadow: "none",
      [currentLink]: { background: colors.brandSoft },
    },
    // Below `wide` the links leave room for the telephone's sign only.
    "li:last-of-type span": { [below.wide]: { display: "none" } },
  },
});

/** The menu is collapsed below 900 px: a native `details` then shows the links, and `close-menu.ts` closes it. */
export const Header = (menu: MenuProps) => (
  <header css={header}>
    <div css={[column, bar]}>
      <Link to="/" css={brand}>
        <Logo name={menu.settings.brandName} />
      </Link>
      <div>
        <details css={toggle}>
          <summary aria-label="Menu">
            {/* A drawing, because a browser's dark theme lightens strokes, and takes a background for a surface. */}
            <svg viewBox="0 0 26 26" aria-hidden="true" stroke="currentColor" strokeWidth="2">
              <path d="M0 8h26" />
              <path d="M0 18h26" />
            </svg>
          </summary>
        </details>
        <nav aria-label="Menu principal" css={navigation}>
          <ul>
            <MenuItems {...menu} />
            <li>
              <PhoneLink to={menu.settings.phone} aria-label={menu.settings.phone}>
                <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
                  <path d="M6.6 2 10 3.4l.8 4.6-2.5 2a13 13 0 0 0 5.7 5.7l2-2.5 4.6.8L22 17.4c0 2.5-2 4.6-4.5 4.6A15.5 15.5 0 0 1 2 6.500C2 4 4.100 2 6.600 2z" />
                </svg>
                <span>{menu.settings.phone}</span>
              </PhoneLink>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  </header>
);

export const fragment = graphql`
  fragment HeaderSettings on SiteSettings {
    brandName
    phone
    navHome
    navServices
    navAdvantages
    navReferences
    navFaq
    navContact
    navWhitePaper
  }
`;
