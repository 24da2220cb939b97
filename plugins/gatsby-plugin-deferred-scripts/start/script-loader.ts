/** Runs a script. @returns whether it was fetched; an inline script runs as soon as it is added. */
function run(script: HTMLScriptElement): Promise<boolean> {
  const copy = document.importNode(script, true);
  return new Promise((resolve) => {
    if (copy.src) {
      copy.onload = () => resolve(true);
      copy.onerror = () => {
        copy.remove();
        resolve(false);
      };
    } else resolve(true);
    document.body.append(copy);
  });
}

/**
 * Makes a function that starts a template's scripts. When called again, it fetches only those that failed, because an entry
 * script must not run twice.
 * @returns the function. It returns whether every script has been fetched.
 */
export function scriptLoader(template: HTMLTemplateElement): () => Promise<boolean> {
  let missing = [...template.content.querySelectorAll("script")];
  return async () => {
    const wanted = missing;
    missing = [];
    const failed = await Promise.all(wanted.map(async (script) => ((await run(script)) ? [] : [script])));
    missing.push(...failed.flat());
    return missing.length === 0;
  };
}
