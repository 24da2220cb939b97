/**
 * Makes a function that runs scripts, each once, because an entry script must not run twice. One that failed is fetched again at the
 * next call.
 * @param run runs one script, and returns whether it was fetched.
 * @returns the function. It returns whether every script has been fetched.
 */
export function scriptLoader(
  run: (address: string) => Promise<boolean>,
): (addresses: readonly string[]) => Promise<boolean> {
  const runs = new Map<string, Promise<boolean>>();
  const runOnce = async (address: string) => {
    const running = runs.get(address) ?? run(address);
    runs.set(address, running);
    const fetched = await running;
    if (!fetched) runs.delete(address);
    return fetched;
  };
  return async (addresses) => (await Promise.all(addresses.map(runOnce))).every(Boolean);
}
