import type { WrapRootElementBrowserArgs } from "gatsby";

import { PageBoundary } from "./components/layout/ErrorBoundary";

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <PageBoundary>{element}</PageBoundary>
);
