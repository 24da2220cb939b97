import { createRoot, hydrateRoot } from "react-dom/client";

import StudyRequestForm, { type StudyRequestFormProps } from "./StudyRequestForm";

export { StudyRequestForm as default };

/**
 * Brings the form's HTML to life, or makes it where a visitor has come from another page of the site.
 * @returns what takes it down again.
 */
export function mountForm(container: HTMLElement, props: StudyRequestFormProps): () => void {
  const served = container.querySelector("form");
  const form = <StudyRequestForm {...props} served={served} />;
  const root = served ? hydrateRoot(container, form) : createRoot(container);
  if (!served) root.render(form);
  return () => root.unmount();
}
