import { keepPresses } from "./keep-presses";

/** What a page needs to start, as JSON in the page. `scripts.ts` writes it. */
export interface StartData {
  /** The page's path as Gatsby knows it. */
  path: string;
  /** Gatsby's hash of the build, which it compares with that of the page's data. */
  hash: string;
  /** The addresses of the scripts that hydrate the page. */
  scripts: readonly string[];
  /** The addresses of the data that Gatsby's runtime requests first. They must be revalidated, so fetching them ahead would not help. */
  data: readonly string[];
}

/** The Network Information API, which only Chromium has. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Into the browser's cache, without running it. What fails is requested again when it is needed. */
const fetchAhead = (address: string) =>
  fetch(address, { priority: "low" })
    // The browser may cancel a response whose body is not read, and then does not cache it.
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);

/** @returns whether it was fetched. */
const run = (src: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = src;
    document.body.append(script);
  });

/**
 * Fetches the page's scripts when the page has loaded, and runs them at the first sign of intent, or four seconds after load. Shows a
 * notice when they cannot be fetched, and tries again at the next sign of intent.
 */
export function startLater({ path, hash, scripts, data }: StartData, notice: HTMLElement): void {
  const { pathname } = location;
  const hydrated = new AbortController();
  const untilHydrated = { signal: hydrated.signal, capture: true };
  const report = () => {
    releasePresses();
    notice.hidden = false;
  };
  const releasePresses = keepPresses(untilHydrated, report);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());

  let missing = scripts;
  let isRunning = false;
  const start = async () => {
    if (isRunning) return;
    isRunning = true;
    // Gatsby writes the map of chunks as a string, in which its runtime never finds one.
    Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
    for (const href of data) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href }));
    }
    const fetched = await Promise.all(missing.map(run));
    missing = missing.filter((_, index) => !fetched[index]);
    isRunning = missing.length === 0;
    // Later, because browsers also cancel what they load when the visitor follows a link.
    if (!isRunning) setTimeout(report, 1000);
  };
  const onIntent = ({ type, target }: Event) => {
    // A browser that opens `/#contact` focuses the section without any intent of the visitor.
    if (type !== "focusin" || !(target as Element).matches(":target")) void start();
  };
  for (const type of ["pointerdown", "keydown", "focusin", "submit"])
    addEventListener(type, onIntent, untilHydrated);

  addEventListener("load", () => {
    const browser: NavigatorWithConnection = navigator;
    if (browser.connection?.saveData) return;
    const elements = [...document.querySelectorAll<HTMLElement>("[data-ahead]")];
    const needed = elements.flatMap(({ dataset }) => dataset.ahead?.split(" ") ?? []);
    // What the load event has brought is painted first.
    setTimeout(() => void [...new Set([...scripts, ...needed])].map(fetchAhead), 300);
    setTimeout(() => void start(), 4000);
  });

  // Gatsby's runtime cannot fetch the page's data or code.
  addEventListener("unhandledrejection", report, untilHydrated);
  // Only a router could show another page of the same document (Back, after a reload), or go on where the page was left.
  const reload = ({ persisted }: Partial<PageTransitionEvent>) => {
    if (persisted ?? location.pathname !== pathname) location.reload();
  };
  for (const type of ["pageshow", "popstate"]) addEventListener(type, reload, untilHydrated);

  document.addEventListener("hydrated", () => {
    hydrated.abort();
    notice.hidden = true;
    for (const button of releasePresses()) button.click();
  });
}
