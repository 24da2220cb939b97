/**
 * Webpack's aliases for what jsPDF imports and a text document never calls: pictures and HTML drawn on a page. canvg brings
 * core-js along. The alias of jsPDF itself names the readable file that `lean-jspdf-loader.js` knows how to cut.
 */
export const unusedJspdfParts: Readonly<Record<string, string | false>> = {
  canvg: false,
  html2canvas: false,
  dompurify: false,
  "fast-png": false,
  jspdf$: "jspdf/dist/jspdf.es.js",
};

/** The file that `lean-jspdf-loader.js` is for. */
export const JSPDF_FILE = /[\\/]jspdf[\\/]dist[\\/]jspdf\.es\.js$/;
