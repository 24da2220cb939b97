import type { StartData } from "../contract";
import { fetchedAhead } from "./fetch-ahead";

/** What the page's template says about its build. */
export function readStartData(template: HTMLTemplateElement): StartData {
  const text = template.content.querySelector('[type="application/json"]')?.textContent ?? "";
  return JSON.parse(text) as StartData;
}

/** Sets what Gatsby's scripts read when they start. Gatsby itself writes them into inline scripts. */
export function setGatsbyGlobals({ path, hash }: StartData): void {
  // Gatsby writes the map of chunks as a string in which it never finds one, so an empty map changes nothing.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}

/** Runs a script. @returns whether it was fetched. */
async function run(address: string): Promise<boolean> {
  // In WebKit a second request beside the first is a second download.
  await fetchedAhead(address);
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

/**
 * Makes a function that starts scripts. When called again, it fetches only those that failed, because an entry script must not run
 * twice.
 * @returns the function. It returns whether every script has been fetched.
 */
export function scriptLoader(addresses: readonly string[]): () => Promise<boolean> {
  let missing = addresses;
  return async () => {
    const wanted = missing;
    missing = [];
    const failed = await Promise.all(wanted.map(async (address) => ((await run(address)) ? [] : [address])));
    missing = failed.flat();
    return missing.length === 0;
  };
}
