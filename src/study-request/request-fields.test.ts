import { emptyRecord } from "../forms/record";
import { requestFields, requestForm } from "./request-fields";

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
  const { texts, files } = emptyRecord(requestForm);
  const given = Object.entries(texts).filter(([, text]) => text);
  expect(Object.fromEntries(given)).toEqual({ type: "syndic-professionnel", typeContrat: "electricite" });
  expect(files).toEqual({ factures: [] });
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
