const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Makes Gatsby's route announcer French: its text is always English (gatsbyjs/gatsby#20801), and it also announces jumps within
 * a page. The text is replaced in the task in which it changes, before a screen reader reads it. After a jump it becomes empty,
 * because the screen reader announces the focused section.
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

/** The element whose id is in a hash. A hash with a truncated percent-escape cannot be decoded and names no element. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the closed `details` around an element. @returns whether there was one. */
function openDetailsAround(element: HTMLElement): boolean {
  const details = element.closest<HTMLDetailsElement>("details:not([open])");
  if (details) details.open = true;
  return details !== null;
}

/** Opens the closed answer that the hash names, and scrolls to it. Browsers do not do this on Back and Forward. */
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
  // Gatsby's router focuses a wrapper around the whole page, sometimes before this call and sometimes after it.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  const moveAgain = () => target?.focus({ preventScroll: true });
  wrapper?.addEventListener("focus", moveAgain, { once: true });
  setTimeout(() => wrapper?.removeEventListener("focus", moveAgain), 1000);
}

/** A location of Gatsby's router. Each history entry of the router has its own key; all entries of the browser share one. */
type Place = Pick<Location, "pathname" | "hash"> & { key?: string };

/** `prevRouterProps` is missing at the first load. */
interface Navigation {
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
}

const NATIVE_ENTRY = "initial";
const positions = new Map<string, number>();
const keyOf = ({ pathname, key = NATIVE_ENTRY }: Place) => `${pathname} ${key}`;

/** Saves a page's scroll position, before the next page replaces it. Gatsby's value can be that of the change of pages. */
export function saveScrollPosition(place: Place): void {
  positions.set(keyOf(place), window.scrollY);
}

/**
 * Limits Gatsby's scroll handling to what the browser does not do. Otherwise Gatsby would scroll to the hash when the scripts start,
 * to the top on Back between two sections, and smoothly on a new page. @returns whether Gatsby may scroll.
 */
export function scrollAfterNavigation({ prevRouterProps, routerProps: { location } }: Navigation): boolean {
  if (!prevRouterProps) return false;
  // A link to the page itself, such as the brand's, scrolls to the top.
  if (prevRouterProps.location.pathname === location.pathname)
    return !location.hash && location.key !== NATIVE_ENTRY;
  // The top of a new page, or the saved position on Back.
  if (!location.hash) window.scrollTo({ top: positions.get(keyOf(location)) ?? 0, behavior: "instant" });
  return false;
}
