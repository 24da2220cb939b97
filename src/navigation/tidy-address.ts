/** @returns undefined for a truncated percent-escape. */
function decoded(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

// Decoded paths that Gatsby misreads: a remaining escape (it decodes twice), a backslash, a control character, a trailing space.
// Some hosts answer `/404`, which is no page, with 200.
const MISREAD = /[%\\\p{Cc}]|(?: |^\/404)\/*$/u;

/**
 * Corrects the address before Gatsby reads it, on load and on each popstate. Gatsby throws on a truncated percent-escape; a decoded
 * path with two leading slashes names another host, so never build an address from parts of the location.
 */
function tidyAddress(): void {
  const address = new URL(location.href);
  const { pathname, hash } = address;
  const isMisread = MISREAD.test(decoded(pathname) ?? "%");
  address.pathname = isMisread ? "/404.html" : pathname.replace(/\/+/g, "/");
  if (decoded(hash) === undefined) address.hash = "";
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

tidyAddress();
// Registered before the listener of Gatsby's router, which reads the address.
addEventListener("popstate", tidyAddress);

export {};
