import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { withoutScriptsStyles } from "./src/theme/without-scripts";

export { wrapRootElement } from "./src/components/layout/root";

/** Adds Helmet's tags to the head. Listed in gatsby-config, the plugin would warn about Gatsby's Head API in every build. */
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";

/** Puts the page's critical CSS into the head: https://emotion.sh/docs/ssr#advanced-approach */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // By default emotion inserts a `style` before each element, which breaks `:first-child` and needs a CSP hash for each.
  // The browserslist needs none of emotion's vendor prefixes, which are a sixth of the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const server = createEmotionServer(cache);
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { html, ids, css } = server.extractCritical(body);
  // In the browser, emotion does not insert styles again whose ids it finds in a `data-emotion`. It also moves that element to the end of
  // the head. The styles are in an element of their own, because after its move the browser would compute all
  // styles and the layout again.
  const names = ["css", ...ids].join(" ");
  setHeadComponents([
    <style key="css" dangerouslySetInnerHTML={{ __html: css }} />,
    <style key="ids" data-emotion={names} />,
    <noscript key="without-scripts">
      <style dangerouslySetInnerHTML={{ __html: withoutScriptsStyles }} />
    </noscript>,
  ]);
  replaceBodyHTMLString(html);
};

/**
 * Removes unused tags: style and script of gatsby-plugin-image (docs/decisions/0006), and Gatsby's `generator`. Adds the icon, also to the
 * empty page of `gatsby develop`: without it the browser would request `/favicon.ico`.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isUnused = (tag: ReactNode) =>
    isValidElement(tag) && /^(?:gatsby-image-|generator)/.test(tag.key ?? "");
  const used = getHeadComponents().filter((tag) => !isUnused(tag));
  replaceHeadComponents([...used, <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
};
