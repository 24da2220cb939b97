/**
 * Scrolls an element into view without an animation. The smooth scrolling of GlobalStyles.tsx is off meanwhile: Chrome 109 ignores the
 * behavior "instant" of `scrollIntoView`, but not of `scrollTo`.
 */
export function jumpTo(element: Element | null, block: ScrollLogicalPosition = "start"): void {
  const { style } = document.documentElement;
  style.scrollBehavior = "auto";
  element?.scrollIntoView({ block });
  style.scrollBehavior = "";
}
