import createCache, { type EmotionCache } from "@emotion/cache";

import { CLASS_KEY } from "./style-rules";

/**
 * Tells emotion which styles the page's head already has, so that it does not insert them again. Emotion reads their names from the
 * attribute `data-emotion`, but each also stands in a selector of the styles, so the HTML has no list of them.
 */
function listServedNames(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${CLASS_KEY}"]`)) {
    const names = Array.from(style.textContent.matchAll(/\.c-(\w+)/g), ([, name]) => name);
    style.dataset.emotion = [CLASS_KEY, ...new Set(names)].join(" ");
  }
}

/**
 * The browser's cache of emotion. It adds rules to the style element of the page's head: an own, empty one would need the hash of the
 * empty text in the policy. No browser of the browserslist needs emotion's vendor prefixes.
 */
export function browserCache(page: Document): EmotionCache {
  listServedNames(page);
  const cache = createCache({ key: CLASS_KEY, stylisPlugins: [] });
  // emotion adds an element at rule 0, and then uses the last one.
  if (cache.sheet.isSpeedy && cache.sheet.tags.length > 0) cache.sheet.ctr = 1;
  return cache;
}
