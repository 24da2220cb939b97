import type { ReactNode } from "react";

import type { Service, SiteSettings } from "../content-model/entries";
import { GlobalStyles } from "../theme/GlobalStyles";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { mainId, SkipLink } from "./SkipLink";

interface PageLayoutProps {
  settings: SiteSettings;
  services: readonly Pick<Service, "title">[];
  page: "home" | "white-paper" | "not-found";
  children: ReactNode;
}

/** What every page has around its content. */
export const PageLayout = ({ settings, services, page, children }: PageLayoutProps) => (
  <>
    <GlobalStyles />
    <SkipLink />
    <Header settings={settings} page={page} />
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
    {/* The contact section of the home page has this id there: an id is never twice on a page. */}
    <Footer settings={settings} services={services} {...(page !== "home" && { contactId: "contact" })} />
  </>
);
