import { type RefObject, useEffect } from "react";

/**
 * What a native `details` lacks to be a menu: Escape closes it and gives the focus back to its button; a press outside closes
 * it, and so does the focus when it goes on below, where the menu would hide it (WCAG 2.4.11). Opening and closing stay the
 * browser's, so the menu works before and without JavaScript.
 * @param menu holds the `details` and what it opens.
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
