/** Links to sections, and the items of the menu. */
import { Link } from "gatsby";
import type { ReactNode } from "react";

import { menuSections, useActiveSection } from "./menu";

interface SectionLinkProps {
  /** Id of the element to which the link leads, without `#`. */
  to: string;
  /** Path of the page that has this element; by default the home page. */
  page?: string;
  /** Whether the link stands on that page: it is then a plain anchor, without Gatsby's router. */
  isOnSamePage: boolean;
  className?: string | undefined;
  /** Whether the section is in view, for a menu. */
  current?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a section, or another element with an id, of this page or another. */
export function SectionLink({ to, page = "/", isOnSamePage, current, children, ...props }: SectionLinkProps) {
  if (isOnSamePage)
    return (
      <a href={`#${to}`} aria-current={current ? "true" : undefined} {...props}>
        {children}
      </a>
    );
  return (
    <Link to={`${page}#${to}`} {...props}>
      {children}
    </Link>
  );
}

export interface MenuProps {
  settings: Queries.HeaderSettings;
  onHomePage: boolean;
}

/** Links as items of a list, for the menu and the not-found page: the home page's sections, and the white paper. */
export function MenuItems({ settings, onHomePage }: MenuProps) {
  const activeSection = useActiveSection(onHomePage);
  return (
    <>
      {menuSections(settings).map(({ id, label }) => (
        <li key={id}>
          <SectionLink to={id} isOnSamePage={onHomePage} current={id === activeSection}>
            {label}
          </SectionLink>
        </li>
      ))}
      <li>
        <Link to="/livre-blanc">{settings.navWhitePaper}</Link>
      </li>
    </>
  );
}
