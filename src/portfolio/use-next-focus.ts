import { type RefObject, useEffect, useRef } from "react";

/** Where the focus goes after the next reading: the result, or the first cell that is still wrong. A pressed button or a folded field is gone. */
type Target = "result" | "firstWrong";

/** By target, the places in the order of preference. `data-result`: the columns to confirm, then the summary. */
const SELECTORS: Readonly<Record<Target, readonly string[]>> = {
  result: ["[data-result]"],
  firstWrong: ["[aria-invalid]", "[data-result]"],
};

/** @param columns @param lines a change of one of them is the next reading. @returns the tool's element, and a function that sets the target. */
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
    // A summary at the top of the window has the dates below it in sight.
    if (element?.matches("[data-result]")) element.scrollIntoView({ block: "start", behavior: "instant" });
  }, [columns, lines]);
  return [tool, (target) => (next.current = target)];
}
