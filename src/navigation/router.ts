/** Focus and scrolling after a navigation, as exports of gatsby-browser.tsx, in place of Gatsby's own scrolling (without-scroll-handler.ts). */
// Must run first: it corrects the address before Gatsby reads it.
import "./address";

import type { GatsbyBrowser } from "gatsby";

import { jumpTo } from "../theme/jump-to";

/** Opens the closed fold around the element, such as that of an answer to a question. @returns whether there was one. */
function openFoldAround(element: Element | null): boolean {
  const fold = element?.closest<HTMLDetailsElement>("details:not([open])");
  if (fold) fold.open = true;
  return Boolean(fold);
}

/** The router's `key` for an entry of the history that the browser made: on load, or by a plain link to a hash. Other entries have a key of their own. */
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
  // A link to the page itself, such as the brand's, scrolls to the top. Back to that entry scrolls to the place where the visitor left it.
  if (!hash && !isNative(location)) window.scrollTo({ top: place?.top ?? 0 });
}

/** Unit: ms after a navigation, in which Gatsby's router focuses its wrapper. */
const GATSBY_FOCUS_TIMEOUT = 1000;

/** Moves the focus to the section that the hash names, or to `main` (WCAG 2.4.3). @param isBack whether the visitor is back at his place. */
function moveFocus(section: Element | null, isBack: boolean) {
  if (!isBack) openFoldAround(section);
  const target = section ?? document.querySelector("main");
  const focus = () => (target as HTMLElement | null)?.focus({ preventScroll: true });
  focus();
  // Back has restored the scroll position.
  if (!isBack) jumpTo(section);
  // Gatsby's router focuses its wrapper around the page, before or after this call.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  wrapper?.addEventListener("focus", focus, { once: true });
  setTimeout(() => wrapper?.removeEventListener("focus", focus), GATSBY_FOCUS_TIMEOUT);
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) scroll(location, prevLocation);
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  // On first load the browser has already scrolled to the target, and the visitor may have scrolled since.
  const isNewPage = prevLocation && prevLocation.pathname !== location.pathname;
  if (isNewPage) {
    moveFocus(section, Boolean(placeOf(location)));
    return;
  }
  // On Back and Forward, browsers scroll to the section, but do not open its fold.
  if (openFoldAround(section)) jumpTo(section);
};
