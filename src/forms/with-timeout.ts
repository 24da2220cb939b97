/** Unit: ms. Longest wait for code that is fetched on demand: 400 KB take it at 14 KB a second. */
export const MOST_LOADING = 30_000;

/** Rejects with the error after this time, in ms. The promise itself goes on: asked for again, code that has come meanwhile is there. */
export async function withTimeout<Result>(
  time: number,
  error: Error,
  result: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), time);
  });
  try {
    return await Promise.race([result, limit]);
  } finally {
    clearTimeout(timer);
  }
}
