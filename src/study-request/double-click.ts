import type { MouseEvent } from "react";

/** As long as operating systems wait for a second click at most by default, in milliseconds. */
const doubleClickTime = 500;

/** The second click of a double click would submit the form again, empty by then, and bring up its required fields. */
export function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** The second press of a double click would take the focus to whatever is under the pointer by then. */
export function keepFocusFromSecondPress() {
  const listening = new AbortController();
  window.addEventListener("mousedown", (event) => event.preventDefault(), listening);
  setTimeout(() => listening.abort(), doubleClickTime);
}
