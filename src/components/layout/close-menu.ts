// Closes the menu on a choice, on Escape (the focus returns to its button), and on a press or focus outside:
// the open menu could cover the focused element (WCAG 2.4.11). It is part of the inline script, so that it
// works before hydration.
function closeMenu({ type, target, key }: Event & { key?: string }): void {
  const menu = document.querySelector<HTMLDetailsElement>("header details[open]");
  if (!menu || !(target instanceof Element)) return;
  const isEscape = key === "Escape";
  const isInside = menu.parentElement?.contains(target);
  const isChoice = isInside && type === "click" && target.closest("a");
  const isOutside = !isInside && type !== "keydown";
  if (isEscape || isChoice || isOutside) menu.open = false;
  if (isEscape) menu.querySelector("summary")?.focus();
}

for (const type of ["click", "focusin", "keydown", "pointerdown"]) document.addEventListener(type, closeMenu);

export {};
