import type { GatsbyBrowser } from "gatsby";

/** « Navigated to Accueil », « Navigated to new page at /livre-blanc ». */
const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Translates Gatsby's route announcer, which is always English (gatsbyjs/gatsby#20801), before a screen reader reads it. After a jump
 * within a page the announcer is emptied, because the screen reader announces the focused section.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  let announced = location.pathname;
  new MutationObserver(() => {
    const text = announcer.textContent;
    if (!ENGLISH.test(text)) return;
    const isNewPage = location.pathname !== announced;
    announced = location.pathname;
    announcer.textContent = isNewPage ? text.replace(ENGLISH, "Page affichée : ") : "";
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
};
