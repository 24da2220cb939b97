/** A plugin of jsPDF is a function that is called where it is defined. Unused ones are removed: docs/decisions/0008-part-of-jspdf.md. */
const PLUGIN = /^\(function \((?:jsPDFAPI|API|jsPDF)\) \{\n[\s\S]*?^\}\)\(jsPDF(?:\.API)?\);$/gm;

/** One line that identifies each plugin in use: outline, language, title bar, compression, embedded fonts. */
const USED_PLUGINS = [
  "pdf.outline.add = ",
  "jsPDFAPI.setLanguage = ",
  "jsPDFAPI.viewerPreferences = ",
  "jsPDFAPI.processDataByFilters = ",
  "jsPDFAPI.pdfEscape16 = ",
  "jsPDFAPI.addFileToVFS = ",
  "jsPDF.API.TTFFont.open(",
];

/** Unused code outside of plugins that the minifier keeps, because it sets properties: forms, then image decoders. */
const CUTS = [
  /^var jsPDFAPI = jsPDF\.API;\nvar scaleFactor = 1;\n[\s\S]*?^var AcroForm = jsPDF\.AcroForm;$/m,
  /^jsPDF\.API\.processPNG = function [\s\S]*?^\};$/m,
  /^function BmpDecoder\([\s\S]*?^BmpDecoder\.prototype\.getData = [\s\S]*?^\};$/m,
  /^function WebPDecoder\([\s\S]*?^WebPDecoder\.prototype\.getData = [\s\S]*?^\};$/m,
];

const EXPORTS = /^export \{.*\bjsPDF\b.*\};$/m;

const unknown = (part) =>
  new Error(
    `lean-jspdf-loader does not find ${part} in this version of jsPDF: adapt the loader, or remove it`,
  );

/** @throws when a plugin in use is not there exactly once in the text of jspdf.es.js, or code to remove is not there */
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
