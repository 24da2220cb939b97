import { formName } from "./submission";

/** Under which the state of this entry of the tab's history names a request whose outcome nobody knows. */
const KEY = "demande";

const state = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;

/** Takes the note of a request out of the history's state. @returns its identifier, if there was one. */
export function takeNote(): string | undefined {
  const { [KEY]: id, ...rest } = state();
  if (typeof id !== "string") return undefined;
  history.replaceState(rest, "");
  return id;
}

/**
 * While a request's outcome is unknown and its page is out of sight, notes its identifier in the state of the history's entry:
 * whoever comes back to another document of it is told. It is a random number, nothing that was typed. Browsers may write it to
 * disk with their session; it is gone when the page is back in sight, and when the outcome is known.
 * @returns what ends it.
 */
export function noteWhenLeft(id: string): () => void {
  const listening = new AbortController();
  const note = () => {
    // On another page of the site, nobody would read it.
    if (document.forms.namedItem(formName)) history.replaceState({ ...state(), [KEY]: id }, "");
  };
  // Chromium forgets at a reload what was noted at `pagehide`; Safari on phones knows no `beforeunload`.
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
