/**
 * Lets several callers share what one fetch brings. It stays in memory, so that a file can then be made offline.
 * @returns a function that fetches at its first call, and again after a failure, with which it rejects.
 */
export function fetchOnce<Fetched>(fetchIt: () => Promise<Fetched>): () => Promise<Fetched> {
  let fetched: Promise<Fetched> | undefined;
  return () =>
    (fetched ??= fetchIt().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
}
