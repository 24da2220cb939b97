import { HYDRATED } from "../contract";

/**
 * Reloads when the history leads to another page before hydration. After a reload of a page that the router had opened, Back and
 * Forward stay in the same document: the address changes, but only a router can show the other page. Gatsby would replace the
 * history entry by one of this page.
 */
export function followEarlyTraversal(page: Document, reload = () => location.reload()): void {
  const { pathname } = location;
  const follow = () => {
    if (location.pathname !== pathname) reload();
  };
  addEventListener("popstate", follow);
  page.addEventListener(HYDRATED, () => removeEventListener("popstate", follow), { once: true });
}
