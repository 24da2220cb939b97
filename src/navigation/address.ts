/** Corrects addresses that Gatsby misreads. Imported for its effect, before Gatsby reads the address. */

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

export {};
