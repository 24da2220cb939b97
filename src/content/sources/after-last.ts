/** @returns `run` with a debounce: it runs once, `pause` ms after the last of several calls. */
export function afterLast(run: () => void, pause = 100): () => void {
  let waiting: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(run, pause);
  };
}
