/**
 * Makes a function that starts scripts. When called again, it fetches only those that failed, because an entry script must not run
 * twice.
 * @param run runs one script, and returns whether it was fetched.
 * @returns the function. It returns whether every script has been fetched.
 */
export function scriptLoader(
  addresses: readonly string[],
  run: (address: string) => Promise<boolean>,
): () => Promise<boolean> {
  let missing = addresses;
  return async () => {
    const wanted = missing;
    missing = [];
    const failed = await Promise.all(wanted.map(async (address) => ((await run(address)) ? [] : [address])));
    missing = failed.flat();
    return missing.length === 0;
  };
}
