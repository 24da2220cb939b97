/** @jest-environment jsdom */
/** A form's record after a reload. The modules start anew, and only the memory of the tab is left. */
import { store } from "./memory";
import type * as module from "./record";
import type { FormRecord, RecordForm } from "./record";

const form: RecordForm<"nom" | "lots" | "energie"> = {
  name: "essai",
  fields: {
    nom: { kind: "text" },
    lots: { kind: "text" },
    energie: { kind: "choice", options: { gaz: "Gaz", elec: "Électricité" } },
  },
};

/** The state in a fresh copy of the module, as after a reload. */
function reloadedState() {
  let state: { record: FormRecord; former: FormRecord | null } | undefined;
  jest.isolateModules(() => {
    const { recordState } = jest.requireActual<typeof module>("./record");
    state = recordState(form);
  });
  return state;
}

const record = {
  // However long, a text is kept: its field says what is wrong with it.
  texts: { nom: "Le Parc ".repeat(50), lots: "12", energie: "elec" },
  from: "d’un lien",
  isChanged: false,
};
const former = { texts: { nom: "Le Lac", lots: "", energie: "gaz" }, from: "", isChanged: true };
const empty = { texts: { nom: "", lots: "", energie: "gaz" }, files: {}, from: "", isChanged: false };

it("a reload restores the record and the former record", () => {
  store(form.name, { ...record, former });
  expect(reloadedState()).toMatchObject({ record, former });
});

it.each([
  // No object.
  [7],
  [null],
  // An object without texts.
  [{ texts: 5 }],
  // Texts that no field can hold.
  [{ texts: { nom: {}, lots: 2, energie: "bois" }, from: 7, former: 7 }],
])("a record is empty if the memory has another shape: %j", (value) => {
  store(form.name, value);
  expect(reloadedState()).toMatchObject({ record: empty, former: null });
});
