import { Link } from "gatsby";
import type { ReactNode } from "react";

import type { SectionId } from "./navigation";

interface SectionLinkProps {
  to: SectionId;
  /** Whether the link is on the home page itself, where a native anchor is enough. */
  onHomePage: boolean;
  className?: string;
  current?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a section of the home page, from any page. */
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
