import { Link } from "gatsby";
import type { ReactNode } from "react";

import type { SectionId } from "./navigation";

interface SectionLinkProps {
  to: SectionId;
  /** Whether the link stands on the home page itself, where the browser's own anchors do the work. */
  onHomePage: boolean;
  className?: string;
  current?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a section of the home page, from wherever it stands. */
export function SectionLink({ to, onHomePage, current = false, children, ...props }: SectionLinkProps) {
  if (!onHomePage) {
    return (
      <Link to={`/#${to}`} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a href={`#${to}`} {...(current && { "aria-current": "true" })} {...props}>
      {children}
    </a>
  );
}
