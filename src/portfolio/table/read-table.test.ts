/** The lines of tables: contracts, lines that wait, rows without a contract, and the dates of a portfolio. */
import type { Columns } from "./fields";
import { type Fault, type Line, NO_CONTRACT } from "./lines";
import { suggest } from "./match";
import { readLines, refusalOf } from "./read-table";
import { columnsFor, correctionsOf, datedOf, linesOfTable, portfolio, tableIn } from "./testing/read-samples";
import { tables } from "./testing/sample-tables";

/** « Le Parc / gaz / 2027-12-31 / 3 months / null », the form of the expected contracts. */
function factsOf({ name, energy, end, isOpenEnded, notice, renewal }: Line): string {
  const noticeText = notice && `${notice.count} ${notice.unit}`;
  return [name, energy, isOpenEnded ? "open" : end, noticeText, renewal].map(String).join(" / ");
}

const faultText = ({ field, proposals }: Fault) =>
  [field, ...proposals.map(({ text }) => `(${text}?)`)].join(" ");

/** « 4: name (LES TILLEULS?) end » */
const waitsFor = ({ place, faults }: Line) =>
  `${place.replace("Ligne ", "")}: ${faults.map(faultText).join(" ")}`;

it.each(Object.entries(tables))(
  "once its columns are chosen, reads %s",
  (_, { text, chosen, contracts, waiting = [], withoutContract = [] }) => {
    const lines = linesOfTable(text, { chosen });
    expect(lines.contracts.map(factsOf)).toEqual(contracts);
    expect(lines.waiting.map(waitsFor)).toEqual(waiting);
    expect(lines.withoutContract.map(({ line }) => line)).toEqual(withoutContract);
  },
);

it.each(Object.entries(tables))("before a choice, shows no wrong day of %s", (_, { text, chosen }) => {
  const table = tableIn(text);
  const { columns, isClear } = suggest(table);
  const termsById = (matched: Columns) => {
    const { contracts } = readLines(table, matched, {});
    return new Map(contracts.map(({ id, end, notice }) => [id, { end, notice }]));
  };
  const right = termsById(columnsFor(table, chosen));
  const shown = isClear ? termsById(columns) : new Map<string, object>();
  const isWrong = ([id, terms]: readonly [string, object]) =>
    right.has(id) && JSON.stringify(terms) !== JSON.stringify(right.get(id));
  expect([...shown].filter(isWrong)).toEqual([]);
});

/** The days that the rules give every second contract of the portfolio on 25 November 2026: end, last receipt, letter, assembly, its convocation, study. */
const EXPECTED: Readonly<Record<string, string>> = {
  2: "2027-12-31 2027-09-30 2027-09-23 2027-06-15 2027-05-24 2027-05-14 2027-04-12",
  4: "2027-06-30 2027-03-30 2027-03-23 2027-03-15 2027-02-19 2027-02-12 2026-12-22",
  6: "2027-09-30 2027-07-30 2027-07-23 2027-07-16 2027-06-24 2027-06-17 2027-04-23",
  12: "- - - - - - -",
  14: "2027-06-30 2027-05-14 2027-05-07 2027-04-30 2027-04-08 2027-04-01 2027-02-05",
  16: "2030-01-31 2029-11-02 2029-10-26 2029-10-18 2029-09-26 2029-09-19 2029-07-27",
  18: "2027-02-15 2026-12-15 2026-12-08 - - - -",
  20: "2026-12-31 - - 2026-12-17 2026-11-25 - -",
  22: "2027-08-31 2027-05-31 2027-05-24 2027-05-14 2027-04-22 2027-04-15 2027-02-22",
  26: "2028-01-01 2027-10-01 2027-09-24 2027-09-16 2027-08-25 2027-08-18 2027-06-25",
  28: "2027-01-31 2026-11-30 2026-11-25 - - - -",
  30: "2027-09-30 2027-07-30 2027-07-23 2027-07-16 2027-06-24 2027-06-17 2027-04-23",
  32: "2027-12-31 2027-06-30 2027-06-24 2027-06-24 2027-06-02 2027-05-26 -",
  36: "- - - - - - -",
  38: "2027-07-31 2027-05-31 2027-05-24 2027-05-12 2027-04-20 2027-04-13 2027-02-22",
  40: "2027-12-31 2027-10-01 2027-09-24 2027-09-09 2027-08-18 2027-08-11 2027-06-25",
};

/** The number of the line, which stands in its id after the table's key. */
const lineOf = ({ id }: Line) => id.split("-")[1] ?? "";

it("dates 32 contracts of the portfolio, the urgent one first, and says what the other eight lack", () => {
  const lines = linesOfTable(portfolio);
  const dated = datedOf(lines.contracts);
  expect(dated).toHaveLength(32);
  expect(dated[0] && lineOf(dated[0])).toBe("28");
  const daysById = Object.fromEntries(
    dated.map((contract) => {
      const { target, receipt, posting, assembly, convocation, letters, study } = contract.days;
      const all = [target, receipt, posting, assembly, convocation, letters, study];
      return [lineOf(contract), all.map((day) => day ?? "-").join(" ")];
    }),
  );
  expect(daysById).toMatchObject(EXPECTED);
  expect(lines.waiting.map(waitsFor)).toEqual([
    "8: end",
    "10: end",
    "11: end (31/12/2027?)",
    "13: notice",
    "19: end",
    "24: notice",
    "34: end",
    "35: name (Résidence du Lac?) end notice",
  ]);
});

it("refuses a table with a month before its day in a column of days, in one sentence", () => {
  const refusal = (rows: string) => {
    const table = tableIn(`Immeuble;Échéance;Préavis;AG prévue\n${rows}`);
    return refusalOf(table, suggest(table).columns);
  };
  expect(refusal("A;06/03/2027;3 mois;\nB;12/31/2027;3 mois;")).toBe(
    "La colonne «\u00a0Échéance\u00a0» a le mois avant le jour (12/31/2027, ligne\u00a03)\u00a0: changez son format dans votre tableur.",
  );
  expect(refusal("A;31/12/2027;3 mois;06/15/2027")).toMatch(/^La colonne «\sAG prévue\s»/);
  expect(refusal("A;31/02/2027;3 mois;31/13/2027")).toBeUndefined();
});

it("reads what a person writes into a cell without the unit of the column", () => {
  const text =
    "Immeuble;Énergie;CAR (MWh);Échéance;Préavis (jours)\nA;Gaz;412;31/12/2027;voir contrat\nB;Gaz;2;bientôt;90";
  const { contracts, waiting } = linesOfTable(text, {
    mended: { 2: { notice: "3" }, 3: { end: "06/03/2027", consumption: "2 MWh" } },
  });
  expect(contracts.map(factsOf)).toEqual([
    "A / gaz / 2027-12-31 / 3 months / null",
    "B / gaz / 2027-03-06 / 90 days / null",
  ]);
  expect(contracts.map(({ consumption }) => consumption)).toEqual([412, 2]);
  expect(waiting).toEqual([]);
});

it("applies a correction neither to another column of the field nor to another table", () => {
  const text = "Immeuble;Fin;Terme;Préavis\nA;bientôt;vers juin;3 mois";
  const table = tableIn(text);
  const columns = (end: string) => columnsFor(table, { name: "Immeuble", end, notice: "Préavis" });
  const corrections = correctionsOf(table, columns("Fin"), { 2: { end: "31/12/2027" } });
  const ends = (each: typeof table, end: string) =>
    readLines(each, columns(end), corrections).contracts.map((contract) => contract.end);
  expect(ends(table, "Fin")).toEqual(["2027-12-31"]);
  expect(ends(table, "Terme")).toEqual([]);
  expect(ends(tableIn(text.replace("A;", "B;")), "Fin")).toEqual([]);
});

it("leaves out a line that a person calls no contract of energy, and keeps its name for the line below", () => {
  const text = "Immeuble;Énergie;Échéance;Préavis\nA;Ascenseur;31/12/2027;3 mois\n;Gaz;31/12/2027;3 mois";
  expect(linesOfTable(text).waiting.map(waitsFor)).toEqual(["2: energy"]);
  const { contracts, waiting, withoutContract } = linesOfTable(text, {
    mended: { 2: { [NO_CONTRACT]: "oui" } },
  });
  expect(contracts.map(factsOf)).toEqual(["A / gaz / 2027-12-31 / 3 months / null"]);
  expect([waiting, withoutContract.map(({ line }) => line)]).toEqual([[], [2]]);
});

it("says how many names come from the line above", () => {
  const { notes } = linesOfTable(
    "Immeuble;Échéance;Préavis\nA;31/12/2027;3 mois\n;30/06/2027;2 mois\nB;31/12/2027;3 mois\n;30/06/2027;2 mois",
  );
  expect(notes).toEqual(["2\u00a0lignes sans nom\u00a0: elles ont celui de la ligne du dessus."]);
});

interface SizeCase {
  cells: Readonly<Record<string, string>>;
  size: "small" | "large" | null;
}

// Up to 36 kVA, or less than 30 MWh of gas a year, is small.
const SIZES: readonly SizeCase[] = [
  { cells: { Énergie: "élec.", "Puissance (kVA)": "36" }, size: "small" },
  { cells: { Énergie: "élec.", "Puissance (kVA)": "37 kVA" }, size: "large" },
  { cells: { Énergie: "Gaz", "CAR (MWh)": "29,9" }, size: "small" },
  { cells: { Énergie: "Gaz", "CAR (MWh)": "30" }, size: "large" },
  { cells: { Énergie: "Gaz", "CAR (kWh)": "29 900" }, size: "small" },
  { cells: { Énergie: "Gaz", "CAR (MWh)": "412000 kWh" }, size: "large" },
  // The measure of another energy, or of none, tells nothing.
  { cells: { Énergie: "Gaz", "Puissance (kVA)": "18" }, size: null },
  { cells: { "Puissance (kVA)": "18" }, size: null },
  { cells: { Énergie: "Réseau de chaleur", "CAR (MWh)": "25" }, size: null },
];

it("asks for the size of a meter whose power says another, and takes the person's choice", () => {
  const text =
    "Immeuble;Énergie;Puissance (kVA);Taille du compteur;Échéance;Préavis\nA;élec.;72;petit;31/12/2027;3 mois";
  const { contracts, waiting } = linesOfTable(text);
  expect(contracts).toEqual([]);
  expect(waiting.flatMap(({ faults }) => faults.map(({ field, found }) => [field, found]))).toEqual([
    ["meter", "petit"],
  ]);
  expect(linesOfTable(text, { mended: { 2: { meter: "petit" } } }).contracts).toMatchObject([
    { meter: "small" },
  ]);
});

it.each(SIZES)("takes the meter of $cells for $size", ({ cells, size }) => {
  const all = { Immeuble: "A", Échéance: "31/12/2027", Préavis: "3 mois", ...cells };
  const { contracts } = linesOfTable(`${Object.keys(all).join(";")}\n${Object.values(all).join(";")}`);
  expect(contracts.map(({ meter }) => meter)).toEqual([size]);
});
