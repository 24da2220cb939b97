/** Closed `details` that are opened for printing. Those of a form stay closed, so that GlobalStyles.tsx hides them on paper. */
const CLOSED_DETAILS_TO_PRINT = "details:not([open], form *)";

interface OpenedDetails {
  details: HTMLDetailsElement;
  /** The value of the `name` attribute, which is removed while the page is printed. */
  group: string | null;
}

/**
 * Opens closed `details` while the page is printed. It is the fallback for browsers before 2025, which lack `::details-content`. `name` is
 * removed, because a browser keeps only one `details` open per name.
 */
export function printDetails(): void {
  let opened: readonly OpenedDetails[] = [];
  addEventListener("beforeprint", () => {
    // Some browsers send the event twice.
    if (opened.length > 0) return;
    const closed = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED_DETAILS_TO_PRINT)];
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
