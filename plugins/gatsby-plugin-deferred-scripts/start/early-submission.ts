import { HYDRATED } from "../contract";

/**
 * Records the last form submission before hydration, and repeats it once after it. Its button is `aria-busy` meanwhile, so that
 * the page can show that it waits.
 *
 * Only forms with `method="dialog"` outside a dialog: the browser validates their fields and does nothing else (HTML standard,
 * "form submission algorithm"). It sends other forms itself.
 */
export function keepEarlySubmission(page: Document): void {
  let last: SubmitEvent | undefined;

  const record = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== "dialog") return;
    last = event;
    event.submitter?.setAttribute("aria-busy", "true");
  };
  page.addEventListener("submit", record, true);

  const replay = () => {
    page.removeEventListener("submit", record, true);
    const { submitter, defaultPrevented } = last ?? {};
    submitter?.setAttribute("aria-busy", "false");
    // React may already have handled the last submission, shortly before `HYDRATED`. A click validates the fields, like
    // `requestSubmit`, which Safari before 16 lacks.
    if (!defaultPrevented) submitter?.click();
  };
  page.addEventListener(HYDRATED, replay, { once: true });
}
