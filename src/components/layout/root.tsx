import type { ReactNode } from "react";

import { Toasts } from "../toast/Toasts";
import { PageBoundary } from "./ErrorBoundary";

/**
 * Gatsby calls it (gatsby-browser, gatsby-ssr) to wrap all pages: an error page, and the toasts, which
 * outlive a page.
 */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <>
    <PageBoundary>{element}</PageBoundary>
    <Toasts />
  </>
);
