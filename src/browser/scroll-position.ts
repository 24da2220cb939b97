/** A location of Gatsby's router. Each history entry of the router has its own key; all entries of the browser share one. */
type Place = Pick<Location, "pathname" | "hash"> & { key?: string };

interface Navigation {
  /** Missing at the first load. */
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
}

const NATIVE_ENTRY = "initial";

const positions = new Map<string, number>();
const keyOf = ({ pathname, key = NATIVE_ENTRY }: Place) => `${pathname} ${key}`;

/**
 * Saves a page's scroll position, before the next page replaces it. Gatsby saves it on scroll events, but the change of pages
 * also causes scroll events, so its value can be wrong.
 */
export function saveScrollPosition(place: Place): void {
  positions.set(keyOf(place), window.scrollY);
}

/**
 * Limits Gatsby's scroll handling to what the browser does not do. Otherwise Gatsby would scroll
 *
 * - to the section in the hash when the scripts start, although the visitor may have scrolled on;
 * - to the top of the page on Back between two sections;
 * - smoothly on a new page, because the style sheet has `scroll-behavior: smooth`.
 *
 * @returns whether Gatsby may scroll.
 */
export function scrollAfterNavigation({ prevRouterProps, routerProps: { location } }: Navigation): boolean {
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname === location.pathname) {
    // A link to the page itself, such as the brand's, scrolls to the top.
    return !location.hash && location.key !== NATIVE_ENTRY;
  }
  if (!location.hash) {
    // The top of a new page, or the saved position on Back.
    window.scrollTo({ left: 0, top: positions.get(keyOf(location)) ?? 0, behavior: "instant" });
  }
  return false;
}
