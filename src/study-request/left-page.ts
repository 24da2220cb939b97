import { formName } from "./submission";

/** The property of `history.state` that holds the identifier of a request with an unknown outcome. */
const KEY = "demande";

const state = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;

/** Removes the identifier from `history.state`. @returns it, if there was one. */
export function takeNote(): string | undefined {
  const { [KEY]: id, ...rest } = state();
  if (typeof id !== "string") return undefined;
  history.replaceState(rest, "");
  return id;
}

/**
 * While a request's outcome is unknown and its page is hidden, keeps its identifier in `history.state`, so that a visitor who
 * returns to a new document of this entry gets a message. The identifier is random and holds nothing that was typed. Browsers may
 * write it to disk with their session. It is removed when the page is visible again, and when the outcome is known.
 * @returns a function that stops this.
 */
export function noteWhenLeft(id: string): () => void {
  const listening = new AbortController();
  const note = () => {
    // Other pages of the site do not read it.
    if (document.forms.namedItem(formName)) history.replaceState({ ...state(), [KEY]: id }, "");
  };
  // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
  window.addEventListener("beforeunload", note, listening);
  window.addEventListener("pagehide", note, listening);
  window.addEventListener("pageshow", takeNote, listening);
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden) note();
      else takeNote();
    },
    listening,
  );
  return () => {
    listening.abort();
    takeNote();
  };
}

/** Asks whoever leaves the page whether they mean it (HTML standard, "beforeunload"). */
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
