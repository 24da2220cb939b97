import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "./src/layout/ErrorBoundary";
import {
  announceInFrench,
  dropUnreadableHash,
  moveFocusToTarget,
  openTarget,
} from "./src/layout/navigation-effects";
import { type SavedScrollPosition, scrollAfterNavigation } from "./src/layout/scroll-position";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = dropUnreadableHash;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceInFrench;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) =>
  scrollAfterNavigation({
    ...(prevRouterProps && { prevRouterProps }),
    routerProps,
    // Gatsby declares any function here.
    getSavedScrollPosition: getSavedScrollPosition as SavedScrollPosition,
  });

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // At the start the browser has done its part, and the visitor may have gone on since.
  if (!prevLocation) return;
  if (prevLocation.pathname === location.pathname) openTarget(location.hash);
  else moveFocusToTarget(location.hash);
};
