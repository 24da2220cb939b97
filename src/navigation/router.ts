/** Focus, scrolling and announcements that Gatsby's router lacks, as exports of gatsby-browser.tsx. */
import type { GatsbyBrowser } from "gatsby";

/** @returns undefined for a truncated percent-escape. */
function decoded(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

/** Signs of a decoded path that Gatsby misreads: a remaining escape (it decodes twice), a backslash, a control character. */
const MISREAD_SIGN = /[%\\\p{Cc}]/u;
/** Ends of a decoded path: a space, which Gatsby misreads, or all of `/404`, which is no page, but which some hosts answer with 200. */
const MISREAD_END = /(?: |^\/404)\/*$/u;

/** A path that cannot be decoded is misread too. */
function isMisread(pathname: string): boolean {
  const path = decoded(pathname);
  return path === undefined || MISREAD_SIGN.test(path) || MISREAD_END.test(path);
}

/**
 * Corrects the address before Gatsby reads it, on load and on each popstate. Gatsby throws on a truncated percent-escape; a decoded
 * path with two leading slashes names another host, so never build an address from parts of the location.
 */
function tidyAddress(): void {
  const address = new URL(location.href);
  const { pathname, hash } = address;
  address.pathname = isMisread(pathname) ? "/404.html" : pathname.replace(/\/+/g, "/");
  if (decoded(hash) === undefined) address.hash = "";
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

tidyAddress();
// Registered before the listener of Gatsby's router, which reads the address.
addEventListener("popstate", tidyAddress);

/** « Navigated to Accueil », « Navigated to new page at /livre-blanc ». */
const ENGLISH = /^Navigated to (?:new page at )?/;

/**
 * Makes Gatsby's route announcer French (always English: gatsbyjs/gatsby#20801), in the task of the change, before a screen reader
 * reads it. After a jump within a page it is emptied, because the screen reader announces the focused section.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  let announced = location.pathname;
  new MutationObserver(() => {
    const text = announcer.textContent;
    if (!ENGLISH.test(text)) return;
    const isNewPage = location.pathname !== announced;
    announced = location.pathname;
    announcer.textContent = isNewPage ? text.replace(ENGLISH, "Page affichée : ") : "";
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
};

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
  /** By the text of the label. */
  folds: Readonly<Record<string, boolean>>;
}

/** Places by history entry. They are also in `history.state`, so that they survive a reload of another page. */
const places = new Map(
  Object.entries((history.state as { places?: Readonly<Record<string, Place>> } | null)?.places ?? {}),
);

const entryOf = ({ pathname, hash, key = NATIVE_ENTRY }: Location & { key?: string }) => ({
  isNative: key === NATIVE_ENTRY,
  place: `${pathname}${hash} ${key}`,
});

const placeOf = (location: Location) => places.get(entryOf(location).place);

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const labelOf = (fold: HTMLDetailsElement) => fold.querySelector("summary")?.textContent ?? "";

/** Saves the place before the next page replaces this one: Gatsby may save the position during the replacement. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return;
  const open = folds().map((fold) => [labelOf(fold), fold.open] as const);
  places.set(entryOf(prevLocation).place, { top: window.scrollY, folds: Object.fromEntries(open) });
  try {
    history.replaceState({ ...(history.state as object | null), places: Object.fromEntries(places) }, "");
  } catch {
    // Safari refuses more than 100 changes in 30 s. A reload then forgets places, but the visit goes on.
  }
};

function returnTo({ top, folds: kept }: Place): void {
  for (const fold of folds()) fold.open = kept[labelOf(fold)] ?? fold.open;
  window.scrollTo({ top, behavior: "instant" });
}

/** @returns whether Gatsby may scroll. It would jump to the hash on load, to the top on Back within a page, and smoothly on a new one. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  if (!prevRouterProps) return false;
  const { location } = routerProps;
  const { pathname, hash } = location;
  // A link to the page itself, such as the brand's, scrolls to the top.
  if (prevRouterProps.location.pathname === pathname) return !hash && !entryOf(location).isNative;
  const place = placeOf(location);
  if (place) returnTo(place);
  else if (!hash) window.scrollTo({ top: 0, behavior: "instant" });
  return false;
};

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
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  // On first load the browser has already scrolled to the target, and the visitor may have scrolled since.
  const isNewPage = prevLocation && prevLocation.pathname !== location.pathname;
  const { state } = location as Location & { state?: { prefill?: object } | null };
  // The router also handles a link with state within a page, where the browser does not scroll.
  if (isNewPage || state?.prefill) {
    moveFocus(named, Boolean(isNewPage && placeOf(location)));
    return;
  }
  // Browsers scroll to an answer on Back and Forward, but do not open it.
  if (openDetailsAround(named)) named?.scrollIntoView({ behavior: "instant" });
};
