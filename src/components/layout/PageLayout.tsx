/** The layout of every page. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { GlobalStyles } from "../../theme/GlobalStyles";
import { print } from "../../theme/media";
import { colors, radii, space } from "../../theme/tokens";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { Seo, type SeoProps } from "./Seo";

/** Id of the main element, the target of the skip link. */
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

interface PageLayoutProps extends SeoProps {
  children: ReactNode;
}

/** What every page has around its sections: head, global styles, skip link, header and footer. */
export function PageLayout({ children, ...page }: PageLayoutProps) {
  const { siteSettings: settings, homePage } = page.data;
  const onHomePage = page.path === "/";
  return (
    <>
      <Seo {...page} />
      <GlobalStyles />
      {/* A skip link, first in the tab order (WCAG 2.4.1). */}
      <a href={`#${MAIN}`} css={skipLink}>
        Aller au contenu
      </a>
      <Header settings={settings} onHomePage={onHomePage} />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} services={homePage.services} onHomePage={onHomePage} />
    </>
  );
}

/** Every template's query includes this fragment. `site` is for the page's head (Seo.tsx). */
export const fragment = graphql`
  fragment PageLayoutContent on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      ...HeaderSettings
      ...FooterSettings
    }
    homePage {
      ...FooterServices
    }
  }
`;
