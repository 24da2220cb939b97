import { defaults, fields } from "./fields";

/** Names, and required marks, of the product specification: sections 3 and 5. */
const specified = {
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
};

test("the table has the specified fields, in their order, with their required marks", () => {
  expect(fields.map(({ name, required }) => [name, required])).toEqual(Object.entries(specified));
});

test("the form starts as specified: two choices have a default, everything else is empty", () => {
  expect(defaults).toEqual({
    type: "syndic-professionnel",
    nom: "",
    email: "",
    telephone: "",
    nomCopropriete: "",
    adresse: "",
    nombreLots: "",
    fournisseurActuel: "",
    typeContrat: "electricite",
    message: "",
    factures: [],
  });
});

test("every choice offers the specified options", () => {
  const options = fields.flatMap((field) =>
    field.kind === "choice" ? [[field.name, field.options.map(({ value }) => value)]] : [],
  );
  expect(options).toEqual([
    [
      "type",
      ["syndic-professionnel", "syndic-benevole", "conseil-syndical", "bailleur-social", "gestionnaire"],
    ],
    ["typeContrat", ["electricite", "gaz", "electricite-gaz", "services"]],
  ]);
});
