import { matchingKey, problemsOf, type Slot } from "./match";
import { matchingOf, sheetOf, suggestionFor } from "./testing/read-samples";

/** Suggests for these headings, above a row with a day in each column. */
const suggested = (headings: string) => {
  const width = headings.split(";").length;
  const row = Array.from({ length: width }, () => "31/12/2027").join(";");
  return suggestionFor(sheetOf(`${headings}\n${row}`));
};

it.each([
  "Immeuble;Échéance;Préavis",
  "COPROPRIETES;DATE D'ECHEANCE;PREAVIS (MOIS)",
  "Code;Résidence;Fin de contrat;Durée du préavis;Fournisseur;Énergie;CAR (MWh)",
  "Copropriété;Échéance gaz;Préavis gaz;Échéance électricité;Préavis élec",
  "NOM_IMMEUBLE;Date fin contrat;Préavis (en mois)",
])("is clear under « %s »", (headings) => {
  expect(suggested(headings).isClear).toBe(true);
});

it.each([
  ["two headings are the name", "Immeuble;Échéance;Échéance;Préavis"],
  ["another heading contains it", "Immeuble;Échéance;Fin de garantie;Préavis"],
  ["the end only contains it", "Immeuble;Échéance du bail;Préavis"],
  ["the notice is missing", "Immeuble;Échéance"],
  ["the building is missing", "Code;Échéance;Préavis"],
  ["the heading is « Date de fin »", "Immeuble;Date de fin;Préavis"],
  ["the heading is __proto__", "__proto__;Échéance;Préavis"],
])("waits for the person where %s", (_, headings) => {
  expect(suggested(headings).isClear).toBe(false);
});

it("fills a select with a known name, and puts first what may be it", () => {
  const headings = "Nom du gestionnaire;Immeuble;Échéance;Fin de garantie;Préavis";
  const { columns, maybe } = suggested(headings);
  expect(columns).toEqual({ name: 1, end: 2, notice: 4 });
  expect(maybe).toMatchObject({ name: [0], end: [3], notice: [] });
});

it("matches one shared notice with both contracts of a line", () => {
  const { hasBothEnergies, columns } = suggested("Immeuble;Échéance gaz;Échéance élec;Préavis");
  expect({ hasBothEnergies, columns }).toEqual({
    hasBothEnergies: true,
    columns: { name: 0, end: 1, "end-electricite": 2, notice: 3, "notice-electricite": 3 },
  });
});

it("says what is missing, chosen twice, or without a unit", () => {
  const sheet = sheetOf("A;B;C\nx;31/12/2027;3");
  const problems = (columns: Partial<Record<Slot, string>>) => {
    const matching = matchingOf(sheet, { columns });
    return problemsOf(matching, ["A", "B", "C"]);
  };
  expect(problems({ name: "A" })).toEqual({ end: "Choisissez la colonne." });
  expect(problems({ name: "A", end: "B", notice: "B" })).toEqual({
    notice: "Cette colonne est déjà choisie pour «\u00a0Fin du contrat\u00a0».",
  });
  expect(problems({ name: "A", end: "B", consumption: "C" })).toEqual({
    consumption: "Choisissez l’unité de «\u00a0C\u00a0».",
  });
  expect(problems({ name: "A", end: "B", notice: "C" })).toEqual({});
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
  expect(suggestionFor(sheetOf(text)).headingRow).toBe(headingRow);
});

it("keeps a matching for tables with the same headings, and for no other table without headings", () => {
  const keyOf = (text: string) => {
    const sheet = sheetOf(text);
    return matchingKey(sheet, suggestionFor(sheet).headingRow);
  };
  const headings = "Site;Fin;Délai";
  expect(keyOf(`${headings}\nA;31/12/2027;3 mois`)).toBe(keyOf(`${headings}\nB;30/06/2027;2 mois`));
  expect(keyOf("A;31/12/2027;3 mois")).not.toBe(keyOf("B;30/06/2027;2 mois"));
});
