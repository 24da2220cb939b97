/**
 * A stand-in for the `<style>` of goober, which writes notistack's styles. goober takes `window._goober`, appends its rules to
 * `firstChild.data`, and inserts the element only if it has no `parentNode`. A `<style>` whose text changes has another hash than the content
 * security policy allows, so emotion inserts the rules. Import this before notistack, which writes all of them when it loads.
 * https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
 */
export const notistackStyles = { data: "" };

if (typeof window === "object")
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: notistackStyles } });
