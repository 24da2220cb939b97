import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "./src/layout/ErrorBoundary";
import {
  announceInFrench,
  moveFocusToTarget,
  openTarget,
  readableAddress,
} from "./src/layout/navigation-effects";
import { PreviewBanner, type PreviewContext } from "./src/layout/PreviewBanner";
import { noteScrollPosition, scrollAfterNavigation } from "./src/layout/scroll-position";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const readable = readableAddress(window.location);
  if (readable) window.location.replace(readable);
};
/** A preview says on every page that it is one. */
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
  // At the start the browser has done its part, and the visitor may have gone on since.
  if (!prevLocation) return;
  if (prevLocation.pathname === location.pathname) openTarget(location.hash);
  else moveFocusToTarget(location.hash);
};
