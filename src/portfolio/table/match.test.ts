/** The suggested columns of a table, and the row of its headings. */
import { problemsOf, suggest } from "./match";
import { tableIn } from "./testing/read-samples";

/** Suggests for these headings, above a row with a day in each column. */
const suggested = (headings: string) => {
  const width = headings.split(";").length;
  const row = Array.from({ length: width }, () => "31/12/2027").join(";");
  return suggest(tableIn(`${headings}\n${row}`));
};

it.each([
  "Immeuble;Échéance;Préavis",
  "COPROPRIETES;DATE D'ECHEANCE;PREAVIS (MOIS)",
  "Code;Résidence;Fin de contrat;Durée du préavis;Fournisseur;Énergie;CAR (MWh)",
  "Copropriété;Échéance gaz;Préavis gaz;Échéance électricité;Préavis élec",
  "NOM_IMMEUBLE;Date fin contrat;Préavis (en mois)",
])("takes the columns without a question under the headings « %s »", (headings) => {
  expect(suggested(headings).isClear).toBe(true);
});

it.each([
  ["two headings name the end", "Immeuble;Échéance;Échéance;Préavis"],
  ["a second heading may name the end", "Immeuble;Échéance;Fin de garantie;Préavis"],
  ["the heading of the end only contains a known name", "Immeuble;Échéance du bail;Préavis"],
  ["the notice is missing", "Immeuble;Échéance"],
  ["the building is missing", "Code;Échéance;Préavis"],
  ["the heading is « Date de fin »", "Immeuble;Date de fin;Préavis"],
  ["one notice may be of both contracts", "Immeuble;Échéance gaz;Échéance élec;Préavis"],
  ["the heading is __proto__", "__proto__;Échéance;Préavis"],
])("asks the visitor to confirm the columns where %s", (_, headings) => {
  expect(suggested(headings).isClear).toBe(false);
});

it("takes the column with a known name, and lists the columns that may be meant", () => {
  const headings = "Nom du gestionnaire;Immeuble;Échéance;Fin de garantie;Préavis";
  const { columns, maybe } = suggested(headings);
  expect(columns).toEqual({ name: 1, end: 2, notice: 4 });
  expect(maybe).toMatchObject({ name: [0], end: [3], notice: [] });
});

it("says what is missing or chosen twice", () => {
  expect(problemsOf({ name: 0 })).toEqual({ end: "Choisissez la colonne." });
  expect(problemsOf({ name: 0, end: 1, notice: 1 })).toEqual({
    notice: "Cette colonne est déjà choisie pour «\u00a0Fin du contrat\u00a0».",
  });
  expect(problemsOf({ name: 0, end: 1, notice: 2 })).toEqual({});
});

it.each([
  ["below a title", "Cabinet X;;\nSuivi au 26/11/2026;;\nImmeuble;Échéance;Préavis\nA;31/12/2027;3 mois", 2],
  ["above contracts without a day", "Immeuble;Échéance;Préavis\nA;;3 mois\nB;31/12/2027;3 mois", 0],
  ["above a day that does not exist", "Immeuble;Échéance;Préavis\nA;31/02/2027;3 mois", 0],
  ["in the first row without a written day", "Immeuble;Échéance;Préavis\nA;46752;3 mois", 0],
  [
    "above contracts that nobody can read",
    "Immeuble;Échéance;Préavis\nA;12/2027;\n;fin 2027;voir contrat\nB;31/12/2027;3 mois",
    0,
  ],
  ["nowhere", "A;31/12/2027;3 mois", -1],
  ["nowhere above a contract that nobody can read", "A;à voir;3 mois\nB;31/12/2027;3 mois", -1],
])("finds the headings %s", (_, text, headingRow) => {
  expect(tableIn(text).headingRow).toBe(headingRow);
});

it("gives tables with the same headings one key, but tables without headings a key each", () => {
  const keyOf = (text: string) => tableIn(text).columnsKey;
  const headings = "Site;Fin;Délai";
  expect(keyOf(`${headings}\nA;31/12/2027;3 mois`)).toBe(keyOf(`${headings}\nB;30/06/2027;2 mois`));
  expect(keyOf("A;31/12/2027;3 mois")).not.toBe(keyOf("B;30/06/2027;2 mois"));
});
