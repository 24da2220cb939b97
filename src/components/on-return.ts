/**
 * Calls a function when the visitor comes back to the tab, which may have stayed open for days.
 * @returns a function that ends it.
 */
export function onReturn(run: () => void): () => void {
  document.addEventListener("visibilitychange", run);
  return () => document.removeEventListener("visibilitychange", run);
}
