// A stand-in for goober's `<style>` element: goober takes `window._goober`, appends its rules to `firstChild.data`, and inserts the
// element only if it has no `parentNode`. So notistack's own styles reach no page, where the content security policy would block them;
// Toast.tsx has what is needed. Import this before notistack. https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
if (typeof window === "object")
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: "" } } });

export {};
