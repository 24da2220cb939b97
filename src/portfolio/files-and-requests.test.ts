/** What leaves the table of buildings: the CSV file, the calendar file, a row for the assembly's form, the request. */
import fc from "fast-check";
import { parse } from "papaparse";

import { textsOfFacts } from "../assembly/rules/facts-as-texts";
import { sampleDossier } from "../assembly/testing/sample-dossiers";
import { type CalendarContract, calendarFile } from "../contract/calendar-file";
import { stateWord } from "../contract/story";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { csvFile } from "./dates/csv";
import { portfolioSummary } from "./dates/dated-contracts";
import { fromRow, requestFor } from "./dates/fill-forms";
import { linesOfInvoice, readInvoiceLine } from "./invoice-lines";
import type { Corrections } from "./table/lines";
import { readLine } from "./table/read-line";
import type { ReadLines } from "./table/read-table";
import { content, datedOf, linesOfTable, portfolio, TODAY } from "./table/testing/read-samples";

/** The visitor's corrections of the portfolio, by number of line. Three faulty lines are left as they are. */
const mended = {
  8: { end: "28/02/2027" },
  13: { notice: "3 mois (hypothèse)" },
  19: { end: "31/12/2027" },
};

const textOfCsv = (lines: ReadLines) => csvFile(datedOf(lines.contracts), lines.waiting, content).text();

/** What the file must keep: all facts of the contracts with their days, and what is understood of the lines that wait. */
const comparable = (lines: ReadLines) => ({
  dated: datedOf(lines.contracts).map((contract) => ({ ...contract, id: "", place: "" })),
  waiting: lines.waiting.map(({ faults, ...line }) => ({
    ...line,
    id: "",
    place: "",
    faulty: faults.map(({ field }) => field),
  })),
});

it("writes a CSV file that French Excel opens, with a line for each contract", async () => {
  const lines = linesOfTable(portfolio, { mended });
  const file = csvFile(datedOf(lines.contracts), lines.waiting, content);
  const firstBytes = [...new Uint8Array(await file.arrayBuffer())].slice(0, 3);
  expect(firstBytes).toEqual([0xef, 0xbb, 0xbf]);
  const rows = (await file.text()).split("\r\n");
  // The headings, 40 contracts, and the end of the last line.
  expect(rows).toHaveLength(42);
  expect(rows.find((row) => row.startsWith("Square Pélissandre"))).toMatch(
    /^Square Pélissandre;Électricité;31;60 kVA;;grand;2027-05-31;3 mois;12 mois;2027-01-28;/,
  );
});

it("writes « ? » for a cell that was not understood, and its text into the remark", async () => {
  const incomplete = stateWord("incomplete", content.schedule.stories);
  const lines = linesOfTable(
    "Immeuble;Énergie;Échéance;Préavis\nLe Lac;Gaz;fin décembre 2027;voir contrat\nLe Pré;Ascenseur;06/03/2027;3 mois",
  );
  const { data } = parse<Readonly<Record<string, string>>>((await textOfCsv(lines)).trim(), {
    delimiter: ";",
    header: true,
  });
  const filled = data.map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text)));
  expect(filled).toEqual([
    {
      Immeuble: "Le Lac",
      Énergie: "Gaz",
      "Fin du contrat": "?",
      Préavis: "?",
      État: incomplete,
      Remarque: expect.stringMatching(/fin décembre 2027.*voir contrat/) as unknown,
    },
    {
      Immeuble: "Le Pré",
      Énergie: "?",
      "Fin du contrat": "2027-03-06",
      Préavis: "3 mois",
      État: incomplete,
      Remarque: expect.stringContaining("Ascenseur") as unknown,
    },
  ]);
});

/** By heading, the cells of random tables: texts that are understood, texts that are not, and empty ones. */
const CELLS: Readonly<Record<string, readonly string[]>> = {
  Immeuble: ["Le Parc", "Résidence du Lac ; bât. B", "", "#N/A", "Les “Tilleuls”"],
  Énergie: ["Gaz", "élec.", "", "Ascenseur", "réseau de chaleur"],
  Lots: ["48", "1.040", "", "40 + 2"],
  "Puissance (kVA)": ["18", "72 kVA", "", "24 + 36"],
  "CAR (MWh)": ["412", "2", "186 453 kWh", "29,9", "", "12 à 40"],
  Échéance: ["31/12/2027", "1er mars 2028", "sans fin", "", "46752", "fin 2027", "31/01/2027"],
  Préavis: ["3 mois", "90 jours.", "", "18", "voir contrat"],
  Reconduction: ["1 an", "sans", "indéterminée", "oui", "", "?"],
  "AG prévue": ["15/06/2027", "à fixer", "", "mars"],
};

/** A line with a day. Above the first one, a row without a name and a number may be a second row of headings. */
const DATED_ROW = ["Le Pré", "Gaz", "12", "", "80", "30/06/2027", "2 mois", "", ""];

const randomRow = fc.tuple(...Object.values(CELLS).map((texts) => fc.constantFrom(...texts)));

it("reads its own CSV file, and finds the same contracts and the same lines to mend", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomRow, { minLength: 1, maxLength: 12 }), async (rows) => {
      const table = [Object.keys(CELLS), DATED_ROW, ...rows];
      const lines = linesOfTable(table.map((row) => row.join("\t")).join("\n"));
      expect(comparable(linesOfTable(await textOfCsv(lines)))).toEqual(comparable(lines));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  [" +1", "' +1"],
  ["＝1", "'＝1"],
  ["2,51", "2,51"],
])("writes the name « %s » as « %s », so that no spreadsheet computes it", async (name, written) => {
  const texts = { name, end: "31/12/2027", notice: "3 mois" };
  const line = readLine({ id: "1", place: "", texts, correction: undefined });
  const text = await csvFile(datedOf([line]), [], content).text();
  expect(parse<string[]>(text, { delimiter: ";" }).data[1]?.[0]).toBe(written);
});

/** The events of a calendar file, without the moment at which they were written. */
async function eventsIn(contracts: readonly CalendarContract[]) {
  const file = await calendarFile(contracts, { brandName: "", host: "site.example" }).text();
  const [, ...events] = file.replaceAll(/\r\n |^(?:DTSTAMP|SEQUENCE):.*\r\n/gm, "").split("BEGIN:VEVENT\r\n");
  return events.map((event) => event.replace("END:VCALENDAR\r\n", ""));
}

it("has the events of each contract’s dossier in its calendar file, so that a person who imports both sees them once", async () => {
  const { contracts } = linesOfTable(portfolio, { mended });
  const buildings = contracts.map(({ name, energy }) => `${name} ${energy}`);
  // Of a building's contracts of one energy, a dossier does not know which it is about.
  const dated = datedOf(contracts.filter((_, index) => buildings.indexOf(buildings[index] ?? "") === index));
  const ofDossiers = await Promise.all(
    dated.map((contract) => {
      const { copropriete, energy, deadlines } = sampleDossier(textsOfFacts(contract), TODAY);
      return eventsIn([{ name: copropriete, energy, deadlines: deadlines.rows }]);
    }),
  );
  const ofTable = await eventsIn(dated);
  expect(ofTable.length).toBeGreaterThan(100);
  expect(ofTable).toEqual(ofDossiers.flat());
  expect(new Set(ofTable).size).toBe(ofTable.length);
});

it("says which row or invoice a contract comes from", () => {
  const [contract] = linesOfTable("Immeuble;Échéance;Préavis\nA;31/12/2027;3 mois").contracts;
  expect(contract && fromRow(contract)).toBe("de la ligne 2 du tableau");
  expect(contract && fromRow({ ...contract, place: "Facture parc.pdf" })).toBe("de la facture parc.pdf");
});

it("names no past day in the request, and gives an open-ended contract a first day for its letter", () => {
  const { message } = requestFor(
    datedOf(linesOfTable("Immeuble;Échéance;Préavis\nA;31/01/2027;2 mois").contracts),
  );
  expect(message).toBe(
    "A\u00a0: urgent, fin du contrat le 31/01/2027, lettre le 25/11/2026, reçue au plus tard le 30/11/2026",
  );
  const openEnded = requestFor(
    datedOf(linesOfTable("Immeuble;Échéance;Préavis\nB;sans fin;30 jours").contracts),
  );
  expect(openEnded.message).toMatch(/^B\s: sans terme, lettre à partir du \d\d/);
});

it("names the next end and its letter in the request for a contract whose end is missed", () => {
  const { contracts } = linesOfTable("Immeuble;Échéance;Préavis;Reconduction\nA;31/12/2026;3 mois;1 an");
  const { message } = requestFor(datedOf(contracts));
  expect(message).toMatch(/, prochaine fin du contrat le 31\/12\/2027, prochaine lettre au plus tard le \d/);
});

it("counts a building with gas and electricity once, with its lots", () => {
  const lines = linesOfTable(
    "Immeuble;Énergie;Lots;Échéance;Préavis\nA;Gaz;48;31/12/2027;3 mois\nA;Élec;48;30/06/2027;2 mois\nB;Gaz;20;31/12/2027;3 mois",
  );
  const filledIn = ({ nomCopropriete, nombreLots, typeContrat }: ReturnType<typeof requestFor>) => [
    nomCopropriete,
    nombreLots,
    typeContrat,
  ];
  const dated = datedOf(lines.contracts);
  expect(filledIn(requestFor(dated))).toEqual([
    "Portefeuille\u00a0: 2\u00a0immeubles",
    "68",
    "electricite-gaz",
  ]);
  expect(filledIn(requestFor(dated.filter(({ name }) => name === "A")))).toEqual([
    "A",
    "48",
    "electricite-gaz",
  ]);
});

it("counts the letters whose last day is in this year, but no letter of an open-ended contract", () => {
  const dated = datedOf(
    linesOfTable(
      "Immeuble;Échéance;Préavis;Reconduction\nA;31/03/2027;3 mois;1 an\nB;sans fin;30 jours;\nC;31/12/2027;3 mois;",
    ).contracts,
  );
  expect(portfolioSummary(dated, 0, TODAY)).toBe(
    "3\u00a0contrats\u00a0: 3 avec leurs dates. 1\u00a0lettre à envoyer d’ici au 31\u00a0décembre\u00a02026.",
  );
});

it("counts letters as a minimum while lines wait, and does not say that there are none", () => {
  const { contracts } = linesOfTable("Immeuble;Échéance;Préavis;Reconduction\nA;31/03/2027;3 mois;1 an");
  const summaries = [[], datedOf(contracts)].map((dated) => portfolioSummary(dated, 1, TODAY));
  expect(summaries).toEqual([
    "1\u00a0contrat\u00a0: 0 avec leurs dates, 1 à corriger.",
    "2\u00a0contrats\u00a0: 1 avec ses dates, 1 à corriger. Au moins 1\u00a0lettre à envoyer d’ici au 31\u00a0décembre\u00a02026.",
  ]);
});

it("names the meter of each contract where an invoice has several", () => {
  const invoice = invoiceWith(
    ["GI123456", "12345678901234"].map((deliveryPoint) => contractWith({ deliveryPoint })),
  );
  expect(linesOfInvoice("parc.pdf", invoice).map(({ place }) => place)).toEqual([
    "Facture parc.pdf, compteur GI123456",
    "Facture parc.pdf, compteur 12345678901234",
  ]);
});

it("an invoice’s contract whose segment and power disagree waits for the size of its meter, which the form asks for too", () => {
  const contract = contractWith({ energy: "electricite", power: 48, meter: "contradictory" }, "2027-12-31");
  const [line] = linesOfInvoice("parc.pdf", invoiceWith([contract]));
  if (!line) throw new Error("The invoice has no contract.");
  const faultyFields = (corrections: Corrections) =>
    readInvoiceLine(line, corrections).faults.map(({ field }) => field);
  expect(faultyFields({})).toContain("meter");
  expect(faultyFields({ [line.id]: { "meter -": "petit" } })).not.toContain("meter");
  expect(textsOfFacts(contract.facts).meter).toBe("");
});

it("an invoice’s contract waits for its end, and takes the day that a person chooses", () => {
  const contract = contractWith(
    { deliveryPoint: "GI123456", notice: { count: 3, unit: "months" } },
    "2027-12-31",
  );
  const open = { day: null, line: "durée indéterminée", page: 1 };
  const invoice = invoiceWith([{ ...contract, ends: [...contract.ends, open] }]);
  const [line] = linesOfInvoice("parc.pdf", invoice);
  if (!line) throw new Error("The invoice has no contract.");
  const { place, name, faults } = readInvoiceLine(line, {});
  expect([place, name]).toEqual(["Facture parc.pdf", "parc"]);
  expect(faults).toEqual([
    {
      field: "end",
      cell: "end -",
      found: "",
      message: expect.stringMatching(/^à compléter/) as unknown,
      proposals: [
        { text: "31/12/2027", about: "Fin du contrat\u00a0: 2027-12-31, page\u00a03" },
        { text: "sans fin", about: "durée indéterminée, page\u00a01" },
      ],
    },
  ]);
  const mendedBy = (text: string) => readInvoiceLine(line, { [line.id]: { "end -": text } });
  expect(mendedBy("31/12/2027")).toMatchObject({ end: "2027-12-31", isOpenEnded: false, faults: [] });
  expect(mendedBy("sans fin")).toMatchObject({ end: null, isOpenEnded: true, faults: [] });
});
