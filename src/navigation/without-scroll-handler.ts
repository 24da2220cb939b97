/**
 * scripts/build/webpack.ts puts this file in place of gatsby-react-router-scroll, which would jump to the hash on load,
 * scroll to the top on Back within a page, and scroll smoothly on a new page. router.ts scrolls instead.
 */
import type { ReactNode } from "react";

export const ScrollContext = ({ children }: { children: ReactNode }) => children;

/** Gatsby exports this hook to sites. This site does not call it. */
export const useScrollRestoration = () => undefined;
