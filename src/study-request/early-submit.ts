/**
 * A submission that comes before the form's code. `method="dialog"` without a dialog checks the fields and then does nothing
 * (HTML standard, « form submission algorithm »); browsers from before 2022 would send a GET and put what was typed into the
 * address. So this script stops them, and leaves a mark on the form:
 *
 *     <form data-submitted>   →   the form sends itself again once it works, and takes the mark away
 *
 * Whoever delays the page's scripts only has to start them on `submit`. The script may run twice, and stays harmless later:
 * final-form prevents the same default.
 */
export const earlySubmitScript =
  'addEventListener("submit",function(e){e.preventDefault();e.target.dataset.submitted=""},true)';

/** The mark in a selector: what to show between such a submission and the form's code. */
export const whileSubmissionWaits = "[data-submitted] &";

/** Takes the mark away, and says whether it was there. */
export function takeSubmission(form: HTMLFormElement): boolean {
  const waiting = "submitted" in form.dataset;
  delete form.dataset.submitted;
  return waiting;
}
