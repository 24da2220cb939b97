import { Link } from "gatsby";
import type { ReactNode } from "react";

import { menuSections, useActiveSection } from "./menu";

interface SectionLinkProps {
  /** The anchor. */
  to: string;
  page?: string;
  /** Whether the link is on that page, where a native anchor is enough. */
  here: boolean;
  className?: string | undefined;
  current?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a part of a page, by default of the home page. */
export function SectionLink({ to, page = "/", here, current, children, ...props }: SectionLinkProps) {
  if (here)
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

/** Items of a list: the home page's sections, and the white paper. */
export function MenuItems({ settings, onHomePage }: MenuProps) {
  const activeSection = useActiveSection(onHomePage);
  return (
    <>
      {menuSections(settings).map(({ id, label }) => (
        <li key={id}>
          <SectionLink to={id} here={onHomePage} current={id === activeSection}>
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
