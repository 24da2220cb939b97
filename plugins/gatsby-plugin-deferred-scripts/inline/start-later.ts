/** The inline script of each page. */
import "../../../src/components/layout/close-menu";

import type { StartData } from "../start-data";
import { holdActions, replayLostClicks } from "./held-actions";
import { keepFields } from "./keep-fields";
import { loadScripts } from "./load-scripts";

/** Runs scripts at the first interaction or a timeout; replays clicks and submissions held before hydration. A failure shows the notice. */
export function startLater(data: StartData, notice: HTMLElement): void {
  const { pathname } = location;
  const hydrated = new AbortController();
  const untilHydrated = { signal: hydrated.signal, capture: true };
  /** After a held action is dropped, the notice stays until the next interaction, also after hydration. */
  let hasDropped = false;
  const fail = () => {
    hasDropped ||= release().length > 0;
    notice.hidden = false;
  };
  const start = loadScripts(data, fail);
  const { hold, release } = holdActions(untilHydrated, fail);
  replayLostClicks(untilHydrated);

  const onInteraction = (event: Event) => {
    start();
    hasDropped = false;
    hold(event);
  };
  for (const type of ["pointerdown", "keydown", "input", "click", "submit"])
    addEventListener(type, onInteraction, untilHydrated);

  // Gatsby's runtime rejects when it cannot fetch page data or code.
  addEventListener("unhandledrejection", fail, untilHydrated);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  // Before hydration, no router handles Back to another page of the same document (after a reload).
  addEventListener("popstate", () => location.pathname === pathname || location.reload(), untilHydrated);
  // bfcache restore: retry the requests that the browser has cancelled, and clear the error state.
  const onRestore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    release();
    hasDropped = false;
    notice.hidden = true;
    start();
  };
  addEventListener("pageshow", onRestore, untilHydrated);

  document.addEventListener("hydrated", () => {
    hydrated.abort();
    const hide = () => (notice.hidden = true);
    if (hasDropped)
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, hide, { once: true });
    else hide();
    for (const button of release()) button?.click();
  });
}

const data = document.getElementById("deferred-scripts")?.textContent;
const notice = document.getElementById("deferred-scripts-notice");
// `gatsby develop` starts the scripts itself, and writes no data.
if (data && notice) startLater(JSON.parse(data) as StartData, notice);
keepFields();
