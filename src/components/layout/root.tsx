import type { ReactNode } from "react";

import { Toasts } from "../toast/Toasts";
import { PageBoundary } from "./ErrorBoundary";

/** For Gatsby: what surrounds every page. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <>
    <PageBoundary>{element}</PageBoundary>
    <Toasts />
  </>
);
