import { defaults, fields } from "./fields";

test("the table has the specified fields, in their order; a star marks the required ones (sections 3 and 5)", () => {
  const names = fields.map(({ name, required }) => (required ? `${name}*` : name));
  expect(names.join(" ")).toBe(
    "type* nom* email* telephone* nomCopropriete* adresse* nombreLots* fournisseurActuel typeContrat* message factures",
  );
});

test("the form starts as specified: two choices have a default, everything else is empty (section 4)", () => {
  const { type, typeContrat, factures, ...others } = defaults;
  expect([type, typeContrat, factures]).toEqual(["syndic-professionnel", "electricite", []]);
  expect(Object.values(others).join("")).toBe("");
});

test.each([
  ["type", "syndic-professionnel syndic-benevole conseil-syndical bailleur-social gestionnaire"],
  ["typeContrat", "electricite gaz electricite-gaz services"],
])("the choice « %s » offers the specified options", (choice, values) => {
  expect(Object.keys(fields.find(({ name }) => name === choice)?.options ?? {}).join(" ")).toBe(values);
});
