/** @jest-environment jsdom */
import { keepFields } from "./keep-fields";

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const typed = { nom: "Syndic", lots: "2", message: "Bonjour" };
const leave = () => dispatchEvent(new Event("beforeunload"));

function openPage(): void {
  document.body.innerHTML = `<form><input name="nom" /><select name="lots"><option>1</option><option>2</option></select>
    <textarea name="message"></textarea><input type="file" name="factures" /></form>`;
  keepFields();
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  }
}

beforeEach(() => history.replaceState({ key: "1" }, ""));

it("restores typed text after a reload, but no file, and clears the history entry", () => {
  openPage();
  type(typed);
  leave();
  expect(history.state).toEqual({ key: "1", fields: typed });
  openPage();
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, field(name).value]))).toEqual(typed);
  expect(history.state).toEqual({ key: "1" });
});

it("keeps restored text over a second reload, unless other text was typed", () => {
  history.replaceState({ fields: typed }, "");
  openPage();
  type({ nom: "Conseil" });
  leave();
  openPage();
  expect(field("nom").value).toBe("Conseil");
  expect(field("message").value).toBe("Bonjour");
});

it("keeps whether a box is ticked", () => {
  const openBoxes = () => {
    document.body.innerHTML = `<form><input type="checkbox" name="a" /><input type="checkbox" name="b" checked /></form>`;
    keepFields();
  };
  openBoxes();
  field("a").checked = true;
  field("b").checked = false;
  field("a").dispatchEvent(new Event("input", { bubbles: true }));
  leave();
  openBoxes();
  expect([field("a").checked, field("b").checked]).toEqual([true, false]);
});
