/**
 * Replaces the browser part of Gatsby's Head API (3 KB). This site does not use it: react-helmet writes the heads.
 * @throws when a page exports `Head`: the server would render that head, but the browser would never update it.
 */
export function headHandlerForBrowser({ pageComponent }: { pageComponent: { Head?: unknown } }): void {
  if (pageComponent.Head)
    throw new Error(
      "A page exports Head, but src/bundle/replaced-modules.ts removes Gatsby's Head API from the browser.",
    );
}
