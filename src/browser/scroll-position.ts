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
