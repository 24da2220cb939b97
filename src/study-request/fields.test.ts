import { defaults, requestFields } from "./fields";

test("the table has the specified fields, in their order; a star marks the required ones (product specification, sections 3 and 5)", () => {
  const names = requestFields.map(({ name, required }): string => (required ? `${name}*` : name));
  const specified = [
    "type*",
    "nom*",
    "email*",
    "telephone*",
    "nomCopropriete*",
    "adresse*",
    "nombreLots*",
    "typeContrat*",
    "fournisseurActuel",
    "message",
    "factures",
  ];
  expect(names).toEqual(specified);
});

test("the form starts as specified: two choices have a default, everything else is empty (product specification, section 4)", () => {
  const { type, typeContrat, factures, ...others } = defaults;
  expect(type).toBe("syndic-professionnel");
  expect(typeContrat).toBe("electricite");
  expect(factures).toEqual([]);
  expect(Object.values(others).join("")).toBe("");
});

test.each([
  [
    "type",
    ["syndic-professionnel", "syndic-benevole", "conseil-syndical", "bailleur-social", "gestionnaire"],
  ],
  ["typeContrat", ["electricite", "gaz", "electricite-gaz", "services"]],
])("the choice « %s » offers the specified options", (choice, values) => {
  const field = requestFields.find(({ name }) => name === choice);
  expect(Object.keys(field?.options ?? {})).toEqual(values);
});
