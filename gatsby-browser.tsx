import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "./src/layout/ErrorBoundary";
import { PreviewBanner, type PreviewContext } from "./src/layout/PreviewBanner";
import {
  announceInFrench,
  moveFocusToTarget,
  openTarget,
  readableAddress,
} from "./src/navigation/navigation-effects";
import { noteScrollPosition, scrollAfterNavigation } from "./src/navigation/scroll-position";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const readable = readableAddress(window.location);
  if (readable) window.location.replace(readable);
};
/** A preview shows its banner on every page. */
export const wrapPageElement: GatsbyBrowser<object, PreviewContext>["wrapPageElement"] = ({
  element,
  props,
}) => (__CONTENT_PREVIEW__ ? <PreviewBanner {...props.pageContext}>{element}</PreviewBanner> : element);

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
