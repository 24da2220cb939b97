import { emptyRecord } from "../forms/record";
import { requestFields, requestForm } from "./request-fields";

test("the form has the specified fields in their order (product specification, sections 3 and 5)", () => {
  // A star marks the required fields.
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

test("only two choices have a default, and the other fields are empty (product specification, section 4)", () => {
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
