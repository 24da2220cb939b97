import { FIELDS } from "../contract";

type Fields = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function state(): Record<string, unknown> {
  const current: unknown = history.state;
  return isRecord(current) ? current : {};
}

const isChanged = (field: Element) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : (field instanceof HTMLInputElement && field.type !== "file") || field instanceof HTMLTextAreaElement
      ? field.value !== field.defaultValue
      : false;

/** What was typed or chosen, by name. Files cannot be kept. */
const changedFields = (page: Document) =>
  Object.fromEntries(
    [...page.forms]
      .flatMap((form) => [...form.elements])
      .filter(isChanged)
      .map((field) => [field.getAttribute("name") ?? "", (field as HTMLInputElement).value]),
  );

/** Removes the fields from the history's state. @returns them, if they were there. */
function forgetFields(): unknown {
  const { [FIELDS]: fields, ...rest } = state();
  if (fields !== undefined) history.replaceState(rest, "");
  return fields;
}

/** Restores the fields, and removes them from the history's state. */
function restoreFields(page: Document): void {
  const fields = forgetFields();
  if (!isRecord(fields)) return;
  for (const [name, value] of Object.entries(fields as Fields))
    for (const field of page.getElementsByName(name))
      // Also over what the browser itself has restored: after some navigations, Firefox restores an older text at a reload.
      if (field instanceof HTMLInputElement ? field.type !== "file" : "value" in field)
        Object.assign(field, { value });
}

/**
 * Keeps what was typed over a reload, which empties fields in Chromium and WebKit.
 *
 * While the page is left, what was typed is in the state of the current history entry. That is no storage that other pages can
 * read, and no cookie. Browsers may write it to disk with the tab's session, as they do with the content of any field. It is removed
 * when a document of this entry opens, and when a form is reset, as after it was sent.
 * @param isLeaving whether the page is being left at this moment: the inline script has just written the fields.
 */
export function keepFields(page: Document, isLeaving = false): void {
  const keep = () => {
    const fields = changedFields(page);
    if (Object.keys(fields).length > 0) history.replaceState({ ...state(), [FIELDS]: fields }, "");
    // A navigation that was stopped has left older ones.
    else forgetFields();
  };
  // Chromium drops at a reload what `pagehide` has written. The listener can keep Firefox from caching the page, so it waits.
  const keepEarlier = () => addEventListener("beforeunload", keep);
  page.addEventListener("input", keepEarlier);
  addEventListener("pagehide", keep);
  // A page from the back/forward cache still has its fields.
  addEventListener("pageshow", forgetFields);
  page.addEventListener("reset", forgetFields);
  if (!isLeaving) restoreFields(page);
  if (Object.keys(changedFields(page)).length > 0) keepEarlier();
}
