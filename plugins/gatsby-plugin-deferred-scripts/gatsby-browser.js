// plugins/gatsby-plugin-deferred-scripts/src/browser.tsx
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
var data = document.getElementById("deferred-scripts")?.textContent;
if (data) {
  const { path, hash } = JSON.parse(data);
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}
var replaceHydrateFunction = () => (page, container) => {
  if (document.querySelector("#gatsby-focus-wrapper > *"))
    startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
var onInitialClientRender = () => {
  document.dispatchEvent(new Event("hydrated"));
};
export {
  onInitialClientRender,
  replaceHydrateFunction
};
