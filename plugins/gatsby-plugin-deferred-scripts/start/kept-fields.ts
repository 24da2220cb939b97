/** The key of the fields in `history.state` during a reload. */
const KEY = "fields";

type Fields = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function state(): Record<string, unknown> {
  const current: unknown = history.state;
  return isRecord(current) ? current : {};
}

/**
 * Reloads the page without losing typed text, which Chromium restores only on history navigation, not on a reload. Chosen files
 * are lost.
 *
 * The text is kept in `history.state`: no cookie, and no storage that other pages can read. Browsers may write it to disk with
 * the tab's session, as they do with the text of any field. `restoreFields` removes it after the reload. `forgetFields` removes
 * it if the reload was stopped. So nothing is left once the form works and can be sent.
 */
export function reloadWithFields(page: Document): void {
  const fields: Record<string, string> = {};
  for (const form of page.forms)
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  history.replaceState({ ...state(), [KEY]: fields }, "");
  location.reload();
}

/** Removes the fields from `history.state`. @returns them, or undefined if there are none. */
export function forgetFields(): unknown {
  const { [KEY]: fields, ...rest } = state();
  if (fields !== undefined) history.replaceState(rest, "");
  return fields;
}

/** Restores the fields' text, and removes it from `history.state`. */
export function restoreFields(page: Document): void {
  const fields = forgetFields();
  if (!isRecord(fields)) return;
  for (const [name, value] of Object.entries(fields as Fields))
    for (const field of page.getElementsByName(name))
      if (field instanceof HTMLInputElement ? field.type !== "file" : "value" in field)
        Object.assign(field, { value });
}
