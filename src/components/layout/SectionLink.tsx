import { Link } from "gatsby";
import type { ReactNode } from "react";

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
