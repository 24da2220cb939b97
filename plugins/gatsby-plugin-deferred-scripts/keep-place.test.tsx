import { rememberPlace } from "./keep-place";

const PAGE = `<details><summary>Un</summary></details><form><input name="nom"><input name="adresse"><textarea name="message"></textarea></form>`;

function openPage(): HTMLElement {
  document.body.innerHTML = `<main><div>${PAGE}</div></main>`;
  return document.querySelector("main") ?? document.body;
}

function redraw() {
  const container = openPage();
  // jsdom does not scroll.
  window.scrollTo = jest.fn();
  Element.prototype.scrollTo = jest.fn();
  const field = container.querySelector<HTMLInputElement>("[name=adresse]");
  field?.focus();
  field?.setRangeText("12 rue", 0, 0);
  field?.setSelectionRange(1, 3);
  container.querySelector("details")?.setAttribute("open", "");
  // The element of an extension is in the old page only.
  field?.before(document.createElement("input"));
  const restore = rememberPlace(container);
  container.innerHTML = `<div>${PAGE}</div>`;
  for (const each of container.querySelectorAll("input")) each.value = "12 rue";
  return restore;
}

it("restores focus, selection and open folds on a page that React has redrawn", () => {
  const restore = redraw();
  expect(document.body).toHaveFocus();
  restore();
  const focused = document.activeElement as HTMLInputElement;
  expect(focused).toHaveAttribute("name", "adresse");
  expect([focused.selectionStart, focused.selectionEnd]).toEqual([1, 3]);
  expect(document.querySelector("details")).toHaveAttribute("open");
});

it("changes nothing on a page that React has hydrated", () => {
  const container = openPage();
  container.querySelector("input")?.focus();
  const restore = rememberPlace(container);
  (document.activeElement as HTMLElement).blur();
  restore();
  expect(document.body).toHaveFocus();
});
