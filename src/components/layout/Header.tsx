import { graphql, Link } from "gatsby";

import { column } from "../Section";
import { Brand } from "./Brand";
import * as styles from "./Header.styles";
import { type PageName, type SectionId, sectionIds, sectionLabels } from "./menu";
import { SectionLink } from "./SectionLink";
import { useActiveSection } from "./use-active-section";

interface HeaderProps {
  settings: Queries.HeaderSettings;
  page: PageName;
}

const ELSEWHERE: readonly SectionId[] = [];

/** Below 900 px a native `details` shows the links, and `close-menu.ts` closes it. */
export function Header({ settings, page }: HeaderProps) {
  const onHomePage = page === "home";
  const activeSection = useActiveSection(onHomePage ? sectionIds : ELSEWHERE);
  const labels = sectionLabels(settings);

  return (
    <header css={styles.header}>
      <div css={[column, styles.bar]}>
        <Link to="/" css={styles.brand}>
          <Brand name={settings.brandName} />
        </Link>
        <div>
          <details css={styles.toggle}>
            <summary aria-label="Menu">
              <span aria-hidden="true" />
            </summary>
          </details>
          <nav aria-label="Menu principal" css={styles.navigation}>
            <ul>
              {sectionIds.map((id) => (
                <li key={id}>
                  <SectionLink to={id} onHomePage={onHomePage} current={id === activeSection}>
                    {labels[id]}
                  </SectionLink>
                </li>
              ))}
              <li>
                <Link to="/livre-blanc" {...(page === "white-paper" && { "aria-current": "page" })}>
                  {settings.navWhitePaper}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}

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
