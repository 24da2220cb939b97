/**
 * Tells emotion which styles the page's head already has. Emotion reads their ids from the attribute `data-emotion` when its code
 * starts. Each id also stands in a selector of the styles themselves, so the attribute is only filled in here: without the list,
 * the HTML of the home page is about 280 bytes smaller (Brotli).
 */
export function restoreEmotionIds(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')) {
    const ids = Array.from(style.textContent.matchAll(/\.css-([\da-z]+)/g), ([, id]) => id);
    style.dataset.emotion = ["css", ...new Set(ids)].join(" ");
  }
}

if (typeof document !== "undefined") restoreEmotionIds(document);
