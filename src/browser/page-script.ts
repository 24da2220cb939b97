/**
 * What must work before React and whatever happens to it: closes the phone's menu, and keeps a link to "#" from scrolling to the top.
 * Part of the inline script of each page (gatsby-config.ts).
 *
 * The menu closes after a choice, on Escape, which returns the focus to its button, and on a press or a focus outside, because it could
 * cover the focused element (WCAG 2.4.11).
 */
function handle(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const link = event.type === "click" && event.target.closest("a");
  if (link && link.getAttribute("href") === "#") event.preventDefault();

  const menu = document.querySelector<HTMLDetailsElement>("header details[open]");
  if (!menu) return;
  const isInside = menu.parentElement?.contains(event.target);
  const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
  if (isEscape || (isInside ? link : event.type !== "keydown")) menu.open = false;
  if (isEscape) menu.querySelector("summary")?.focus();
}

for (const type of ["click", "focusin", "keydown", "pointerdown"]) document.addEventListener(type, handle);

export {};
