import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Events at which React finishes a hydration in one task, to handle them (`discreteReplayableEvents` of react-dom 19). */
const HURRYING_EVENTS = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop " +
  "compositionend compositionstart keydown keypress keyup input textInput copy cut paste change contextmenu reset"
).split(" ");

const hold = (event: Event) => event.stopPropagation();

/** Keeps events from React, whose element is inside the body. What the browser itself does with them happens as before hydration. */
function holdEvents(types: readonly string[]): void {
  for (const type of types) document.body.addEventListener(type, hold, true);
}

function releaseEvents(types: readonly string[]): void {
  for (const type of types) document.body.removeEventListener(type, hold, true);
}

/** Lets React handle clicks. The start script has recorded those before, and repeats them. */
export const releaseClicks = () => releaseEvents(["click"]);

/** Its effect runs in the commit of the hydration: the components have then read their fields, and React can handle events. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => releaseEvents(HURRYING_EVENTS), []);
  return children;
}

/**
 * Hydrates a page as a transition: React works in slices of five milliseconds, and between them the browser answers the visitor.
 * Gatsby's own function hydrates in one task, in which a slow phone answers nothing for half a second.
 * @param container with the page's HTML. `gatsby develop` sends it empty, and the page is rendered into it.
 */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) {
    createRoot(container).render(page);
    return;
  }
  // Only the start script repeats clicks.
  if (window.deferredScripts) holdEvents([...HURRYING_EVENTS, "click"]);
  startTransition(() => {
    hydrateRoot(container, <Hydrated>{page}</Hydrated>);
  });
}
