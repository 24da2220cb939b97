import { type RefObject, useEffect, useRef } from "react";

import { jumpTo } from "../theme/jump-to";

/** Where the focus goes after the next reading of the table: the pressed button or the filled-in field may be gone then. */
type Target = "result" | "firstWrong";

/** By target, the elements in the order of preference. `data-result` is on the refusal, on the columns to confirm and on the summary: the first one counts. */
const SELECTORS: Readonly<Record<Target, readonly string[]>> = {
  result: ["[data-result]"],
  firstWrong: ["[aria-invalid]", "[data-result]"],
};

/** The table is read again when `columns` or `lines` change. @returns the tool's element, and a function that sets the target. */
export function useNextFocus(
  columns: unknown,
  lines: unknown,
): readonly [tool: RefObject<HTMLDivElement | null>, focusNext: (target: Target) => void] {
  const tool = useRef<HTMLDivElement>(null);
  const next = useRef<Target>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const found = SELECTORS[next.current].map((selector) =>
      tool.current?.querySelector<HTMLElement>(selector),
    );
    next.current = undefined;
    const element = found.find((each) => each);
    element?.focus({ preventScroll: element.matches("[data-result]") });
    // At the top of the window, so that the dates below the summary are in view.
    if (element?.matches("[data-result]")) jumpTo(element);
  }, [columns, lines]);
  return [tool, (target) => (next.current = target)];
}
