/**
 * Fetches a file ahead, into the browser's cache. It stands for Gatsby's module of the same shape, which adds
 * `<link rel="prefetch">`: Firefox holds that to the policy's `default-src`, which is 'none', refuses it and says so on the
 * console (github.com/w3c/webappsec-csp/issues/107). What a script fetches is under `connect-src`.
 * @param url of the same origin.
 * @throws when it cannot be had, so that Gatsby asks again later.
 */
export default async function prefetch(url: string): Promise<void> {
  const response = await fetch(url, { priority: "low" });
  // Read to its end: a body that nobody reads may be broken off, and then is not kept.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}
