import { type ReactNode, useLayoutEffect, useState } from "react";

import { track } from "./inline/track";

const allDetails = () => [...document.querySelectorAll("details")];

/**
 * @returns a function that restores focus, selection, scroll position and open `details`, if React has
 * redrawn the page meanwhile.
 */
export function rememberPlace(container: Element): () => void {
  const page = container.firstElementChild;
  const { scrollX, scrollY } = window;
  const wereOpen = allDetails().map((details) => details.open);
  const focused = document.activeElement as HTMLInputElement | null;
  const findFocused = focused && track(focused);
  // E-mail fields have no selection.
  const { selectionStart, selectionEnd, selectionDirection } = focused ?? {};
  return () => {
    // React has hydrated the page without a redraw.
    if (page?.isConnected) return;
    allDetails().forEach((details, index) => (details.open = wereOpen[index] ?? details.open));
    const field = findFocused?.();
    field?.focus({ preventScroll: true });
    if (typeof selectionStart === "number")
      field?.setSelectionRange(selectionStart, selectionEnd ?? selectionStart, selectionDirection ?? "none");
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}

/** Wraps the page. React redraws it if an extension has changed its HTML: the forms keep their values, and this keeps the visitor's place. */
export function KeepPlace({ container, children }: { container: Element; children: ReactNode }) {
  const [restore] = useState(() => rememberPlace(container));
  useLayoutEffect(restore, [restore]);
  return children;
}
