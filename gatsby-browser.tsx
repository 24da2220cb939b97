import type { GatsbyBrowser } from "gatsby";

import {
  announceInFrench,
  moveFocusToTarget,
  openTarget,
  readableAddress,
} from "./src/navigation/navigation-effects";
import { noteScrollPosition, scrollAfterNavigation } from "./src/navigation/scroll-position";

export { wrapPageElement, wrapRootElement } from "./src/layout/page-frame";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const readable = readableAddress(window.location);
  if (readable) window.location.replace(readable);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceInFrench;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteScrollPosition(prevLocation);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  scrollAfterNavigation({ ...(prevRouterProps && { prevRouterProps }), routerProps });

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // At the first load the browser has already scrolled to the target, and the visitor may have moved on.
  if (!prevLocation) return;
  if (prevLocation.pathname === location.pathname) openTarget(location.hash);
  else moveFocusToTarget(location.hash);
};
