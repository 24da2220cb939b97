import "./src/navigation/tidy-address";

import type { GatsbyBrowser } from "gatsby";

import {
  announceInFrench,
  moveFocusToTarget,
  openTarget,
  saveScrollPosition,
  scrollAfterNavigation,
} from "./src/navigation/router";
import type { RequestState } from "./src/study-request/prefill";

export { wrapRootElement } from "./src/page-frame";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceInFrench;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) saveScrollPosition(prevLocation);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  scrollAfterNavigation({ ...(prevRouterProps && { prevRouterProps }), routerProps });

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // On first load the browser has already scrolled to the target, and the visitor may have scrolled since.
  const isNewPage = prevLocation && prevLocation.pathname !== location.pathname;
  const { state } = location as Location & { state?: RequestState | null };
  // The router also handles a link with state within a page, where the browser does not scroll.
  if (isNewPage || state?.prefill) moveFocusToTarget(location.hash);
  else openTarget(location.hash);
};
