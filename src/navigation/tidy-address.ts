/** @returns undefined for a truncated percent-escape. */
function decoded(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

/**
 * A decoded path that Gatsby reads as another one: with an escape that is left (`%40`), because it decodes twice; with a backslash; with a
 * control character, or a space at the end, which a browser leaves out of an address. Some hosts answer `/404`, which is no page, with 200.
 */
const MISREAD = /[%\\\p{Cc}]|(?: |^\/404)\/*$/u;

/**
 * Tidies the address before Gatsby reads it, at the start and at each later change. Gatsby throws on a truncated percent-escape, and asks
 * for a decoded path: one that then begins with two slashes is another host. Never build an address from parts of the location for the
 * same reason.
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
// Registered before Gatsby's router, which reads the address in its own listener.
addEventListener("popstate", tidyAddress);

export {};
