// Drops notistack's own styles, which goober would write into a `<style>` that the content security policy blocks: Toast.tsx has what
// is needed. Import this before notistack. https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
if (typeof window === "object")
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: "" } } });

export {};
