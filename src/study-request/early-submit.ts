/*
 * A submission that comes before the form's code. `method="dialog"` without a dialog checks the fields and then does nothing
 * (HTML standard, « form submission algorithm »); browsers from before 2022 would send a GET and put what was typed into the
 * address. So the page's start script (plugins/gatsby-plugin-deferred-scripts) stops it, and leaves a mark on the form:
 *
 *     <form data-submitted>   →   the form sends itself again once it works, and takes the mark away
 */

/** The mark in a selector: what to show between such a submission and the form's code. */
export const whileSubmissionWaits = "[data-submitted] &";

/** Takes the mark away, and says whether it was there. */
export function takeSubmission(form: HTMLFormElement): boolean {
  const waiting = "submitted" in form.dataset;
  delete form.dataset.submitted;
  return waiting;
}
