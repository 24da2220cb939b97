/**
 * The time without an interaction after which the visitor probably rests, in ms. The next key of a typist comes earlier, and so does
 * the first key after a tap on a field.
 */
export const REST = 500;

const INTERACTIONS = ["pointerdown", "pointerup", "keydown", "click", "submit"];

/** Whether something waits for the scripts, as a menu does that Escape closes. Fields, `summary`, links and scrolling work without. */
const needsScripts = ({ type, target, key }: Event & { key?: string }) =>
  type === "submit" || key === "Escape" || (target instanceof Element && target.closest("button") !== null);

/**
 * Waits until the visitor rests: the first task of the page's scripts is the longest, and would delay the answer to a key or a tap.
 * A press on a button, a submission or Escape ends the wait.
 * @param before the interactions so far. Without any, there is no wait.
 */
export async function whenCalm(before: readonly Event[]): Promise<void> {
  if (before.length === 0 || before.some(needsScripts)) return;
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      for (const type of INTERACTIONS) removeEventListener(type, wait, true);
      resolve();
    };
    const wait = (event?: Event) => {
      clearTimeout(timer);
      if (event && needsScripts(event)) end();
      else timer = setTimeout(end, REST);
    };
    for (const type of INTERACTIONS) addEventListener(type, wait, true);
    wait();
  });
}
