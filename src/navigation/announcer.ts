import type { GatsbyBrowser } from "gatsby";

/** « Navigated to Accueil », « Navigated to new page at /livre-blanc ». */
const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Makes Gatsby's route announcer French (always English: gatsbyjs/gatsby#20801), in the task of the change, before a screen reader
 * reads it. After a jump within a page it is emptied, because the screen reader announces the focused section.
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
