// The content security policy blocks goober's `<style>`: it gets a constructed style sheet instead. Import this before notistack,
// which goober styles. https://github.com/cristianbote/goober/blob/master/src/core/get-sheet.js
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
