import { FIELDS, type InlineScript } from "../contract";

/** All texts of the page's forms, by name. Files cannot be kept. */
const textsOf = ({ forms }: Document) =>
  Object.fromEntries(
    [...forms].flatMap((form) => [...new FormData(form)]).filter(([, value]) => typeof value === "string"),
  );

/**
 * Keeps what was typed over a reload, and restores it at once, so that an old text never replaces what is typed later. The start
 * script then writes the fields with more care. See `start/kept-fields.ts`.
 * @param inline gets `keepFields` and `isLeaving`. When the page is left, its current `keepFields` is called.
 */
export function keepEarlyFields(
  page: Document,
  inline: Partial<Pick<InlineScript, "keepFields" | "isLeaving">>,
): void {
  inline.keepFields = () => {
    history.replaceState({ ...(history.state as object), [FIELDS]: textsOf(page) }, "");
    inline.isLeaving = true;
  };
  const keepLater = () => {
    // Chromium drops at a reload what `pagehide` has written; Safari on phones has no `beforeunload`.
    for (const type of ["pagehide", "beforeunload"]) addEventListener(type, () => inline.keepFields?.());
  };
  // A listener for `beforeunload` can keep Firefox from caching the page, so it waits until there is something to keep.
  // Captured, because the event goes no further while React hydrates the page.
  page.addEventListener("input", keepLater, { once: true, capture: true });

  const kept = (history.state as Record<string, Readonly<Record<string, string>>> | null)?.[FIELDS];
  if (kept) keepLater();
  for (const [name, value] of Object.entries(kept ?? {}))
    // Also over what the browser itself has restored: after some navigations, Firefox restores an older text at a reload.
    for (const field of page.getElementsByName(name) as NodeListOf<HTMLInputElement>)
      if (field.type !== "file") field.value = value;
}
