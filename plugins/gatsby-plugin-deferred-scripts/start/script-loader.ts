import type { StartData } from "../contract";

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
function run(script: HTMLScriptElement): Promise<boolean> {
  const copy = document.importNode(script, true);
  return new Promise((resolve) => {
    copy.onload = () => resolve(true);
    copy.onerror = () => {
      copy.remove();
      resolve(false);
    };
    document.body.append(copy);
  });
}

/**
 * Makes a function that starts a template's scripts. When called again, it fetches only those that failed, because an entry
 * script must not run twice.
 * @returns the function. It returns whether every script has been fetched.
 */
export function scriptLoader(template: HTMLTemplateElement): () => Promise<boolean> {
  let missing = [...template.content.querySelectorAll<HTMLScriptElement>("script[src]")];
  return async () => {
    const wanted = missing;
    missing = [];
    const failed = await Promise.all(wanted.map(async (script) => ((await run(script)) ? [] : [script])));
    missing.push(...failed.flat());
    return missing.length === 0;
  };
}
