import { graphql, Link } from "gatsby";

import { Logo } from "../../theme/Logo";
import { column } from "../Section";
import * as styles from "./Header.styles";
import { useActiveSection } from "./menu";
import { MenuItems } from "./SectionLink";

interface HeaderProps {
  settings: Queries.HeaderSettings;
  onHomePage: boolean;
}

/** Below 900 px a native `details` shows the links, and `close-menu.ts` closes it. */
export function Header({ settings, onHomePage }: HeaderProps) {
  const activeSection = useActiveSection(onHomePage);
  return (
    <header css={styles.header}>
      <div css={[column, styles.bar]}>
        <Link to="/" css={styles.brand}>
          <Logo name={settings.brandName} />
        </Link>
        <div>
          <details css={styles.toggle}>
            <summary aria-label="Menu">
              <span aria-hidden="true" />
            </summary>
          </details>
          <nav aria-label="Menu principal" css={styles.navigation}>
            <ul>
              <MenuItems settings={settings} onHomePage={onHomePage} activeSection={activeSection} />
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
