/**
 * The styles that a page came with: those of its head, and those for wide windows, which are in a file. The plugin
 * gatsby-plugin-deferred-scripts has put the text of that file into its `link`.
 */
export const servedStyles = (page: Document) =>
  Array.from(
    page.querySelectorAll('style[data-emotion],link[rel="stylesheet"]'),
    ({ textContent }) => textContent,
  ).join("");
