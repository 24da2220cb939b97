import { type RefObject, useEffect } from "react";

/**
 * Closes a `details` menu on Escape, on a press outside it, and when the focus leaves it, because the menu could cover the
 * focused element (WCAG 2.4.11). Escape also returns the focus to the menu's button. The browser still opens and closes
 * `details`, so the menu works without JavaScript and before hydration.
 * @param menu the element that contains the `details` and the links.
 */
export function useDismissibleMenu(
  toggle: RefObject<HTMLDetailsElement | null>,
  menu: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !toggle.current?.open) return;
      toggle.current.open = false;
      toggle.current.querySelector("summary")?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (!toggle.current || !(target instanceof Node) || menu.current?.contains(target)) return;
      toggle.current.open = false;
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
    };
  }, [toggle, menu]);
}
