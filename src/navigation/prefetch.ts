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
 * Prefetches a file into the browser's cache. It replaces Gatsby's module, which rejects a promise that Gatsby does not handle: an
 * error on the console. Here, the promise stays pending when the file cannot be fetched, and a link that is followed later loads the
 * page anyway. Several links to a page need one request. By `fetch` in every browser, because Safari ignores `<link rel="prefetch">`.
 * @param url of the same origin.
 */
export default async function prefetch(url: string): Promise<void> {
  const request = requests.get(url) ?? fetchFile(url);
  requests.set(url, request);
  if (await request) return;
  requests.delete(url);
  await new Promise(() => undefined);
}
