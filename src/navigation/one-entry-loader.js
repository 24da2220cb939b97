/**
 * A webpack loader for Gatsby's `navigation.js`, which mishandles links on a page that was opened before a deploy:
 *
 * - it has the browser load the new page, and then pushes an entry of its own for the same address: Back leads to that one, which
 *   loads the page again;
 * - where the files of the page behind a link are gone, it forgets the query and the section that the link names.
 *
 * The package's exact version is locked, and the loader stops the build when the file of a new version looks different.
 */
const REPLACEMENTS = [
  [
    "window.location = pathname + search + hash\n      }\n    }\n    reachNavigate(",
    "window.location = pathname + search + hash\n        clearTimeout(timeoutId)\n        return\n      }\n    }\n    reachNavigate(",
  ],
  ["window.location = pathname\n", "window.location = pathname + search + hash\n"],
];

/**
 * @param {string} source the text of navigation.js
 * @returns {string} the same module, which leaves one entry
 * @throws when a part to replace is not there exactly once
 */
module.exports = function leaveOneEntry(source) {
  return REPLACEMENTS.reduce((text, [old, replacement]) => {
    if (text.split(old).length !== 2)
      throw new Error(`one-entry-loader does not know this version of Gatsby: it has not once\n${old}`);
    return text.replace(old, replacement);
  }, source);
};
