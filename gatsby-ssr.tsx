import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";

export { wrapPageElement, wrapRootElement } from "./src/templates/page-frame";

/**
 * gatsby-plugin-react-helmet puts Helmet's tags into the head. It is called here and not listed in gatsby-config, where it only
 * adds a warning about Gatsby's own Head API to every build.
 */
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";

/** What Gatsby writes as style attributes. Each would need a hash in the policy; the base styles say the same. */
const GATSBY_STYLES =
  /(?<=<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/** emotion's default key, so that its cache in the browser finds these styles. */
const KEY = "css";

/** The styles of a page: the global rules, and those of the classes that the page uses. `gatsby-browser.tsx` adopts them. */
function criticalStyles({ inserted, registered }: EmotionCache, html: string) {
  const isUsed = (name: string) => !(`${KEY}-${name}` in registered) || html.includes(`${KEY}-${name}`);
  const rules = Object.entries(inserted).filter(([name]) => isUsed(name));
  return (
    <style
      key={KEY}
      data-emotion={KEY}
      dangerouslySetInnerHTML={{ __html: rules.map(([, rule]) => rule).join("") }}
    />
  );
}

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
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  // Makes emotion keep the styles in the cache. By default, it renders them before the elements.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  setHeadComponents([criticalStyles(cache, html)]);
  replaceBodyHTMLString(html.replace(GATSBY_STYLES, ""));
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
