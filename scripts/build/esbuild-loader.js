const { transform } = require("esbuild");

/** The site's browsers (`browserslist` of package.json, which esbuild cannot read). */
const TARGET = ["chrome109", "firefox115", "safari15.4"];

/** A webpack loader for a module of pdf.js: esbuild writes its syntax for the site's browsers. @returns {Promise<string>} */
module.exports = async function forBrowsers(source) {
  const { code } = await transform(source, { target: TARGET });
  return code;
};
