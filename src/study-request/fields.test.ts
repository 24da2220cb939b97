import { defaults, fields } from "./fields";

test("the table has the specified fields, in their order, with their required marks (sections 3 and 5)", () => {
  expect(Object.fromEntries(fields.map(({ name, required = false }) => [name, required]))).toEqual({
    type: true,
    nom: true,
    email: true,
    telephone: true,
    nomCopropriete: true,
    adresse: true,
    nombreLots: true,
    fournisseurActuel: false,
    typeContrat: true,
    message: false,
    factures: false,
  });
});

test("the form starts as specified: two choices have a default, everything else is empty (section 4)", () => {
  const { type, typeContrat, factures, ...others } = defaults;
  expect([type, typeContrat, factures]).toEqual(["syndic-professionnel", "electricite", []]);
  expect(Object.values(others).join("")).toBe("");
});

test("every choice offers the specified options", () => {
  const values = fields.flatMap(({ name, options }) => (options ? [[name, Object.keys(options)]] : []));
  expect(values).toEqual([
    [
      "type",
      ["syndic-professionnel", "syndic-benevole", "conseil-syndical", "bailleur-social", "gestionnaire"],
    ],
    ["typeContrat", ["electricite", "gaz", "electricite-gaz", "services"]],
  ]);
});
