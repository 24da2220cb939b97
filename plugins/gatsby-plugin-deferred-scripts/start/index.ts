import { HYDRATED, TEMPLATE_ID } from "../contract";
import { keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { forgetFields, reloadWithFields, restoreFields } from "./kept-fields";
import { hideNotice, showNotice } from "./notice";
import { scriptLoader } from "./script-loader";
import { onIdlePage, onNextInteraction } from "./when-wanted";

/**
 * The only script that a page runs at once, inlined into it: it starts all others at the first interaction, or on an idle
 * page after a while, so that reading costs a phone neither their bytes nor their work.
 */
function startWhenWanted(template: HTMLTemplateElement): void {
  const load = scriptLoader(template);
  let busy = false;
  const start = async () => {
    if (busy) return;
    busy = true;
    if (await load()) return;
    busy = false;
    showNotice();
    onNextInteraction(startNow);
  };
  const startNow = () => void start();
  onNextInteraction(startNow);
  onIdlePage(startNow);

  // Gatsby rejects when it cannot fetch a page's data or chunk, and leaves the page without React until it is reloaded.
  let stuck = false;
  const onRejection = () => {
    stuck = true;
    showNotice();
  };
  addEventListener("unhandledrejection", onRejection);

  // A page that was left while its scripts were under way, and comes back as it was.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && stuck) reloadWithFields(document);
    else if (persisted) startNow();
  };
  addEventListener("pageshow", onReturn);

  document.addEventListener(HYDRATED, () => {
    removeEventListener("unhandledrejection", onRejection);
    removeEventListener("pageshow", onReturn);
    hideNotice();
    // Of a reload that was stopped.
    forgetFields();
  });
}

const template = document.getElementById(TEMPLATE_ID);
if (template instanceof HTMLTemplateElement) {
  restoreFields(document);
  keepEarlyClicks(document);
  keepEarlySubmission(document);
  startWhenWanted(template);
}
