import { DATA_ID, type InlineScript, type StartData } from "../contract";
import { savesData } from "./connection";
import { keepEarlyEvents } from "./early-events";
import { keepEarlyFields } from "./early-fields";
import { fetchAhead, run } from "./fetch-ahead";
import { hideNotice, showNotice } from "./notice";
import { afterLoad, FETCH_DELAY, IDLE, IDLE_DELAY, onNextInteraction } from "./when-wanted";

/**
 * The only script that runs at once, inlined in the page, and therefore short. It fetches all others when the page has loaded. When the
 * visitor rests after the first interaction, or some time after load when the page is idle, it runs the start script, which does the
 * rest. Until then, the scripts cost a phone no processor time.
 */
const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? "") as StartData;
const { start: startScript, early, scripts, needs } = data;
const hydration = [startScript, ...scripts];
const groups = early ? [[startScript, ...early, ...needs], scripts] : [hydration, needs];

let busy = false;
async function start(): Promise<void> {
  if (busy) return;
  busy = true;
  // Beside the start script, not after it.
  void fetchAhead(savesData() ? [hydration] : groups);
  busy = await run(startScript);
  if (busy) return;
  showNotice();
  onNextInteraction(startNow);
}
const startNow = (intent: Event) => {
  inline.intent = intent;
  void start();
};

const inline: InlineScript = Object.assign(keepEarlyEvents(document), {
  data,
  pathname: location.pathname,
  run,
  onNextInteraction,
  showNotice,
  hideNotice,
});
window.deferredScripts = inline;
keepEarlyFields(document, inline);
onNextInteraction(startNow);
afterLoad(() => document.body.dispatchEvent(new Event(IDLE)), IDLE_DELAY);
afterLoad(() => void fetchAhead(groups), FETCH_DELAY);
