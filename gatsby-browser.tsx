import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "./src/layout/ErrorBoundary";
import { announceInFrench, moveFocusToTarget } from "./src/layout/navigation-effects";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceInFrench;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) moveFocusToTarget(location.hash);
};
