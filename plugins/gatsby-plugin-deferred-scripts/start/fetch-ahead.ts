const fetched = new Map<string, Promise<void>>();

const ignore = () => undefined;

/**
 * Fetches a file into the browser's cache, once, without running it. Not by `<link rel="prefetch">`, which Firefox refuses because
 * of `default-src 'none'` (github.com/w3c/webappsec-csp/issues/107), nor by `<link rel="preload">`, which browsers report on the
 * console when the file is not used soon.
 *
 * A failure stays silent: what needs the file requests it again.
 */
function fetchOnce(address: string): Promise<void> {
  const done =
    fetched.get(address) ??
    fetch(address, { priority: "low" })
      // The browser may cancel a response whose body is not read, and then does not cache it.
      .then((response) => response.arrayBuffer())
      .then(ignore, ignore);
  fetched.set(address, done);
  return done;
}

/** Resolves when a file is no longer being fetched ahead. */
export const fetchedAhead = (address: string) => fetched.get(address);

/** Fetches groups of files, one group after the other. */
export async function fetchAhead(groups: readonly (readonly string[])[]): Promise<void> {
  for (const group of groups) await Promise.all(group.map(fetchOnce));
}

/**
 * Requests what Gatsby's runtime will request as soon as it runs. Such a file must be revalidated, so fetching it earlier would only
 * cause a second request.
 */
export function preloadData(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
