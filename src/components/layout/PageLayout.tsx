import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { GlobalStyles } from "../../theme/GlobalStyles";
import { print } from "../../theme/media";
import { colors, radii, space } from "../../theme/tokens";
import { Footer } from "./Footer";
import { Header } from "./Header";
import type { PageName } from "./menu";

const MAIN = "contenu";

const skipLink = css({
  position: "fixed",
  zIndex: 20,
  top: space(1),
  left: space(1),
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radii.small,
  background: colors.ink,
  color: colors.surface,
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
  "&:hover": { color: colors.brand },
  // Off-screen content would still print.
  [print]: { display: "none" },
});

interface PageLayoutProps extends Queries.FooterServices {
  settings: Queries.PageLayoutSettings;
  page: PageName;
  children: ReactNode;
}

export const PageLayout = ({ settings, services, page, children }: PageLayoutProps) => (
  <>
    <GlobalStyles />
    {/* A skip link, first in the tab order (WCAG 2.4.1). */}
    <a href={`#${MAIN}`} css={skipLink}>
      Aller au contenu
    </a>
    <Header settings={settings} page={page} />
    <main id={MAIN} tabIndex={-1}>
      {children}
    </main>
    <Footer settings={settings} services={services} onHomePage={page === "home"} />
  </>
);

export const fragment = graphql`
  fragment PageLayoutSettings on SiteSettings {
    ...HeaderSettings
    ...FooterSettings
  }
`;
