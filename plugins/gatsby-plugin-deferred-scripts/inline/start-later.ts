/**
 * The inline script of each page, in the order of a visit:
 * 1. The page is painted. Its scripts are fetched, and run when the browser is idle, or at the first interaction.
 * 2. Until React has hydrated the page, clicks on buttons and submissions are held (held-actions.ts), and what is typed stays in its fields.
 * 3. "hydrated" comes from the plugin's gatsby-browser.tsx: the held buttons are clicked, and nothing is held any more.
 * A script that cannot be fetched, or a held press that times out, shows a notice with a button that reloads the page.
 */
import "../../../src/components/layout/close-menu";

import { savesData, whenIdle } from "../../../src/components/when-idle";
import type { StartData } from "../start-data";
import { dropFiles } from "./drop-files";
import { holdActions, replayLostClicks } from "./held-actions";
import { keepFields } from "./keep-fields";
import { printDetails } from "./print-details";
import { removeInsertions } from "./remove-insertions";

/** Delay after load, in ms: the browser paints the page first. */
const PAINT = 300;
/** Timeout of the wait for an idle browser, in ms. */
const IDLE = 1000;

/** Fetches a file into the browser's cache without running it. A failed file is fetched again when it is needed. */
const prefetch = (address: string) =>
  fetch(address, { priority: "low" })
    // The browser may cancel a response whose body is unread, and then does not cache it.
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);

/** Preloads data for Gatsby's own request: after `prefetch`, the browser would revalidate it. */
const preload = (href: string) => {
  const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(document.createElement("link"), link));
};

/** Fetches the scripts after load, and runs them when the browser is idle. @returns a function that runs them now and retries failed ones. */
function loadScripts({ scripts, data, prefetch: files }: StartData, onError: () => void): () => void {
  const missing = [...scripts];
  const start = () => {
    for (const src of missing.splice(0)) {
      const onerror = () => {
        missing.push(src);
        // Browsers also cancel requests for scripts on navigation: report an error only if the page is still there.
        setTimeout(() => missing.length && onError(), 1000);
      };
      document.body.append(Object.assign(document.createElement("script"), { src, onerror }));
    }
  };
  const fetchAndStart = async () => {
    data.forEach(preload);
    await Promise.all(scripts.map(prefetch));
    whenIdle(start, IDLE);
    if (!savesData()) await Promise.all(files.map(prefetch));
  };
  addEventListener("load", () => setTimeout(() => void fetchAndStart(), PAINT));
  return start;
}

/** Runs scripts when the browser is idle after load, or at the first interaction; replays clicks and submissions held before hydration. A failure shows the notice. */
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
const page = document.getElementById("___gatsby");
if (page) removeInsertions(page);
keepFields();
dropFiles();
printDetails();
