import "./src/navigation/tidy-address";

import type { GatsbyBrowser } from "gatsby";

import {
  announceInFrench,
  moveFocusToTarget,
  openTarget,
  saveScrollPosition,
  scrollAfterNavigation,
} from "./src/navigation/router";

export { wrapPageElement, wrapRootElement } from "./src/page-frame";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceInFrench;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) saveScrollPosition(prevLocation);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  scrollAfterNavigation({ ...(prevRouterProps && { prevRouterProps }), routerProps });

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // At the first load the browser has already scrolled to the target, and the visitor may have moved on.
  if (prevLocation && prevLocation.pathname !== location.pathname) moveFocusToTarget(location.hash);
  else openTarget(location.hash);
};
