import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

import {
  addressWithoutBrokenHash,
  announceInFrench,
  moveFocusToTarget,
  openTarget,
} from "./src/browser/navigation-effects";
import { saveScrollPosition, scrollAfterNavigation } from "./src/browser/scroll-position";
import { browserCache } from "./src/bundle/emotion-cache";
import { wrapRootElement as withErrorBoundary } from "./src/templates/page-frame";

export { wrapPageElement } from "./src/templates/page-frame";

const cache = browserCache(document);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{withErrorBoundary({ element })}</CacheProvider>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const address = addressWithoutBrokenHash(window.location);
  if (address) window.location.replace(address);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceInFrench;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) saveScrollPosition(prevLocation);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  scrollAfterNavigation({ ...(prevRouterProps && { prevRouterProps }), routerProps });

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // At the first load the browser has already scrolled to the target, and the visitor may have moved on.
  if (!prevLocation) return;
  if (prevLocation.pathname === location.pathname) openTarget(location.hash);
  else moveFocusToTarget(location.hash);
};
