/** The closed folds that paper shows open: all but those of forms and tools (also in `GlobalStyles.tsx`). */
const OPENED_ON_PAPER = "details:not([open], form *, [data-needs-script] *)";

interface OpenedFold {
  details: HTMLDetailsElement;
  /** Value of its `name` attribute, which it loses while it is printed. */
  group: string | null;
}

/**
 * Opens closed `details` while the page is printed: only browsers of 2025 print them by styles (`::details-content`). Without their `name`,
 * several of a group can be open.
 */
export function printDetails(): void {
  let opened: readonly OpenedFold[] = [];
  addEventListener("beforeprint", () => {
    // Some browsers send the event twice.
    if (opened.length > 0) return;
    const closed = [...document.querySelectorAll<HTMLDetailsElement>(OPENED_ON_PAPER)];
    opened = closed.map((details) => ({ details, group: details.getAttribute("name") }));
    for (const { details } of opened) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const { details, group } of opened) {
      details.open = false;
      if (group) details.setAttribute("name", group);
    }
    opened = [];
  });
}
