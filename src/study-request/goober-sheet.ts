/**
 * Gives goober, which styles notistack, a style sheet that the page's policy allows, in place of a `<style>`. Import this before
 * notistack. https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
 */
if (typeof window === "object" && "adoptedStyleSheets" in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let rules = "";
  const text = {
    get data() {
      return rules;
    },
    set data(next) {
      rules = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}

export {};
