import { HYDRATED } from "../contract";

/**
 * Records the last form submission before hydration, and repeats it once after it. Its button is `aria-busy` meanwhile, so that
 * the page can show that it waits.
 *
 * Only forms with `method="dialog"` outside a dialog: the browser validates their fields and does nothing else (HTML standard,
 * "form submission algorithm"). It sends other forms itself.
 * @returns what records a submission.
 */
export function keepEarlySubmission(page: Document): (event: Event) => void {
  let last: SubmitEvent | undefined;

  const replay = () => {
    const { submitter, defaultPrevented } = last ?? {};
    submitter?.setAttribute("aria-busy", "false");
    // React may already have handled the last submission, shortly before `HYDRATED`. A click validates the fields, like
    // `requestSubmit`, which Safari before 16 lacks.
    if (!defaultPrevented) submitter?.click();
  };
  page.addEventListener(HYDRATED, replay, { once: true });

  return (event) => {
    if (!(event instanceof SubmitEvent && event.target instanceof HTMLFormElement)) return;
    if (event.target.method !== "dialog") return;
    last = event;
    event.submitter?.setAttribute("aria-busy", "true");
  };
}
