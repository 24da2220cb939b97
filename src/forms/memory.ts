/**
 * The one memory of a visit: what the forms and the table hold, in this tab's `sessionStorage`. The inline script reads it before the page's
 * scripts run, so this file imports nothing.
 */

/** Raised with each change of a stored shape, so that a later release of the site does not read what an earlier one has stored. */
const VERSION = 1;

const keyOf = (name: string) => `saisie-${VERSION}-${name}`;

/** @returns a value to check like any input. Undefined: nothing is stored, it is no JSON, or the browser refuses storage. */
export function stored(name: string): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param value of JSON; undefined deletes the stored one. */
export function store(name: string, value: unknown): void {
  try {
    // If the new value is too large, the former one must not come back in its place.
    sessionStorage.removeItem(keyOf(name));
    if (value !== undefined) sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The browser refuses storage: the value lasts until the page is left.
  }
}

/** Calls `run` when the page is left or hidden. Safari on phones has no `beforeunload`, and a phone may end a hidden tab without an event. */
export function onLeave(run: () => void, options: AddEventListenerOptions = {}): void {
  addEventListener("beforeunload", run, options);
  addEventListener("pagehide", run, options);
  const runIfHidden = () => {
    if (document.visibilityState === "hidden") run();
  };
  document.addEventListener("visibilitychange", runIfHidden, options);
}

/** The values to keep, by name; undefined where there is nothing to keep. */
const kept = new Map<string, unknown>();

/** Stores what is kept. */
export function storeKept(): void {
  for (const [name, value] of kept) store(name, value);
}

/** Keeps a value, and stores it when the page is left or hidden. @param value of JSON; undefined: nothing, also in storage. */
export function keep(name: string, value: unknown): void {
  // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only once there is something to keep.
  if (kept.size === 0 && value !== undefined) onLeave(storeKept);
  if (kept.size === 0 && value === undefined) return;
  kept.set(name, value);
  if (value === undefined) store(name, undefined);
}
