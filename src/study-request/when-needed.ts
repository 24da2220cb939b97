/** Safari has no idle callback: two seconds are its idle. */
const whenIdle = (task: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 2000);
};

/**
 * Resolves when the form is worth its code: the browser is idle, the form is within a screen of the window, or somebody is at
 * it already.
 * @param container holds the form's HTML.
 */
export function whenNeeded(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) finish();
      },
      { rootMargin: "100% 0px" },
    );
    const finish = () => {
      listening.abort();
      observer.disconnect();
      resolve();
    };
    observer.observe(container);
    for (const event of ["focusin", "pointerdown", "submit"])
      container.addEventListener(event, finish, listening);
    if (document.readyState === "complete") whenIdle(finish);
    else window.addEventListener("load", () => whenIdle(finish), listening);
  });
}
