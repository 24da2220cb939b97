import { restoreEmotionIds } from "./emotion-ids";

const stylesOf = (html: string) => {
  document.head.innerHTML = html;
  restoreEmotionIds(document);
  return Array.from(document.querySelectorAll("style"), (style) => style.dataset.emotion);
};

it("lists the ids of the styles that the page's head already has, each once", () => {
  const css = ".css-1a2b{color:red}.css-1a2b:hover{color:blue}@media print{.css-z9>.css-0c{display:none}}";
  expect(stylesOf(`<style data-emotion="css">${css}</style>`)).toEqual(["css 1a2b z9 0c"]);
});

it("leaves other styles alone", () => {
  const others = `<style data-emotion="css-global 1x">.css-2{}</style><style>.css-3{}</style>`;
  expect(stylesOf(others)).toEqual(["css-global 1x", undefined]);
});
