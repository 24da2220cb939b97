const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Gatsby's route announcer speaks English whatever the site's language (gatsbyjs/gatsby#20801). Its text is rewritten in the
 * same task as it changes, before a screen reader is told of it.
 */
export function announceInFrench(): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  new MutationObserver(() => {
    const text = announcer.textContent;
    if (ENGLISH.test(text)) announcer.textContent = text.replace(ENGLISH, "Page affichée : ");
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}

/**
 * After a navigation in the browser the focus goes where the eye does: to the section that the address names, else to the
 * top of the page (WCAG 2.4.3). Gatsby itself focuses its wrapper, and leaves a hash to the scroll position alone.
 */
export function moveFocusToTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1))) ?? document.querySelector("main");
  target?.focus({ preventScroll: true });
  if (hash) target?.scrollIntoView();
}
