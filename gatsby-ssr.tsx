import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";

export { wrapPageElement, wrapRootElement } from "./src/layout/page-frame";

/**
 * gatsby-plugin-react-helmet puts Helmet's tags into the head. It is called here and not listed in gatsby-config, where it only
 * adds a warning about Gatsby's own Head API to every build.
 */
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";

/**
 * Puts the page's styles into the head, in two `style` elements that emotion reuses in the browser. By default emotion inserts
 * one before each styled element. That breaks `:first-child`, and each needs a hash in the Content-Security-Policy.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // No browser of the browserslist needs emotion's vendor prefixes, which are a sixth of the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  // Must be called before rendering: it sets `cache.compat`, which makes emotion keep its styles for the head.
  const server = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = server.extractCriticalToChunks(html);
  setHeadComponents(
    styles
      .filter(({ css }) => css)
      .map(({ key, ids, css }) => (
        // The ids of the page's own styles: `src/bundle/emotion-ids.ts` finds them in the styles.
        <style
          key={key}
          data-emotion={key === cache.key ? key : `${key} ${ids.join(" ")}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
  replaceBodyHTMLString(html);
};

/** Removes the styles and the script of gatsby-plugin-image's component, which no page uses (docs/decisions/0006). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((tag) => !(isValidElement(tag) && tag.key?.startsWith("gatsby-image-"))),
  );
};
