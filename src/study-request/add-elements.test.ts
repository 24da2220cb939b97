import { defaults, type StudyRequest } from "./fields";

/** A document that has just opened. */
async function openPage() {
  jest.resetModules();
  const [{ addElements }, { prefillRequest }] = await Promise.all([
    import("./add-elements"),
    import("./prefill"),
  ]);
  return { addElements, prefillRequest };
}

const elements = {
  copropriete: "Les Érables",
  lots: 100,
  contract: "gaz",
  message: "Fin du contrat : 31 décembre 2027\nPréavis : 3 mois",
} as const;
const texts = {
  nomCopropriete: elements.copropriete,
  nombreLots: "100",
  typeContrat: elements.contract,
  message: elements.message,
};

it("fills in the fields of an empty form, once", async () => {
  const { addElements, prefillRequest } = await openPage();
  prefillRequest(elements);
  expect(addElements(defaults)).toEqual({ ...defaults, ...texts });
  expect(addElements(defaults)).toBe(defaults);
});

it("changes nothing where nobody has asked for it", async () => {
  const { addElements } = await openPage();
  expect(addElements(defaults)).toBe(defaults);
});

it("fills in only what was given", async () => {
  const { addElements, prefillRequest } = await openPage();
  prefillRequest({ message: "" });
  expect(addElements(defaults)).toEqual(defaults);
});

it.each<[keyof typeof texts, string]>([
  ["nomCopropriete", "Les Tilleuls"],
  ["nombreLots", "12"],
  ["typeContrat", "services"],
  ["message", "Une question"],
])("leaves what was typed into %s", async (name, typed) => {
  const { addElements, prefillRequest } = await openPage();
  prefillRequest(elements);
  const current: StudyRequest = { ...defaults, nom: "Syndic", [name]: typed };
  expect(addElements(current)).toEqual({ ...current, ...texts, [name]: typed });
});

it("replaces what it has filled in earlier, unless it was typed over", async () => {
  const { addElements, prefillRequest } = await openPage();
  prefillRequest(elements);
  const first = { ...addElements(defaults), nomCopropriete: "Les Érables, bâtiment B" };
  prefillRequest({ copropriete: "Les Tilleuls", lots: 40, message: "" });
  expect(addElements(first)).toEqual({
    ...defaults,
    nomCopropriete: "Les Érables, bâtiment B",
    nombreLots: "40",
  });
});

it("takes the newest elements", async () => {
  const { addElements, prefillRequest } = await openPage();
  prefillRequest(elements);
  prefillRequest({ lots: 40, message: "" });
  expect(addElements(defaults)).toEqual({ ...defaults, nombreLots: "40" });
});
