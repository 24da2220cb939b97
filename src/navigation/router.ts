const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Makes Gatsby's route announcer French (always English: gatsbyjs/gatsby#20801), in the task of the change, before a screen reader
 * reads it. After a jump within a page it is emptied, because the screen reader announces the focused section.
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

/** A truncated percent-escape cannot be decoded, and matches no element. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** @returns whether closed `details` were around the element. */
function openDetailsAround(element: HTMLElement): boolean {
  const details = element.closest<HTMLDetailsElement>("details:not([open])");
  if (details) details.open = true;
  return details !== null;
}

/** Opens the answer that the hash names, and scrolls to it: browsers do not on Back and Forward. */
export function openTarget(hash: string): void {
  const target = elementOf(hash);
  if (target && openDetailsAround(target)) target.scrollIntoView({ behavior: "instant" });
}

/** Moves the focus after a navigation between pages: to the section that the hash names, or to `main` (WCAG 2.4.3). */
export function moveFocusToTarget(hash: string): void {
  const named = elementOf(hash);
  if (named) openDetailsAround(named);
  const target = named ?? document.querySelector("main");
  target?.focus({ preventScroll: true });
  // Without a hash, the scroll position is already right.
  named?.scrollIntoView({ behavior: "instant" });
  // Gatsby's router focuses its wrapper around the page, before or after this call.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  const moveAgain = () => target?.focus({ preventScroll: true });
  wrapper?.addEventListener("focus", moveAgain, { once: true });
  setTimeout(() => wrapper?.removeEventListener("focus", moveAgain), 1000);
}

/** Each history entry of the router has its own `key`; those of the browser share one. */
type Place = Pick<Location, "pathname" | "hash"> & { key?: string };

interface Navigation {
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
}

const NATIVE_ENTRY = "initial";
const positions = new Map<string, number>();
const keyOf = ({ pathname, key = NATIVE_ENTRY }: Place) => `${pathname} ${key}`;

/** Runs before the next page replaces this one: Gatsby may save the position during the replacement. */
export function saveScrollPosition(place: Place): void {
  positions.set(keyOf(place), window.scrollY);
}

/** @returns whether Gatsby may scroll. It would jump to the hash on load, to the top on Back within a page, and smoothly on a new one. */
export function scrollAfterNavigation({ prevRouterProps, routerProps: { location } }: Navigation): boolean {
  if (!prevRouterProps) return false;
  // A link to the page itself, such as the brand's, scrolls to the top.
  if (prevRouterProps.location.pathname === location.pathname)
    return !location.hash && location.key !== NATIVE_ENTRY;
  if (!location.hash) window.scrollTo({ top: positions.get(keyOf(location)) ?? 0, behavior: "instant" });
  return false;
}
