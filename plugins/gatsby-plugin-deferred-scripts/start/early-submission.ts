import { HYDRATED } from "../contract";

/**
 * Keeps the submission that a visitor makes before React listens, and makes it again, once, when it does. Its button is
 * `aria-busy` meanwhile, by which the page can say so.
 *
 * Only forms with `method="dialog"` outside of a dialog: the browser checks their fields, and does nothing more with them (HTML
 * standard, "form submission algorithm"). Others are sent by the browser itself.
 */
export function keepEarlySubmission(page: Document): void {
  let last: SubmitEvent | undefined;

  const keep = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== "dialog") return;
    last = event;
    event.submitter?.setAttribute("aria-busy", "true");
  };
  page.addEventListener("submit", keep, true);

  const replay = () => {
    page.removeEventListener("submit", keep, true);
    const { submitter, defaultPrevented } = last ?? {};
    submitter?.setAttribute("aria-busy", "false");
    // React may have answered the last one already, shortly before it says that it has taken over. A click checks the fields as
    // `requestSubmit` does, which Safari has from version 16 on.
    if (!defaultPrevented) submitter?.click();
  };
  page.addEventListener(HYDRATED, replay, { once: true });
}
