import { Link } from "gatsby";
import type { ReactNode } from "react";

import { menuSections } from "./menu";

interface SectionLinkProps {
  to: string;
  /** The target is on this page, where a native anchor is enough. */
  onHomePage: boolean;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

export function SectionLink({ to, onHomePage, current = false, children, ...props }: SectionLinkProps) {
  return onHomePage ? (
    <a href={`#${to}`} {...(current && { "aria-current": "true" })} {...props}>
      {children}
    </a>
  ) : (
    <Link to={`/#${to}`} {...props}>
      {children}
    </Link>
  );
}

interface MenuItemsProps {
  settings: Queries.HeaderSettings;
  onHomePage: boolean;
  activeSection?: string | undefined;
}

/** Items of a list: the home page's sections, and the white paper. */
export const MenuItems = ({ settings, onHomePage, activeSection }: MenuItemsProps) => (
  <>
    {menuSections(settings).map(({ id, label }) => (
      <li key={id}>
        <SectionLink to={id} onHomePage={onHomePage} current={id === activeSection}>
          {label}
        </SectionLink>
      </li>
    ))}
    <li>
      <Link to="/livre-blanc">{settings.navWhitePaper}</Link>
    </li>
  </>
);
