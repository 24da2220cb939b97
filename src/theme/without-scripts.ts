/**
 * Attributes of what only scripts can serve. `noscript` styles hide it, because browsers before 2024 know no `(scripting: none)`, and a browser
 * that does not know it must show the whole page.
 */
export const needsScript = { "data-needs-script": "" } as const;

/** Attributes of a grid whose fields need scripts: without them, its other parts follow each other in one column. */
export const columnsWithFields = { "data-columns-with-fields": "" } as const;

/** Styles for the `noscript` element in the head of each page. */
export const withoutScriptsStyles = [
  "[data-needs-script],form fieldset{display:none!important}",
  "[data-columns-with-fields]{display:flex!important;flex-direction:column}",
].join("");
