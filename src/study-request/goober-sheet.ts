/**
 * notistack uses goober, which writes its rules into a `<style id="_goober">`. A Content-Security-Policy with hashes blocks that,
 * and toasts lose their position. goober uses `window._goober` if it exists, so this gives it an object that writes the rules into
 * a constructed style sheet, which the policy allows. Import this before notistack.
 * https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
 */
declare global {
  interface Window {
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

/** Browsers without constructed style sheets (before 2023) use goober's own element. */
if (typeof window === "object" && "adoptedStyleSheets" in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let rules = "";
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return rules;
      },
      set data(text) {
        rules = text;
        sheet.replaceSync(text);
      },
    },
  };
}

export {};
