/** Focus and scrolling after a navigation, as exports of gatsby-browser.tsx, in place of Gatsby's own scrolling (without-scroll-handler.ts). */
import "./address";

import type { GatsbyBrowser } from "gatsby";

/** Opens the answer around the element. @returns whether it was closed. */
function openDetailsAround(element: Element | null): boolean {
  const details = element?.closest<HTMLDetailsElement>("details:not([open])");
  if (details) details.open = true;
  return Boolean(details);
}

/** The `key` that all history entries of the browser share. Each one of the router has its own. */
const NATIVE_ENTRY = "initial";

/** The scroll position at which the visitor left a page, and the folds that he opened or closed. */
interface Place {
  top: number;
  /** Whether each fold is open, by the text of its label. */
  folds: Readonly<Record<string, boolean>>;
}

/** A location of the router, whose key identifies the history entry. */
type Entry = Location & { key?: string };

const isNative = ({ key = NATIVE_ENTRY }: Entry) => key === NATIVE_ENTRY;
const idOf = ({ pathname, hash, key = NATIVE_ENTRY }: Entry) => `${pathname}${hash} ${key}`;

/** Places by the id of their history entry. */
const places = new Map<string, Place>();

const placeOf = (location: Location) => places.get(idOf(location));

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const labelOf = (fold: HTMLDetailsElement) => fold.querySelector("summary")?.textContent ?? "";

/** Saves the place before the next page replaces this one: Gatsby may save the position during the replacement. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return;
  const open = folds().map((fold) => [labelOf(fold), fold.open] as const);
  places.set(idOf(prevLocation), { top: window.scrollY, folds: Object.fromEntries(open) });
};

function returnTo({ top, folds: kept }: Place): void {
  for (const fold of folds()) fold.open = kept[labelOf(fold)] ?? fold.open;
  window.scrollTo({ top, behavior: "instant" });
}

/** Scrolls after a navigation. Browsers restore the position themselves on Back and Forward to a native entry of the same page. */
function scroll(location: Entry, prevLocation: Entry): void {
  const { pathname, hash } = location;
  const place = placeOf(location);
  if (prevLocation.pathname !== pathname) {
    if (place) returnTo(place);
    else if (!hash) window.scrollTo({ top: 0, behavior: "instant" });
    return;
  }
  // A link to the page itself, such as the brand's, scrolls to the top.
  if (!hash && !isNative(location)) window.scrollTo({ top: place?.top ?? 0 });
}

/** Moves the focus to the section that the hash names, or to `main` (WCAG 2.4.3). @param isBack whether the visitor is back at his place. */
function moveFocus(named: Element | null, isBack: boolean) {
  if (!isBack) openDetailsAround(named);
  const target = named ?? document.querySelector("main");
  const focus = () => (target as HTMLElement | null)?.focus({ preventScroll: true });
  focus();
  // Without a hash, the scroll position is already right.
  if (!isBack) named?.scrollIntoView({ behavior: "instant" });
  // Gatsby's router focuses its wrapper around the page, before or after this call.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  wrapper?.addEventListener("focus", focus, { once: true });
  setTimeout(() => wrapper?.removeEventListener("focus", focus), 1000);
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) scroll(location, prevLocation);
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  // On first load the browser has already scrolled to the target, and the visitor may have scrolled since.
  const isNewPage = prevLocation && prevLocation.pathname !== location.pathname;
  if (isNewPage) {
    moveFocus(named, Boolean(placeOf(location)));
    return;
  }
  // Browsers scroll to an answer on Back and Forward, but do not open it.
  if (openDetailsAround(named)) named?.scrollIntoView({ behavior: "instant" });
};
