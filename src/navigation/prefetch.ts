const requests = new Map<string, Promise<boolean>>();

/** @returns whether the file is now in the browser's cache. */
const fetchFile = (url: string): Promise<boolean> =>
  fetch(url, { priority: "low" })
    .then(async (response) => {
      // The browser may cancel a response whose body is not read, and then does not cache it.
      await response.arrayBuffer();
      return response.ok;
    })
    .catch(() => false);

/**
 * Prefetches a file into the browser's cache. It replaces Gatsby's module, which adds `<link rel="prefetch">`. Firefox applies
 * the policy's `default-src 'none'` to such a link, refuses it and logs an error (github.com/w3c/webappsec-csp/issues/107).
 * A script's `fetch` is subject to `connect-src` instead.
 *
 * When the file cannot be fetched, the promise stays pending: Gatsby handles no rejection of it, which would be an error on the
 * console, and a link that is followed later loads the page anyway.
 * Several links to a page need one request.
 * @param url of the same origin.
 */
export default async function prefetch(url: string): Promise<void> {
  const request = requests.get(url) ?? fetchFile(url);
  requests.set(url, request);
  if (await request) return;
  requests.delete(url);
  await new Promise(() => undefined);
}
