import type { StartData } from "../start-data";

/** Delay after load before the scripts run without an interaction, in ms. */
const IDLE_START = 4000;

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

/** Prefetches the scripts after load, and runs them after `IDLE_START`. @returns a function that runs them now and retries failed ones. */
export function loadScripts({ scripts, data, ahead }: StartData, onError: () => void): () => void {
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
  const prefetchAll = async () => {
    data.forEach(preload);
    await Promise.all(scripts.map(prefetch));
    await Promise.all(ahead.map(prefetch));
  };
  addEventListener("load", () => {
    // Wait for the paint that follows the load event.
    setTimeout(() => void prefetchAll(), 300);
    setTimeout(start, IDLE_START);
  });
  return start;
}
