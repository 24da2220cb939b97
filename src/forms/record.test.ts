/** @jest-environment jsdom */
/** What a form's record is after a reload: the modules of the former load are gone, and only the memory of the tab is there. */
import { store } from "./memory";
import type * as module from "./record";
import type { FormRecord, RecordForm } from "./record";

const form: RecordForm<"nom" | "lots" | "energie"> = {
  name: "essai",
  fields: {
    nom: { kind: "text", maxLength: 20 },
    lots: { kind: "text" },
    energie: { kind: "choice", options: { gaz: "Gaz", elec: "Électricité" } },
  },
};

function reloadedState() {
  let state: { record: FormRecord; former: FormRecord | null } | undefined;
  jest.isolateModules(() => {
    const { recordState } = jest.requireActual<typeof module>("./record");
    state = recordState(form);
  });
  return state;
}

const record = {
  texts: { nom: "Le Parc", lots: "12", energie: "elec" },
  from: "d’un lien",
  isChanged: false,
};
const former = { texts: { nom: "Le Lac", lots: "", energie: "gaz" }, from: "", isChanged: true };
const empty = { texts: { nom: "", lots: "", energie: "gaz" }, files: {}, from: "", isChanged: false };

it("has the record and the former one", () => {
  store(form.name, { ...record, former });
  expect(reloadedState()).toMatchObject({ record, former });
});

it.each([
  [7],
  [null],
  [{ texts: 5 }],
  [{ texts: { nom: {}, lots: 2, energie: "bois" }, from: 7, former: 7 }],
])("is empty after a memory of another shape: %j", (value) => {
  store(form.name, value);
  expect(reloadedState()).toMatchObject({ record: empty, former: null });
});
