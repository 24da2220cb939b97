const fetched: Record<string, Promise<unknown>> = {};

/**
 * Fetches a file into the browser's cache, once, without running it. Not by `<link rel="prefetch">`, which Safari ignores, nor by
 * `<link rel="preload">`, which browsers report on the console when the file is not used soon.
 *
 * A failure stays silent: what needs the file requests it again.
 */
const fetchOnce = (address: string) =>
  (fetched[address] ??= fetch(address, { priority: "low" })
    // The browser may cancel a response whose body is not read, and then does not cache it.
    .then((response) => response.arrayBuffer())
    .catch(() => undefined));

/** Fetches groups of files, one group after the other. */
export async function fetchAhead(groups: readonly (readonly string[])[]): Promise<void> {
  for (const group of groups) await Promise.all(group.map(fetchOnce));
}

/** Runs a script, when it is no longer being fetched ahead. @returns whether it was fetched. */
export async function run(address: string): Promise<boolean> {
  // In WebKit a second request beside the first is a second download.
  await fetched[address];
  const script = document.createElement("script");
  return new Promise((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    // As webpack writes it, so that it finds this element and adds no other.
    script.setAttribute("src", address);
    document.body.append(script);
  });
}
