import { rememberPlace } from "./keep-place";

const PAGE = `<details><summary>Un</summary></details><form><input name="nom"><input name="adresse"></form>`;

function openPage(): HTMLElement {
  document.body.innerHTML = `<main><div>${PAGE}</div></main>`;
  return document.querySelector("main") ?? document.body;
}

beforeAll(() => {
  // jsdom does not scroll.
  window.scrollTo = jest.fn();
});

/** A visitor selects a part of the address and opens a `details`; an extension inserts a field before the address. */
function useThePage(container: HTMLElement): void {
  const field = container.querySelector<HTMLInputElement>("[name=adresse]");
  field?.focus();
  field?.setRangeText("12 rue", 0, 0);
  field?.setSelectionRange(1, 3);
  container.querySelector("details")?.setAttribute("open", "");
  field?.before(document.createElement("input"));
}

/** Redraws the page, as React does when the HTML differs from its own. Fields have a text, so that a part of it can be selected. */
function redraw(container: HTMLElement): void {
  container.innerHTML = `<div>${PAGE}</div>`;
  for (const field of container.querySelectorAll("input")) field.value = "12 rue";
}

it("restores focus, selection and open details on a page that React has redrawn", () => {
  const container = openPage();
  useThePage(container);
  const restore = rememberPlace(container);
  redraw(container);
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
  // The page is the same, so `restore` must not put the focus back.
  (document.activeElement as HTMLElement).blur();
  restore();
  expect(document.body).toHaveFocus();
});
