import { FIELDS, type InlineScript } from "../contract";

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

/** Removes the fields from the history's state. */
function forgetFields(): void {
  const { [FIELDS]: fields, ...rest } = state();
  if (fields !== undefined) history.replaceState(rest, "");
}

/**
 * Keeps what was typed over a reload, which empties fields in Chromium and WebKit.
 *
 * While the page is left, what was typed is in the state of the current history entry. That is no storage that other pages can
 * read, and no cookie. Browsers may write it to disk with the tab's session, as they do with the content of any field. It is removed
 * when the start script runs in a document of this entry, and when a form is reset, as after it was sent.
 * `inline/early-fields.ts` has restored the fields, and writes them when a page is left that was typed into.
 * @param inline calls the new `keepFields` from now on.
 */
export function keepFields(page: Document, inline: Pick<InlineScript, "isLeaving" | "keepFields">): void {
  inline.keepFields = () => {
    const fields = changedFields(page);
    if (Object.keys(fields).length > 0) history.replaceState({ ...state(), [FIELDS]: fields }, "");
    // A navigation that was stopped has left older ones.
    else forgetFields();
  };
  addEventListener("pagehide", inline.keepFields);
  // A page from the back/forward cache still has its fields.
  addEventListener("pageshow", forgetFields);
  page.addEventListener("reset", forgetFields);
  // Chromium drops at a reload what `pagehide` has written. The listener can keep Firefox from caching the page.
  if (Object.keys(changedFields(page)).length > 0) addEventListener("beforeunload", inline.keepFields);
  if (!inline.isLeaving) forgetFields();
}
