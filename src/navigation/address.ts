/** Corrects addresses that Gatsby misreads. Imported for its effect, before Gatsby reads the address. */

/** @returns undefined for a truncated percent-escape. */
function decoded(text: string, decode = decodeURI): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Signs of a decoded path that Gatsby misreads: a remaining escape (it decodes twice), a backslash, a control character. */
const MISREAD_SIGN = /[%\\\p{Cc}]/u;
/** The end of a decoded path: a space, which Gatsby misreads, or the whole path `/404`, which is no page, but which some hosts answer with 200. */
const MISREAD_END = /(?: |^\/404)\/*$/u;

/** A path that cannot be decoded is misread too. */
function isMisread(pathname: string): boolean {
  const path = decoded(pathname);
  return path === undefined || MISREAD_SIGN.test(path) || MISREAD_END.test(path);
}

/**
 * A mail program may encode the `#` of a link: « /livre-blanc%23dates?notice=3 ». The server has answered
 * with the not-found page, so the browser loads the address that was meant.
 */
function loadEncodedHash(): void {
  const address = new URL(location.href);
  const [page = "", ...hash] = address.pathname.split("%23");
  if (hash.length === 0) return;
  const text = hash.join("%23");
  address.hash = `${decoded(text, decodeURIComponent) ?? text}${address.search}`;
  address.pathname = page;
  address.search = "";
  location.replace(address);
}

/** Escapes in a row, « %C3%A9 », or a lone « % ». */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/** Replaces escapes that are not UTF-8 by U+FFFD: a link may be cut within an escape. */
const withoutBrokenEscapes = (hash: string) =>
  hash.replace(ESCAPES, (escapes) => (decoded(escapes) === undefined ? "%EF%BF%BD" : escapes));

/**
 * Corrects the address before Gatsby reads it, on load and on each popstate. Gatsby throws on a truncated percent-escape; a decoded
 * path with two leading slashes names another host, so never build an address from parts of the location.
 */
function tidyAddress(): void {
  const address = new URL(location.href);
  const { pathname, hash } = address;
  // Gatsby's own path of the not-found page.
  address.pathname = isMisread(pathname) ? "/404.html" : pathname.replace(/\/+/g, "/");
  if (decoded(hash) === undefined) address.hash = withoutBrokenEscapes(hash);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

loadEncodedHash();
tidyAddress();
// Registered before the listener of Gatsby's router, which reads the address.
addEventListener("popstate", tidyAddress);

// Makes this file a module: it has no import and no other export.
export {};
