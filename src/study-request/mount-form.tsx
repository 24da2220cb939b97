import type { FormApi } from "final-form";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

import { takeSubmission } from "./early-submit";
import type { StudyRequest } from "./fields";
import { type FilledIn, fillIn, readFilledIn } from "./filled-in";
import StudyRequestForm, { type StudyRequestFormProps } from "./StudyRequestForm";

export { StudyRequestForm as default };

/**
 * What a visitor had filled in when they left for another page of the site, in this tab's memory only: they find it again on
 * their way back.
 */
let draft: FilledIn = {};

/**
 * Brings the form's HTML to life, or makes it where a visitor has come from another page of the site. What they have filled in
 * is read, and stands in the form again, within one task of the browser: a key that is pressed meanwhile comes after it.
 * @returns what takes the form down again.
 */
export function mountForm(
  container: HTMLElement,
  props: Omit<StudyRequestFormProps, "decorators">,
): () => void {
  const served = container.querySelector("form");
  const filledIn = served ? readFilledIn(served) : draft;
  // Before React compares the HTML with its own, in which there is no mark.
  const isSubmitted = served && takeSubmission(served);
  let form: FormApi<StudyRequest> | undefined;
  const takeForm = (made: FormApi<StudyRequest>) => {
    form = made;
    return () => undefined;
  };
  const element = <StudyRequestForm {...props} decorators={[takeForm]} />;

  // Two steps: a field registers in an effect of the first, and would miss what was changed before.
  const root = flushSync(() => {
    if (served) return hydrateRoot(container, element);
    const empty = createRoot(container);
    empty.render(element);
    return empty;
  });
  flushSync(() => form && fillIn(form, filledIn));
  // Safari has `requestSubmit` from version 16 on; a click on the button checks the fields just as well.
  if (isSubmitted) container.querySelector<HTMLButtonElement>("form [type=submit]")?.click();

  return () => {
    draft = form?.getState().values ?? {};
    // React cannot take a root down while it renders another.
    queueMicrotask(() => root.unmount());
  };
}
