const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Gatsby's route announcer speaks English whatever the site's language (gatsbyjs/gatsby#20801), and after every jump inside a
 * page too. Its text is rewritten in the same task as it changes, before a screen reader is told of it: in French for a new
 * page, empty for a jump, which the focus in the section announces by itself.
 */
export function announceInFrench(): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  let announced = window.location.pathname;
  new MutationObserver(() => {
    const text = announcer.textContent;
    if (!ENGLISH.test(text)) return;
    const isNewPage = window.location.pathname !== announced;
    announced = window.location.pathname;
    announcer.textContent = isNewPage ? text.replace(ENGLISH, "Page affichée : ") : "";
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}

/** The element that a hash names. A hash that was cut in the middle of a letter names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens what hides an element. @returns whether something was closed. */
function open(element: HTMLElement): boolean {
  const details = element.closest<HTMLDetailsElement>("details:not([open])");
  if (details) details.open = true;
  return details !== null;
}

/**
 * Opens the answer that the address names, and brings it into view. Browsers do so themselves, but not on the way back to an
 * address, nor before 2025 everywhere.
 */
export function openTarget(hash: string): void {
  const target = elementOf(hash);
  if (target && open(target)) target.scrollIntoView({ behavior: "instant" });
}

/** Calls back when Gatsby's router takes the focus to its wrapper, until the visitor's next move. */
function whenWrapperTakesFocus(callback: () => void): void {
  const { signal, abort } = until("pointerdown", "keydown");
  document.getElementById("gatsby-focus-wrapper")?.addEventListener(
    "focus",
    () => {
      abort();
      callback();
    },
    { signal },
  );
}

/** A signal that ends with the first of some events. */
function until(...events: (keyof DocumentEventMap)[]) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const options = { once: true, capture: true, signal: controller.signal };
  for (const event of events) document.addEventListener(event, abort, options);
  return { signal: controller.signal, abort };
}

/**
 * After a navigation in the browser the focus goes where the eye does: to the section that the address names, else to the
 * top of the page (WCAG 2.4.3). Gatsby leaves a hash to the scroll position alone, and its router focuses a wrapper around the
 * whole page, now before this and now after.
 */
export function moveFocusToTarget(hash: string): void {
  const move = () => {
    const named = elementOf(hash);
    if (named) open(named);
    const target = named ?? document.querySelector("main");
    target?.focus({ preventScroll: true });
    // A new page begins where it is: only a way inside a page is worth showing.
    if (named) named.scrollIntoView({ behavior: "instant" });
  };
  move();
  whenWrapperTakesFocus(move);
}

/**
 * An address without its hash, where that was cut in the middle of a letter: Gatsby's scroll handling fails on it, and the
 * page with it.
 */
export function readableAddress({ pathname, search, hash }: Location): string | undefined {
  try {
    decodeURIComponent(hash);
    return undefined;
  } catch {
    return pathname + search;
  }
}
