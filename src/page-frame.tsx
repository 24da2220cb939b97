import type { WrapRootElementBrowserArgs } from "gatsby";

import { PageBoundary } from "./components/layout/ErrorBoundary";

/** Gatsby renders this around every page, in the browser and on the server. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <PageBoundary>{element}</PageBoundary>
);
