/**
 * The one memory of a visit: what the forms and the table hold, in this tab's `sessionStorage`. The inline script reads it before the page's
 * scripts run, so this file imports nothing.
 */

/** Raise it with each change of a stored shape: a later release of the site then ignores what an earlier one has stored. */
const VERSION = 1;

const keyOf = (name: string) => `saisie-${VERSION}-${name}`;

/**
 * Reads a stored value. Its shape must be checked, like that of any input.
 * @returns undefined if nothing is stored, if it is no JSON, or if the browser refuses storage.
 */
export function stored(name: string): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value. @param value of JSON; undefined deletes the stored one. */
export function store(name: string, value: unknown): void {
  try {
    // If the new value is too large, the former one must not come back in its place.
    sessionStorage.removeItem(keyOf(name));
    if (value !== undefined) sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The browser refuses storage: the value lasts until the page is left.
  }
}

/**
 * Calls `run` when the page is left or hidden. It needs three events: Safari on phones has no `beforeunload`,
 * and a phone may end a hidden tab without any event.
 */
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

/** Writes all kept values into `sessionStorage`. */
export function storeKept(): void {
  for (const [name, value] of kept) store(name, value);
}

/** Keeps a value, and stores it when the page is left or hidden. @param value of JSON; undefined deletes the stored one. */
export function keep(name: string, value: unknown): void {
  if (kept.size === 0) {
    if (value === undefined) return;
    // A `beforeunload` listener can exclude the page from Firefox's bfcache, so it is added only with the first value.
    onLeave(storeKept);
  }
  kept.set(name, value);
  if (value === undefined) store(name, undefined);
}
