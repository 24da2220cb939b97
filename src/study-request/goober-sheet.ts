/**
 * notistack styles itself through goober, which rewrites the text of a `<style id="_goober">`: a Content-Security-Policy with
 * hashes blocks every rewriting, and toasts lose their place. goober takes `window._goober` if it is there, so it is given an
 * object whose text goes to a constructed style sheet, which the policy lets through. Import this before notistack.
 * https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
 */
declare global {
  interface Window {
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

/** Browsers without constructed style sheets (before 2023) keep goober's own way. */
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
