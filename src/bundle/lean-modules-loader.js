/**
 * A webpack loader that removes code from modules of other packages that this site never runs in a browser. The minifier then drops
 * what is no longer used. The versions of the packages are locked. The build stops when a new version's file looks different.
 */
const CUTS = {
  // The site gives every cache its own plugins (none: no browser of the browserslist needs vendor prefixes).
  "emotion-cache.browser.esm.js": [
    ["options.stylisPlugins || defaultStylisPlugins", "options.stylisPlugins || []"],
    // It moves style elements of the server that stand outside of the head. The site has one, in the head.
    [/^ {2}if \(key === 'css'\) \{\n[\s\S]*?^ {2}\}$/m, ""],
  ],
  "Helmet.js": [
    // What only a server calls.
    [
      "withSideEffect(reducePropsToState, handleClientStateChange, mapStateOnServer)",
      "withSideEffect(reducePropsToState, handleClientStateChange)",
    ],
    [/, _class\.peek = Component\.peek, _class\.rewind = function \(\) \{[\s\S]*?^ {4}\}(?=, _temp;$)/m, ""],
    ["HelmetExport.renderStatic = HelmetExport.rewind;", ""],
    [/^ {8}createClass\(HelmetWrapper, null, \[\{\n[\s\S]*?^ {8}\}\]\);$/m, ""],
    // Every browser has the two functions that these variables hide.
    [/^var rafPolyfill = [\s\S]*?^var cancelAnimationFrame = .*$/m, ""],
    // React 19 ignores them.
    [/(?<=\(React\.Component\)), _class\.propTypes = \{[^}]*\}/, ""],
    // Child tags, which do not work on Gatsby 5 (docs/decisions/0005-helmet-in-its-props-form.md).
    [/^var VALID_TAG_NAMES = [\s\S]*?^\}\);$/m, ""],
    [/^var HTML_TAG_MAP = [\s\S]*?^\}, \{\}\);$/m, ""],
    [
      /^ {8}HelmetWrapper\.prototype\.mapNestedChildrenToProps = [\s\S]*?(?=^ {8}HelmetWrapper\.prototype\.render = )/m,
      "",
    ],
    [
      "newProps = this.mapChildrenToProps(children, newProps);",
      'throw new Error("Helmet has no child tags here: give it props.");',
    ],
  ],
};

/** How often the text, or the first match of the expression, is in the source. */
const count = (source, part) =>
  typeof part === "string" ? source.split(part).length - 1 : Number(part.test(source));

/**
 * @this {{ resourcePath: string }} webpack's context of the loader
 * @param {string} source the text of a module
 * @returns {string} the same module without the parts that `CUTS` lists for a file of this name
 * @throws when a part is not there exactly once
 */
module.exports = function removeUnusedCode(source) {
  const name = this.resourcePath.split(/[\\/]/).pop();
  return CUTS[name].reduce((text, [part, replacement]) => {
    if (count(text, part) !== 1)
      throw new Error(
        `lean-modules-loader does not fit this version of ${name}: it must contain once ${String(part)}`,
      );
    return text.replace(part, replacement);
  }, source);
};
