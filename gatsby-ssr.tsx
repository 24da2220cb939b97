import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";

import { shortenClassNames } from "./src/bundle/class-names";
import { CLASS_KEY } from "./src/bundle/style-rules";
import { wideWindows } from "./src/bundle/wide-rules";
import { writeSheet } from "./src/bundle/wide-sheet";

export { wrapPageElement, wrapRootElement } from "./src/templates/page-frame";

/**
 * gatsby-plugin-react-helmet puts Helmet's tags into the head. It is called here and not listed in gatsby-config, where it only
 * adds a warning about Gatsby's own Head API to every build.
 */
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";

/** What Gatsby writes as style attributes. Each would need a hash in the policy; the base styles say the same. */
const GATSBY_STYLES =
  /(?<=<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/** React writes `required=""` where `required` says the same. */
const EMPTY_ATTRIBUTES = /(\s(?:required|multiple|selected|open))=""(?=[^<]*>)/g;

/**
 * The rules of a page: those of elements, then those of classes, in the order of rendering. Rules of a class that a component has
 * merged into another class are left out.
 */
function rulesOf({ inserted, registered, key }: EmotionCache, html: string): string {
  const all = Object.entries(inserted).map(([name, rules]) => ({
    name: `${key}-${name}`,
    rules: String(rules),
  }));
  const isGlobal = ({ name, rules }: (typeof all)[number]) => !rules.includes(`.${name}`);
  const isUsed = ({ name }: (typeof all)[number]) => html.includes(name) || !(name in registered);
  return [...all.filter(isGlobal), ...all.filter((style) => !isGlobal(style) && isUsed(style))]
    .map(({ rules }) => rules)
    .join("");
}

/**
 * Puts the page's styles into the head, in one `style` element that emotion reuses in the browser. By default emotion inserts one
 * before each styled element. That breaks `:first-child`, and each needs a hash in the Content-Security-Policy.
 *
 * The rules for wide windows are in a file: a phone shows the page before it has them, a wide window waits for them
 * (docs/decisions/0017-bytes-of-the-first-packets.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // No browser of the browserslist needs emotion's vendor prefixes, which are a sixth of the styles.
  const cache = createCache({ key: CLASS_KEY, stylisPlugins: [] });
  // Makes emotion keep the styles in the cache. By default, it renders them before the elements.
  cache.compat = true;
  const rendered = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { html, css, wideCss } = shortenClassNames({ html: rendered, css: rulesOf(cache, rendered) });
  const style = (text: string) => (
    <style key="styles" data-emotion={CLASS_KEY} dangerouslySetInnerHTML={{ __html: text }} />
  );
  // Scripts that start at once do not wait for the text of a file, which `class-name.ts` needs.
  setHeadComponents(
    wideCss && !__SCRIPTS_AT_ONCE__
      ? [style(css), <link key="wide" rel="stylesheet" href={writeSheet(wideCss)} media={wideWindows()} />]
      : [style(css + wideCss)],
  );
  replaceBodyHTMLString(html.replace(GATSBY_STYLES, "").replace(EMPTY_ATTRIBUTES, "$1"));
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
