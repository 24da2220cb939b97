import { defaults, type StudyRequest } from "./fields";

/** A document that has just opened. */
async function openPage() {
  jest.resetModules();
  const { addElements, prefillRequest } = await import("./prefill");
  return { prefillRequest, addTo: (current: StudyRequest) => addElements(current, defaults) };
}

const elements = { nomCopropriete: "Les Érables", nombreLots: "100", typeContrat: "gaz", message: "Préavis" };

test("an empty form gets the newest elements that were given, once", async () => {
  const { addTo, prefillRequest } = await openPage();
  expect(addTo(defaults)).toBe(defaults);
  prefillRequest({ typeContrat: null });
  expect(addTo(defaults)).toEqual(defaults);
  prefillRequest(elements);
  expect(addTo(defaults)).toEqual({ ...defaults, ...elements });
  expect(addTo(defaults)).toBe(defaults);
});

test.each<[keyof typeof elements, string]>([
  ["nomCopropriete", "Les Tilleuls"],
  ["nombreLots", "12"],
  ["typeContrat", "services"],
  ["message", "Une question"],
])("what was typed into %s stays", async (name, typed) => {
  const { addTo, prefillRequest } = await openPage();
  prefillRequest(elements);
  const current = { ...defaults, nom: "Syndic", [name]: typed };
  expect(addTo(current)).toEqual({ ...current, ...elements, [name]: typed });
});

test("later elements replace earlier ones, unless these were typed over", async () => {
  const { addTo, prefillRequest } = await openPage();
  prefillRequest(elements);
  const first = { ...addTo(defaults), nomCopropriete: "Les Érables, bâtiment B" };
  prefillRequest({ nomCopropriete: "Les Tilleuls", nombreLots: "40" });
  expect(addTo(first)).toEqual({ ...defaults, nomCopropriete: first.nomCopropriete, nombreLots: "40" });
});
