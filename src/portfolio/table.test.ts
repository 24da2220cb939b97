import type { FieldUse } from "./columns";
import { readContracts } from "./contracts";
import { doubtsOn } from "./doubts";
import { MOST_ROWS, readTable } from "./table";
import { contractsOf, portfolio } from "./testing/read";

const HEADINGS = "Code;Immeuble;Échéance;Préavis";

it("opens the list of columns where headings compete, and not where all is clear", () => {
  const doubtCount = (headings: string) => {
    const table = readTable(`${headings}\nA\t31/12/2026\t31/12/2027\t30\t3 mois\t18`);
    return table && doubtsOn(table).length;
  };
  const withTwoEnds = "Immeuble\tFin d’exercice\tÉchéance contrat gaz\tLots\tPréavis\tPuissance (kVA)";
  const withTwoDelays = "Immeuble\tDébut\tÉchéance\tDélai de paiement\tPréavis\tPuissance (kVA)";
  const withoutUnit = "Immeuble\tDébut\tÉchéance\tLots\tPréavis\tPuissance";
  const clear = "Immeuble\tDébut\tÉchéance\tLots\tPréavis\tPuissance (kVA)";
  expect(doubtCount(withTwoEnds)).toBe(1);
  expect(doubtCount(withTwoDelays)).toBe(1);
  expect(doubtCount(withoutUnit)).toBe(1);
  expect(doubtCount(clear)).toBe(0);
  const portfolioTable = readTable(portfolio);
  expect(portfolioTable && doubtsOn(portfolioTable)).toEqual([]);
});

it("follows the visitor’s choice of columns, with a unit and an energy", () => {
  const text = "Building\tEnd\tNotice\tPower\nThe Oaks\t31/12/2027\t3 mois\t36";
  expect(readTable(text)?.isReadable).toBe(false);

  const choices = new Map<number, FieldUse>([
    [0, { field: "name", energy: null }],
    [1, { field: "end", energy: null }],
    [2, { field: "notice", energy: null }],
    [3, { field: "power", energy: null, unit: "kVA" }],
  ]);
  const table = readTable(text, () => choices);
  expect(table && readContracts(table)).toMatchObject([{ name: "The Oaks", end: "2027-12-31", power: 36 }]);
});

it("takes « Au » under a merged « Échéance du contrat »", () => {
  const [contract] = contractsOf(
    "Immeuble\tÉchéance du contrat\t\tPréavis\n\tDu\tAu\t\nA\t01/01/2025\t31/12/2027\t3 mois",
  );
  expect(contract).toMatchObject({ name: "A", end: "2027-12-31" });
});

it("asks about the columns where an end is before its start", () => {
  const text = "Immeuble\tÉchéance\tDate d’effet\tPréavis\nA\t01/01/2025\t31/12/2027\t3 mois";
  expect(contractsOf(text)[0]?.faults).toMatchObject([{ column: "end" }]);
  const table = readTable(text);
  expect(table && doubtsOn(table)).toHaveLength(1);
});

it("reads a tab in a file of semicolons, a cell of many lines, merged cells and notes", () => {
  const text = [
    "Cabinet X;;;",
    "Immeuble;Énergie;Adresse;Échéance;Préavis",
    'A;Gaz;"1 rue A\nbât. B\nescalier C\n69000 Lyon\nFrance";31/12/2027;3 mois',
    ";Élec;12\true;30/06/2027;2 mois",
    "B;Gaz;;31/12/2027;3 mois",
    ";Élec;;30/06/2027;2 mois",
    "Nombre de contrats : 4;;;;",
    "* hors option;;;;",
  ].join("\n");
  expect(readTable(text)?.skipped.map(({ line }) => line)).toEqual([1, 11, 12]);

  const contracts = contractsOf(text);
  expect(contracts).toMatchObject([
    { name: "A", energy: "gaz" },
    { name: "A", energy: "electricite", end: "2027-06-30" },
    { name: "B", energy: "gaz" },
    { name: "B", energy: "electricite", end: "2027-06-30", faults: [] },
  ]);
  expect(contracts.some(({ sameAs }) => sameAs)).toBe(false);
});

it("skips a note in brackets and a count below the contracts, but not a building whose name starts like a note", () => {
  const table = readTable(
    `${HEADINGS}\n1;A;31/12/2027;3 mois\n(Document provisoire);;;\nNombre de contrats :;12;;\nSource;Source Vive;;`,
  );
  expect(table).toMatchObject({ rows: [{ line: 2 }, { line: 5 }], skipped: [{ line: 3 }, { line: 4 }] });
});

it("skips and counts two title lines and a total, not empty lines, and keeps the numbers of lines", () => {
  const emptyLines = ";;;\n".repeat(100_000);
  const table = readTable(
    `Cabinet X;;;\nListe;;;\n${HEADINGS}\n1;A;31/12/2027;3 mois\n${emptyLines}Total;1;;`,
  );
  expect(table).toMatchObject({
    skipped: [{ line: 1 }, { line: 2 }, { line: 100_005 }],
    unread: 0,
    rows: [{ line: 4 }],
  });
});

it.each([
  { situation: "", quote: "" },
  { situation: ", each with a quote that never closes", quote: '"' },
])("reads the first 500 of 20 000 lines$situation", ({ quote }) => {
  const lines = Array.from(
    { length: 20_000 },
    (_, index) => `${index};${quote}Rue ${index};31/12/2027;3 mois`,
  );
  const table = readTable(`${HEADINGS}\n${lines.join("\n")}`);
  expect(table?.unread).toBe(20_000 - MOST_ROWS);
  // The headings are line 1.
  const firstLines = Array.from({ length: MOST_ROWS }, (_, index) => index + 2);
  expect(table?.rows.map(({ line }) => line)).toEqual(firstLines);
});

it("reads a line with a quote that never closes alone, names it, and keeps quotes and line breaks inside of a cell", () => {
  const text = [
    HEADINGS,
    '1;"Les ""Tilleuls""\nbât. B";31/12/2027;3 mois',
    '2;"Ouvert;30/06/2028;3 mois',
    "3;C;31/07/2028;2 mois",
  ].join("\n");
  expect(contractsOf(text)).toMatchObject([
    { line: 2, name: 'Les "Tilleuls" bât. B' },
    { line: 4, name: '"Ouvert', end: "2028-06-30", remarks: [expect.stringContaining("ligne 4")] },
    { line: 5, name: "C", remarks: [] },
  ]);
});
