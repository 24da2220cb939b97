import { HYDRATED } from "../contract";

/**
 * Reloads when the history leads to another page before hydration. After a reload of a page that the router had opened, Back and
 * Forward stay in the same document: the address changes, but only a router can show the other page. Gatsby would replace the
 * history entry by one of this page.
 * @param pathname of the page's address when the document was opened.
 * @returns whether it reloads at once, because the history has already led to another page.
 */
export function followEarlyTraversal(
  page: Document,
  pathname: string,
  reload = () => location.reload(),
): boolean {
  const isElsewhere = () => location.pathname !== pathname;
  const follow = () => {
    if (isElsewhere()) reload();
  };
  follow();
  addEventListener("popstate", follow);
  page.addEventListener(HYDRATED, () => removeEventListener("popstate", follow), { once: true });
  return isElsewhere();
}
