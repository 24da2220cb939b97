import { HYDRATED, type InlineScript } from "../contract";
import { savesData } from "../inline/connection";
import { answerTo, keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { followEarlyTraversal } from "./early-traversal";
import { pageDataOf, preloadData, setGatsbyGlobals } from "./gatsby-runtime";
import { keepFields } from "./kept-fields";
import { scriptLoader } from "./script-loader";
import { readStyleSheets } from "./style-sheets";

/**
 * Repeats clicks and submissions after hydration: those that the inline script has kept, and those until then.
 * @param early whether the scripts that answer clicks before hydration have run.
 * @returns a promise for the answer to the first of these clicks.
 */
function keepEarlyEvents(inline: InlineScript, early: Promise<boolean>): Promise<void> {
  // First of all, so that repeated clicks are not recorded again.
  document.addEventListener(
    HYDRATED,
    () => {
      inline.onEvent = () => undefined;
      delete window.deferredScripts;
    },
    { once: true },
  );
  const clicks = keepEarlyClicks(document, pageDataOf(inline.data), early);
  const recorders = [clicks.record, keepEarlySubmission(document)];
  inline.onEvent = (event) => recorders.forEach((record) => record(event));
  inline.events.forEach(inline.onEvent);
  return clicks.answered;
}

/** The start of the address of the script that runs the modules of all others. */
const WEBPACK_RUNTIME = "/webpack-runtime-";

/** Runs scripts. Those that the page's scripts need run only when the texts of its style sheets have been read. */
function loaderOf({ run }: InlineScript): ReturnType<typeof scriptLoader> {
  // The other scripts are compiled meanwhile: none runs any module without webpack's runtime.
  const runWithTexts = async (address: string) =>
    (!address.startsWith(WEBPACK_RUNTIME) || (await readStyleSheets(document))) && run(address);
  return scriptLoader(runWithTexts);
}

/**
 * Runs the scripts that hydrate the page, and says so when they cannot be fetched. The next interaction tries again.
 * @param answered when a click that comes first has been answered.
 */
function hydrate(
  { data, intent, onNextInteraction, showNotice, hideNotice }: InlineScript,
  load: ReturnType<typeof scriptLoader>,
  answered: Promise<void>,
): void {
  let busy = false;
  const start = async () => {
    if (busy) return;
    busy = true;
    preloadData(data);
    await answerTo(intent, answered);
    if (await load(data.scripts)) {
      // While React hydrates the page, the browser can compile this code on another thread.
      const code = data.needs.filter((address) => address.endsWith(".js"));
      if (!savesData()) void load(code);
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
  const load = loaderOf(inline);
  setGatsbyGlobals(inline.data);
  hydrate(inline, load, keepEarlyEvents(inline, load(inline.data.early ?? [])));
}
