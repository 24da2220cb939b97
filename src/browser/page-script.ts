/**
 * What must work before React and whatever happens to it: closes the phone's menu after a choice, on Escape, which returns the focus to its
 * button, and on a press or a focus outside, because it could cover the focused element (WCAG 2.4.11). Part of each page's inline script.
 */
function closeMenu({ type, target, key }: Event & { key?: string }): void {
  const menu = document.querySelector<HTMLDetailsElement>("header details[open]");
  if (!menu || !(target instanceof Element)) return;
  const isEscape = key === "Escape";
  const isInside = menu.parentElement?.contains(target);
  if (isEscape || (isInside ? type === "click" && target.closest("a") : type !== "keydown"))
    menu.open = false;
  if (isEscape) menu.querySelector("summary")?.focus();
}

for (const type of ["click", "focusin", "keydown", "pointerdown"]) document.addEventListener(type, closeMenu);

/** @returns undefined for a truncated percent-escape. */
function decoded(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

/**
 * A decoded path that Gatsby reads as another one: with an escape that is left (`%40`), because it decodes twice; with a backslash; with a
 * control character, or a space at the end, which a browser leaves out of an address. Some hosts answer `/404`, which is no page, with 200.
 */
const MISREAD = /[%\\\p{Cc}]|(?: |^\/404)\/*$/u;

/**
 * Tidies the address before Gatsby reads it, at the start and at each later change. Gatsby throws on a truncated percent-escape, and asks
 * for a decoded path: one that then begins with two slashes is another host. Never build an address from parts of the location for the
 * same reason.
 */
function tidyAddress(): void {
  const address = new URL(location.href);
  const { pathname, hash } = address;
  const isMisread = MISREAD.test(decoded(pathname) ?? "%");
  address.pathname = isMisread ? "/404.html" : pathname.replace(/\/+/g, "/");
  if (decoded(hash) === undefined) address.hash = "";
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

tidyAddress();
// Registered before Gatsby's router, which reads the address in its own listener.
addEventListener("popstate", tidyAddress);

export {};
