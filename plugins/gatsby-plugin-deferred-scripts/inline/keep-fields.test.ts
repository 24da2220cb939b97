/** @jest-environment jsdom */
import { store, stored } from "../../../src/forms/memory";
import { keepFields } from "./keep-fields";

const FORM = "demande";
const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const typed = { nom: "Syndic", lots: "2", message: "Bonjour", urgent: "on" };
const leave = () => dispatchEvent(new Event("beforeunload"));

function openPage(): void {
  document.body.innerHTML = `<form name="${FORM}"><input name="nom" /><select name="lots"><option>1</option><option>2</option></select>
    <textarea name="message"></textarea><input type="checkbox" name="urgent" value="on" /><input type="file" name="factures" /></form>`;
  keepFields();
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (field(name).type === "checkbox") field(name).checked = value !== "";
    else field(name).value = value;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const shown = () =>
  Object.fromEntries(
    Object.keys(typed).map((name) => [name, field(name).checked ? "on" : field(name).value]),
  );

beforeEach(() => store(FORM, undefined));

it("restores what was typed before hydration, but no file", () => {
  openPage();
  type(typed);
  leave();
  expect(stored(FORM)).toEqual({ texts: typed, isChanged: true });
  openPage();
  expect(shown()).toEqual(typed);
});

it("keeps the other fields and the source of a record that React has stored", () => {
  store(FORM, { texts: { ...typed, ailleurs: "A" }, from: "d’un lien", isChanged: false, former: null });
  openPage();
  expect(shown()).toEqual(typed);
  type({ nom: "Conseil", urgent: "" });
  leave();
  const texts = { ...typed, nom: "Conseil", urgent: "", ailleurs: "A" };
  expect(stored(FORM)).toEqual({ texts, from: "d’un lien", isChanged: true, former: null });
});

it("leaves the memory to React after hydration", () => {
  openPage();
  type(typed);
  document.dispatchEvent(new Event("hydrated"));
  leave();
  expect(stored(FORM)).toBeUndefined();
});

it.each([[5], ["texte"], [null], [[]], [{ texts: 5 }], [{ texts: null }], [{ texts: { nom: {}, lots: 2 } }]])(
  "ignores a stored value of another shape: %j",
  (value) => {
    store(FORM, value);
    openPage();
    expect(field("nom").value).toBe("");
  },
);
