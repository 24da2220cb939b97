/** Where a history entry was scrolled to when the visitor left it, in px from the left and the top. */
export type SavedScrollPosition = (location: object) => readonly [number, number | null];

interface Navigation {
  /** Missing when the page starts up. */
  prevRouterProps?: { location: Pick<Location, "pathname"> };
  routerProps: { location: Pick<Location, "pathname" | "hash"> & { key?: string } };
  getSavedScrollPosition: SavedScrollPosition;
}

/** The key that Gatsby's router gives to history entries which it has not made itself. */
const NATIVE_ENTRY = "initial";

/**
 * Keeps Gatsby's scroll handling to what the browser does not do by itself. Left alone, it scrolls back to the address's
 * section whenever the page starts up, though the visitor has scrolled on; sends Back between two sections to the top of the
 * page; and slides through a new page, because the style sheet asks for smooth scrolling.
 * @returns whether Gatsby may scroll.
 */
export function scrollAfterNavigation({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: Navigation): boolean {
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname === location.pathname) {
    // A link to the page itself, such as the brand's, leads to its top.
    return !location.hash && location.key !== NATIVE_ENTRY;
  }
  if (!location.hash) {
    // Zero for a new page; where the visitor was, on the way back.
    const [left, top] = getSavedScrollPosition(location);
    window.scrollTo({ left, top: top ?? 0, behavior: "instant" });
  }
  return false;
}
