/**
 * A webpack loader that cuts out of jsPDF's own file what a text document never calls: forms, HTML, canvas, SVG, tables, the
 * decoders of pictures, the metrics of the standard fonts, the engine for scripts written from right to left. What the cuts
 * leave unused, the minifier drops: 36 KB of 96 remain (Brotli, with what src/bundle/replaced-modules.ts leaves out).
 *
 * jsPDF ships as one file, in which each plugin is a function that is called where it is defined: this makes the cuts safe. The
 * package's exact version is locked, and the loader stops the build when the file of a new version looks different.
 */
const PLUGIN = /^\(function \((?:jsPDFAPI|API|jsPDF)\) \{\n[\s\S]*?^\}\)\(jsPDF(?:\.API)?\);$/gm;

/** A line by which each plugin in use is recognised: links, compression, outline, language, title bar, embedded fonts. */
const USED_PLUGINS = [
  "jsPDFAPI.createAnnotation = ",
  "jsPDFAPI.processDataByFilters = ",
  "pdf.outline.add = ",
  "jsPDFAPI.setLanguage = ",
  "jsPDFAPI.viewerPreferences = ",
  "jsPDFAPI.pdfEscape16 = ",
  "jsPDFAPI.addFileToVFS = ",
  "jsPDF.API.TTFFont.open(",
];

/** What is written outside of plugins and would stay, as it sets properties: forms, then decoders of pictures. */
const CUTS = [
  /^var jsPDFAPI = jsPDF\.API;\nvar scaleFactor = 1;\n[\s\S]*?^var AcroForm = jsPDF\.AcroForm;$/m,
  /^jsPDF\.API\.processPNG = function [\s\S]*?^\};$/m,
  /^function BmpDecoder\([\s\S]*?^BmpDecoder\.prototype\.getData = [\s\S]*?^\};$/m,
  /^function WebPDecoder\([\s\S]*?^WebPDecoder\.prototype\.getData = [\s\S]*?^\};$/m,
];

const EXPORTS = /^export \{.*\bjsPDF\b.*\};$/m;

const unknown = (part) =>
  new Error(`lean-jspdf-loader does not find ${part} in this version of jsPDF: adapt it, or leave it out`);

/**
 * @param {string} source the text of jspdf.es.js
 * @returns {string} the same module with the export `jsPDF` alone
 * @throws when a part to keep or to cut is not there exactly once
 */
module.exports = function keepTextDocuments(source) {
  const plugins = source.match(PLUGIN) ?? [];
  for (const line of USED_PLUGINS) {
    if (plugins.filter((plugin) => plugin.includes(line)).length !== 1) throw unknown(line);
  }
  const isUsed = (plugin) => USED_PLUGINS.some((line) => plugin.includes(line));
  let lean = source.replace(PLUGIN, (plugin) => (isUsed(plugin) ? plugin : ""));
  for (const cut of CUTS) {
    if (!cut.test(lean)) throw unknown(String(cut));
    lean = lean.replace(cut, "");
  }
  if (!EXPORTS.test(lean)) throw unknown("its exports");
  return lean.replace(EXPORTS, "export { jsPDF };");
};
