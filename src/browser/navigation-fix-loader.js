/**
 * A webpack loader that fixes two bugs of Gatsby's `navigation.js`, for links on a page that was opened before a deploy:
 *
 * - Gatsby makes the browser load the new page, and then pushes a second history entry for the same address. Back leads to that
 *   entry and loads the page again. With this loader, there is one entry.
 * - When the files of the linked page are gone, Gatsby loads it without the query and the hash of the link.
 *
 * Gatsby's exact version is locked. If a new version of the file differs, the loader stops the build.
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
 * @returns {string} the fixed module
 * @throws when the module does not contain each part to replace exactly once
 */
module.exports = function fixNavigation(source) {
  return REPLACEMENTS.reduce((text, [old, replacement]) => {
    if (text.split(old).length !== 2)
      throw new Error(
        `navigation-fix-loader does not fit this version of Gatsby: navigation.js must contain exactly once\n${old}`,
      );
    return text.replace(old, replacement);
  }, source);
};
