import type { StartData } from "../start-data";
import { holdActions } from "./held-actions";
import { loadScripts } from "./load-scripts";
import { replayLostClicks } from "./replaced-button";

/** Missing in lib.dom. */
type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/**
 * Loads the page's scripts after load, and runs them at the first interaction or some seconds later. Clicks and submissions before
 * hydration are held and replayed. The notice is shown when scripts cannot be loaded or a held action times out; each interaction retries.
 */
export function startLater(data: Pick<StartData, "scripts" | "data" | "ahead">, notice: HTMLElement): void {
  const { pathname } = location;
  const hydrated = new AbortController();
  const untilHydrated = { signal: hydrated.signal, capture: true };
  /** An action was dropped, so the notice stays until the next interaction, also after hydration. */
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

  // Gatsby's runtime rejects when it cannot fetch the page's data or code.
  addEventListener("unhandledrejection", fail, untilHydrated);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  // Before hydration there is no router to show another page of the same document (Back, after a reload).
  addEventListener("popstate", () => location.pathname === pathname || location.reload(), untilHydrated);
  // Restored from the back/forward cache: retry the requests that the browser has cancelled, and clear the error state.
  const onRestore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    release();
    hasDropped = false;
    notice.hidden = true;
    start();
  };
  addEventListener("pageshow", onRestore, untilHydrated);

  const rules = document.getElementById("deferred-scripts-rules");
  if ((navigator as SavingNavigator).connection?.saveData) rules?.remove();

  document.addEventListener("hydrated", () => {
    hydrated.abort();
    // From now on, Gatsby prefetches the pages of links.
    rules?.remove();
    const hide = () => (notice.hidden = true);
    if (hasDropped)
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, hide, { once: true });
    else hide();
    for (const button of release()) button?.click();
  });
}
