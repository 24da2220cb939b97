/** @returns a function that runs `run` once, after its last call in a row. @param pause in ms, which ends the row. */
export function afterLast(run: () => void, pause = 100): () => void {
  let waiting: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(run, pause);
  };
}
