import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { Logo } from "../../theme/Logo";
import { below, from, print, withoutScript } from "../../theme/media";
import { colors, headerHeight, logoHeight, space } from "../../theme/tokens";
import { column } from "../Section";
import { Navigation, onFirstLine } from "./Navigation";

const header = css({
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

const bar = css({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space(2),
  minHeight: headerHeight,
});

const brand = css(onFirstLine(logoHeight), {
  // The name wraps before the links do.
  flexShrink: 9999,
  // The links wrap before a word of the name breaks, unless the word is wider than this.
  [from.desktop]: { minWidth: space(18) },
  color: colors.ink,
  textDecoration: "none",
});

export const Header = ({
  settings,
  onHomePage,
}: {
  settings: Queries.HeaderSettings;
  onHomePage: boolean;
}) => (
  <header css={header}>
    <div css={[column, bar]}>
      <Link to="/" css={brand}>
        <Logo name={settings.brandName} />
      </Link>
      <Navigation settings={settings} onHomePage={onHomePage} />
    </div>
  </header>
);

export const fragment = graphql`
  fragment HeaderSettings on SiteSettings {
    brandName
    navHome
    navServices
    navAdvantages
    navReferences
    navFaq
    navContact
    navWhitePaper
  }
`;
