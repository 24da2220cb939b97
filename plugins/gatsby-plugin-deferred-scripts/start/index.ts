import { HYDRATED, TEMPLATE_ID } from "../contract";
import { keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { followEarlyTraversal } from "./early-traversal";
import { keepFields } from "./kept-fields";
import { hideNotice, showNotice } from "./notice";
import { scriptLoader } from "./script-loader";
import { onIdlePage, onNextInteraction } from "./when-wanted";

/**
 * The only script that runs at once, inlined in the page. It starts all others at the first interaction, or some time after load
 * when the page is idle. Until then, they cost a phone neither bytes nor processor time.
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

  // When Gatsby cannot fetch a page's data or chunk, it rejects a promise, and does not hydrate the page until a reload.
  let stuck = false;
  const onRejection = () => {
    stuck = true;
    showNotice();
  };
  addEventListener("unhandledrejection", onRejection);

  // The browser restored the page from the back/forward cache: it was left while its scripts were loading.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && stuck) location.reload();
    else if (persisted) startNow();
  };
  addEventListener("pageshow", onReturn);

  document.addEventListener(HYDRATED, () => {
    removeEventListener("unhandledrejection", onRejection);
    removeEventListener("pageshow", onReturn);
    hideNotice();
  });
}

const template = document.getElementById(TEMPLATE_ID);
if (template instanceof HTMLTemplateElement) {
  keepFields(document);
  keepEarlyClicks(document);
  keepEarlySubmission(document);
  followEarlyTraversal(document);
  startWhenWanted(template);
}
