import { HYDRATED, type InlineScript } from "../contract";
import { savesData } from "../inline/connection";
import { keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { followEarlyTraversal } from "./early-traversal";
import { preloadData, setGatsbyGlobals } from "./gatsby-runtime";
import { keepFields } from "./kept-fields";
import { scriptLoader } from "./script-loader";

/** Repeats clicks and submissions after hydration: those that the inline script has kept, and those until then. */
function keepEarlyEvents(inline: InlineScript): void {
  // First of all, so that repeated clicks are not recorded again.
  document.addEventListener(HYDRATED, () => (inline.onEvent = () => undefined), { once: true });
  const recorders = [keepEarlyClicks(document), keepEarlySubmission(document)];
  inline.onEvent = (event) => recorders.forEach((record) => record(event));
  inline.events.forEach(inline.onEvent);
}

/** Runs the scripts that hydrate the page, and says so when they cannot be fetched. The next interaction tries again. */
function hydrate({ data, run, onNextInteraction, showNotice, hideNotice }: InlineScript): void {
  const load = scriptLoader(data.scripts, run);
  let busy = false;
  const start = async () => {
    if (busy) return;
    busy = true;
    preloadData(data);
    if (await load()) {
      // While React hydrates the page, the browser can compile this code on another thread.
      const code = data.needs.filter((address) => address.endsWith(".js"));
      if (!savesData()) void scriptLoader(code, run)();
      return;
    }
    busy = false;
    showNotice();
    onNextInteraction(startNow);
  };
  const startNow = () => void start();

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
  startNow();
}

/** The start script: takes over from the inline script at the first interaction, and hydrates the page. */
const inline = window.deferredScripts;
if (inline && !followEarlyTraversal(document, inline.pathname)) {
  keepFields(document, inline);
  keepEarlyEvents(inline);
  setGatsbyGlobals(inline.data);
  hydrate(inline);
}
