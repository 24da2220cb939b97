import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";

export { wrapRootElement } from "./src/page-frame";

/**
 * gatsby-plugin-react-helmet puts Helmet's tags into the head. It is called here and not listed in gatsby-config, where it only
 * adds a warning about Gatsby's own Head API to every build.
 */
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";

/**
 * Puts the page's styles into the head, as emotion's documentation shows for critical CSS. By default emotion inserts a `style` before
 * each styled element. That breaks `:first-child`, and each needs a hash in the Content-Security-Policy.
 * @see https://emotion.sh/docs/ssr#advanced-approach
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // No browser of the browserslist needs emotion's vendor prefixes, which are a sixth of the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const server = createEmotionServer(cache);
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { html, ids, css } = server.extractCritical(body);
  // emotion's cache in the browser finds the attribute, and inserts none of these styles again.
  const names = ["css", ...ids].join(" ");
  setHeadComponents([<style key="css" data-emotion={names} dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(html);
};

/**
 * Removes what no page uses: the styles and the script of gatsby-plugin-image's component (docs/decisions/0006), and Gatsby's
 * `generator`.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (tag) => !(isValidElement(tag) && /^(?:gatsby-image-|generator)/.test(tag.key ?? "")),
    ),
  );
};
