import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

import { ErrorBoundary } from "./src/layout/ErrorBoundary";
import { PreviewBanner, type PreviewContext } from "./src/layout/PreviewBanner";

/** The same tree as in the browser, where the boundary shows its page. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);

/**
 * Helmet's tags go into the head through gatsby-plugin-react-helmet. Its function is called from here because the plugin,
 * listed in gatsby-config, only adds to every build a warning that advertises Gatsby's own Head API.
 */
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";

/** A preview says on every page that it is one. */
export const wrapPageElement: GatsbySSR<object, PreviewContext>["wrapPageElement"] = ({ element, props }) =>
  __CONTENT_PREVIEW__ ? <PreviewBanner {...props.pageContext}>{element}</PreviewBanner> : element;

/**
 * Puts the page's styles into the head, as two `style` elements that emotion takes over in the browser. Its default would
 * spread one before each styled element, which breaks `:first-child` and gives the Content-Security-Policy a hash for each.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  // Before the rendering: this is what tells emotion to keep its styles for the head (`cache.compat`).
  const server = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = server.extractCriticalToChunks(html);
  setHeadComponents(
    styles
      .filter(({ css }) => css)
      .map(({ key, ids, css }) => (
        <style key={key} data-emotion={`${key} ${ids.join(" ")}`} dangerouslySetInnerHTML={{ __html: css }} />
      )),
  );
  replaceBodyHTMLString(html);
};
