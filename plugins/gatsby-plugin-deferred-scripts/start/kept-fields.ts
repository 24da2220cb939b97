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
 * only. The state of the history's entry is neither storage nor cookie, and ends with the tab. Files cannot be kept.
 */
export function reloadWithFields(page: Document): void {
  const fields: Record<string, string> = {};
  for (const form of page.forms)
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  history.replaceState({ ...state(), [KEY]: fields }, "");
  location.reload();
}

/** Gives the fields back, and forgets them. */
export function restoreFields(page: Document): void {
  const { [KEY]: fields, ...rest } = state();
  if (!isRecord(fields)) return;
  history.replaceState(rest, "");
  for (const [name, value] of Object.entries(fields as Fields))
    for (const field of page.getElementsByName(name))
      if (field instanceof HTMLInputElement ? field.type !== "file" : "value" in field)
        Object.assign(field, { value });
}
