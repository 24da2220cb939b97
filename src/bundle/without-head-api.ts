/**
 * Stands in for Gatsby's browser part of its Head API, 3 KB that this site has no use for: react-helmet writes its heads.
 * @throws when a page counts on that API after all, whose head would be right on the server and forgotten by the browser.
 */
export function headHandlerForBrowser({ pageComponent }: { pageComponent: { Head?: unknown } }): void {
  if (pageComponent.Head)
    throw new Error(
      "A page exports Head, which src/bundle/replaced-modules.ts has taken out of the browser.",
    );
}
