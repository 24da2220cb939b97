import { flushSync } from "react-dom";

import { formFields, formNamed } from "./elements";
import type { RecordForm } from "./record";

/** Changes the record, then focuses the form's first field. It waits for React, because the change may disable a field or enable it. */
export function focusFirstField({ name }: RecordForm, change: () => void): void {
  flushSync(change);
  const form = formNamed(name);
  const field = form && formFields(form).find(({ disabled }) => !disabled);
  field?.focus();
}
