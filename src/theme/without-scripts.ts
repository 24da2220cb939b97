/**
 * Attributes of an element that is of no use without scripts: the styles of a `noscript` element hide it. The media query
 * `(scripting: none)` is unknown to browsers before 2024.
 */
export const needsScript = { "data-needs-script": "" } as const;

/** Attributes of a grid whose fields need scripts: without them, its other parts follow each other in one column. */
export const columnsWithFields = { "data-columns-with-fields": "" } as const;

/** Styles for the `noscript` element in the head of each page. The fields of forms are hidden too. */
export const withoutScriptsStyles = [
  "[data-needs-script],form fieldset{display:none!important}",
  "[data-columns-with-fields]{display:flex!important;flex-direction:column}",
].join("");
