/** The closed folds that paper shows open: all but those of forms and tools (also in `GlobalStyles.tsx`). */
const OPENED_ON_PAPER = "details:not([open], form *, [data-needs-script] *)";

/**
 * Opens closed `details` while the page is printed: only browsers of 2025 print them by styles (`::details-content`). Without their `name`,
 * several of a group can be open.
 */
export function printDetails(): void {
  let opened: (readonly [details: HTMLDetailsElement, group: string | null])[] = [];
  addEventListener("beforeprint", () => {
    // Some browsers announce a print twice.
    if (opened.length > 0) return;
    opened = [...document.querySelectorAll<HTMLDetailsElement>(OPENED_ON_PAPER)].map((details) => [
      details,
      details.getAttribute("name"),
    ]);
    for (const [details] of opened) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const [details, group] of opened.splice(0)) {
      details.open = false;
      if (group) details.setAttribute("name", group);
    }
  });
}
