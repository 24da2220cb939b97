/**
 * Prefetches a file into the browser's cache. It replaces Gatsby's module, which adds `<link rel="prefetch">`. Firefox applies
 * the policy's `default-src 'none'` to such a link, refuses it and logs an error (github.com/w3c/webappsec-csp/issues/107).
 * A script's `fetch` is subject to `connect-src` instead.
 * @param url of the same origin.
 * @throws when the file cannot be fetched, so that Gatsby tries again later.
 */
export default async function prefetch(url: string): Promise<void> {
  const response = await fetch(url, { priority: "low" });
  // The browser may cancel a response whose body is not read, and then does not cache it.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}
