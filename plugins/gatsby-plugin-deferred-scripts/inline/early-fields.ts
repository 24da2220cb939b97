import { FIELDS, type InlineScript } from "../contract";

/** All texts of the page's forms, by name. Files cannot be kept. */
const textsOf = ({ forms }: Document) =>
  Object.fromEntries(
    [...forms].flatMap((form) => [...new FormData(form)]).filter(([, value]) => typeof value === "string"),
  );

/**
 * Keeps what was typed over a reload when the start script could not be fetched. The start script does the same with more care, and
 * runs after this at each reload. See `start/kept-fields.ts`.
 * @param inline gets `isLeaving`.
 */
export function keepEarlyFields(page: Document, inline: Pick<InlineScript, "isLeaving">): void {
  const keep = () => {
    history.replaceState({ ...(history.state as object), [FIELDS]: textsOf(page) }, "");
    inline.isLeaving = true;
  };
  // A listener for `beforeunload` can keep Firefox from caching the page, so it waits until something was typed.
  page.addEventListener("input", () => addEventListener("beforeunload", keep));
}

/** Whether this page was left with typed text. The start script will restore it. */
export const hasKeptFields = () => Boolean((history.state as Record<string, unknown> | null)?.[FIELDS]);
