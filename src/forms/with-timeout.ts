/** Unit: ms. Timeout of code that is fetched on demand: enough for 400 KB at 14 KB a second. */
export const LOADING_TIMEOUT = 30_000;

/**
 * Rejects with the error after this time, in ms. The promise itself goes on, so that a second try finds code that has
 * arrived in the meantime.
 */
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
