import { formName } from "./submission";

/** The property of `history.state` that holds the identifier of a request with an unknown outcome. */
const KEY = "demande";

/** Requests whose delivery has ended in this document. Other history entries may still hold their identifiers. */
const ended = new Set<string>();

const state = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;

/** Removes the identifier from `history.state`. @returns it, if there was one whose delivery has not ended in this document. */
export function takeNote(): string | undefined {
  const { [KEY]: id, ...rest } = state();
  if (typeof id !== "string") return undefined;
  history.replaceState(rest, "");
  return ended.has(id) ? undefined : id;
}

function write(id: string): void {
  // Other pages of the site do not read it.
  if (document.forms.namedItem(formName)) history.replaceState({ ...state(), [KEY]: id }, "");
}

/** @returns a function that stops it. */
function writeWhenLeft(id: string, onReturn: () => void): () => void {
  const listening = new AbortController();
  const leave = () => write(id);
  // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
  window.addEventListener("beforeunload", leave, listening);
  window.addEventListener("pagehide", leave, listening);
  window.addEventListener("pageshow", onReturn, listening);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : onReturn()), listening);
  return () => listening.abort();
}

/**
 * While a request's outcome is unknown and its page is hidden, keeps its identifier in `history.state`, so that a visitor who
 * returns to a new document of this entry gets a message. The identifier is random and contains nothing that was typed. Browsers
 * may write it to disk with their session. It is removed when the page is visible again, and when the outcome is known.
 * @returns a function that stops this.
 */
export function noteWhenLeft(id: string): () => void {
  const stop = writeWhenLeft(id, takeNote);
  return () => {
    stop();
    takeNote();
  };
}

/** Removes the identifier from an entry to which the history returns, if its delivery has ended meanwhile. */
function forgetEnded(): void {
  const id = state()[KEY];
  if (typeof id === "string" && ended.has(id)) takeNote();
}

/**
 * While a request is being sent, keeps its identifier in `history.state` all the time: no event precedes the crash of a tab, nor the
 * way to another page of the site, from which a visitor may leave. It is removed when the delivery ends, or, if another page of the
 * site is shown then, on the return to this entry.
 * @returns a function that ends this.
 */
export function noteWhileSending(id: string): () => void {
  ended.delete(id);
  write(id);
  window.addEventListener("popstate", forgetEnded);
  const stop = writeWhenLeft(id, () => undefined);
  return () => {
    stop();
    ended.add(id);
    takeNote();
  };
}

/** Asks visitors whether they want to leave the site (HTML standard, "beforeunload"). */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 knows only this.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is among the browsers of package.json
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
