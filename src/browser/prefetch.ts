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
 * Prefetches a file into the browser's cache. It replaces Gatsby's module, which requests a page's files once for each link that comes
 * into view, and in Safari, which ignores `<link rel="prefetch">`, at the priority of what the page needs now.
 *
 * When the file cannot be fetched, the promise stays pending, as Gatsby's own does: a link that is followed later loads the page anyway.
 * @param url of the same origin.
 */
export default async function prefetch(url: string): Promise<void> {
  const request = requests.get(url) ?? fetchFile(url);
  requests.set(url, request);
  if (await request) return;
  requests.delete(url);
  await new Promise(() => undefined);
}
