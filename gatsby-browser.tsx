import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

import { announceInFrench, moveFocusToTarget, openTarget } from "./src/browser/navigation-effects";
import { saveScrollPosition, scrollAfterNavigation } from "./src/browser/scroll-position";
import { wrapRootElement as withErrorBoundary } from "./src/templates/page-frame";

export { wrapPageElement } from "./src/templates/page-frame";

/** emotion's cache, which adopts the styles of the page's head. An attribute with their names would be 0.4 KB of each page. */
const cache = createCache({ key: "css" });
const served = document.querySelector<HTMLStyleElement>('style[data-emotion="css"]');
if (served) {
  for (const [, name = ""] of served.textContent.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
  cache.sheet.hydrate([served]);
}

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{withErrorBoundary({ element })}</CacheProvider>
);

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
