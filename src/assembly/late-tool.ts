import { type ComponentType, lazy } from "react";

import type { AssemblyContent } from "./create-assembly-file";

interface ToolModule {
  default: ComponentType<AssemblyContent>;
}

let comeNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

/** Listens in the capture phase, because React stops an event whose target waits for its code. */
const nextInteraction = () =>
  new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown"])
      window.addEventListener(type, resolve, { capture: true, once: true });
  });

/** Fetches the code. After a failure it waits for the visitor, and retries: without its code, the section can still be read. */
const fetchTool = (): Promise<ToolModule> =>
  import("./AssemblyTool").catch(() => nextInteraction().then(fetchTool));

/** A module that is already there. `lazy` then renders its component at once. */
const atOnce = (module: ToolModule) =>
  ({ then: (resolve: (module: ToolModule) => void) => resolve(module) }) as Promise<ToolModule>;

/** On the server there is nothing to wait for: the HTML of the page contains the section. */
export const AssemblyTool = lazy(() =>
  process.env.BUILD_STAGE === "build-html" || process.env.BUILD_STAGE === "develop-html"
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- An import would put the code into the page's own chunk.
      atOnce(require("./AssemblyTool") as ToolModule)
    : near.then(fetchTool),
);

/** How near is near: a window's height. */
const MARGIN = "100% 0px";

/**
 * Lets the code be fetched once an element is near the window.
 * @returns a function that stops watching.
 */
export function fetchWhenNear(element: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      comeNear();
      observer.disconnect();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
