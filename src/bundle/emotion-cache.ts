import createCache, { type EmotionCache } from "@emotion/cache";

import { servedStyles } from "./served-styles";
import { CLASS, CLASS_KEY } from "./style-rules";

/**
 * Tells emotion which styles the page already has, so that it does not insert them again. emotion itself reads their names from an
 * attribute of their element, and then inserts the element again: Chromium lays out the whole page again, because it has a font.
 */
function adoptServedStyles({ inserted, sheet }: EmotionCache, page: Document, style: HTMLStyleElement): void {
  for (const [, name = ""] of servedStyles(page).matchAll(CLASS)) inserted[name] = true;
  sheet.tags.push(style);
  // emotion adds an element at rule 0.
  if (sheet.isSpeedy) sheet.ctr = 1;
}

/**
 * Gives emotion a style sheet of its own for rules that come later. Its own element would need the hash of the empty text in the policy.
 * In the sheet of the head, which has a font, a new media rule would make Chromium lay out the whole page again. Browsers without
 * constructed style sheets (before 2023) use the head's.
 */
function addOwnSheet({ sheet }: EmotionCache, page: Document): void {
  if (!sheet.isSpeedy || !("adoptedStyleSheets" in page)) return;
  const own = new CSSStyleSheet();
  page.adoptedStyleSheets.push(own);
  // emotion inserts into the last element's sheet, and uses nothing else of that element.
  sheet.tags.push({ sheet: own } as HTMLStyleElement);
}

/** The browser's cache of emotion. No browser of the browserslist needs emotion's vendor prefixes. */
export function browserCache(page: Document): EmotionCache {
  const cache = createCache({ key: CLASS_KEY, stylisPlugins: [] });
  const style = page.querySelector<HTMLStyleElement>(`style[data-emotion="${CLASS_KEY}"]`);
  if (style) {
    adoptServedStyles(cache, page, style);
    addOwnSheet(cache, page);
  }
  return cache;
}
