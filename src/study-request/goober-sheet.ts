declare global {
  interface Window {
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

/**
 * Gives goober, which styles notistack, a style sheet that the page's policy allows, in place of a `<style>`. Import this before
 * notistack. https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
 */
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
