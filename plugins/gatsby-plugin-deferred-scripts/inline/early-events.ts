import type { InlineScript } from "../contract";

/**
 * Keeps clicks and submissions until the start script asks for them. The button of a submission is `aria-busy` at once, so that the
 * page can show that it waits. A click on a link to `#` does nothing: the browser would scroll to the top of the page.
 */
export function keepEarlyEvents(page: Document): Pick<InlineScript, "events" | "onEvent"> {
  const events: Event[] = [];
  const early = {
    events,
    onEvent(event: Event) {
      events.push(event);
      // A click has no submitter.
      (event as Partial<SubmitEvent>).submitter?.setAttribute("aria-busy", "true");
    },
  };
  for (const type of ["click", "submit"])
    page.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[href="#"]')) event.preventDefault();
        early.onEvent(event);
      },
      true,
    );
  return early;
}
