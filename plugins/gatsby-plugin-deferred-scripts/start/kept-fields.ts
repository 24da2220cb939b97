/** Under which the state of this entry of the tab's history holds the fields for the length of a reload. */
const KEY = "fields";

type Fields = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function state(): Record<string, unknown> {
  const current: unknown = history.state;
  return isRecord(current) ? current : {};
}

/**
 * Reloads the page without losing what was typed: Chromium gives fields their content back on the way through the history
 * only. Files cannot be kept.
 *
 * What was typed then stands in the state of the history's entry: no storage that other pages can read, and no cookie. Browsers
 * may write it to disk with the tab's session, as they do with what stands in any field. It is there for the length of a reload:
 * `restoreFields` takes it out, and `forgetFields` where the reload has not come about, so that nothing is left once the form
 * works and can be sent.
 */
export function reloadWithFields(page: Document): void {
  const fields: Record<string, string> = {};
  for (const form of page.forms)
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  history.replaceState({ ...state(), [KEY]: fields }, "");
  location.reload();
}

/** Takes the fields out of the history's state. @returns them, where they were there. */
export function forgetFields(): unknown {
  const { [KEY]: fields, ...rest } = state();
  if (fields !== undefined) history.replaceState(rest, "");
  return fields;
}

/** Gives the fields back, and forgets them. */
export function restoreFields(page: Document): void {
  const fields = forgetFields();
  if (!isRecord(fields)) return;
  for (const [name, value] of Object.entries(fields as Fields))
    for (const field of page.getElementsByName(name))
      if (field instanceof HTMLInputElement ? field.type !== "file" : "value" in field)
        Object.assign(field, { value });
}
