/** What Gatsby's router knows of an address: its own entries of the history have a key, the browser's share one. */
type Place = Pick<Location, "pathname" | "hash"> & { key?: string };

interface Navigation {
  /** Missing when the page starts up. */
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
}

const NATIVE_ENTRY = "initial";

const left = new Map<string, number>();
const nameOf = ({ pathname, key = NATIVE_ENTRY }: Place) => `${pathname} ${key}`;

/**
 * Notes where a page was scrolled to, before the next one takes its place. Gatsby's own note follows the scroll events, of
 * which the change of pages makes some too.
 */
export function noteScrollPosition(place: Place): void {
  left.set(nameOf(place), window.scrollY);
}

/**
 * Keeps Gatsby's scroll handling to what the browser does not do by itself. Left alone, it scrolls back to the address's
 * section whenever the page starts up, though the visitor has scrolled on; sends Back between two sections to the top of the
 * page; and slides through a new page, because the style sheet asks for smooth scrolling.
 * @returns whether Gatsby may scroll.
 */
export function scrollAfterNavigation({ prevRouterProps, routerProps: { location } }: Navigation): boolean {
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname === location.pathname) {
    // A link to the page itself, such as the brand's, leads to its top.
    return !location.hash && location.key !== NATIVE_ENTRY;
  }
  if (!location.hash) {
    // The top of a new page; where the visitor was, on the way back.
    window.scrollTo({ left: 0, top: left.get(nameOf(location)) ?? 0, behavior: "instant" });
  }
  return false;
}
