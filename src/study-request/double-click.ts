import type { MouseEvent } from "react";

/** The longest default double-click time of operating systems, in milliseconds. */
const doubleClickTime = 500;

/** Ignores the second click of a double click: it would submit the form again, which is empty by then and therefore invalid. */
export function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Ignores the second press of a double click: it would move the focus to whatever is under the pointer by then. */
export function keepFocusFromSecondPress() {
  const listening = new AbortController();
  window.addEventListener("mousedown", (event) => event.preventDefault(), listening);
  setTimeout(() => listening.abort(), doubleClickTime);
}
