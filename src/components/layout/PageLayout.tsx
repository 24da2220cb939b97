import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { GlobalStyles } from "../../theme/GlobalStyles";
import { Footer, type FooterServices, type FooterSettings } from "./Footer";
import { Header, type HeaderSettings } from "./Header";
import type { PageName } from "./navigation";
import { mainId, SkipLink } from "./SkipLink";

export type PageLayoutSettings = HeaderSettings & FooterSettings;

interface PageLayoutProps extends FooterServices {
  settings: PageLayoutSettings;
  page: PageName;
  children: ReactNode;
}

/** The skip link, header and footer around each page's content. */
export const PageLayout = ({ settings, services, page, children }: PageLayoutProps) => (
  <>
    <GlobalStyles />
    <SkipLink />
    <Header settings={settings} page={page} />
    <main id={mainId} tabIndex={-1}>
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
