import { defaults } from "./fields";

/** A document that has just opened. */
async function openPage() {
  jest.resetModules();
  return import("./prefill");
}

const elements = { nomCopropriete: "Les Érables", nombreLots: "100", typeContrat: "gaz", message: "Préavis" };

test("an empty form gets the newest elements that were given", async () => {
  const { draft, newElements, prefillRequest, whenHandedOver } = await openPage();
  expect(newElements()).toBeUndefined();
  prefillRequest({ typeContrat: null });
  expect(draft.current).toEqual(defaults);
  prefillRequest(elements);
  expect(draft.current).toEqual({ ...defaults, ...elements });
  expect(newElements()).toBe(elements);
  whenHandedOver(() => undefined);
  expect(newElements()).toBeUndefined();
});

test("what was typed or chosen stays", async () => {
  const { draft, prefillRequest } = await openPage();
  const typed = { nom: "Syndic", typeContrat: "services", message: "Une question" };
  draft.current = { ...defaults, ...typed };
  prefillRequest(elements);
  expect(draft.current).toEqual({ ...defaults, ...elements, ...typed });
});

test("later elements replace earlier ones, unless these were typed over", async () => {
  const { draft, prefillRequest } = await openPage();
  prefillRequest(elements);
  const nomCopropriete = "Les Érables, bâtiment B";
  draft.current = { ...draft.current, nomCopropriete };
  prefillRequest({ nomCopropriete: "Les Tilleuls", nombreLots: "40" });
  expect(draft.current).toEqual({ ...defaults, nomCopropriete, nombreLots: "40" });
});
