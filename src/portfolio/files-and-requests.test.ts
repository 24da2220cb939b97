import { parse } from "papaparse";

import { dossierFields } from "../assembly/rules/fields";
import { contractWith } from "../invoices/testing/sample-invoice";
import { agendaEvents } from "./agenda";
import { csvFile } from "./csv";
import { requestFor, typedOf } from "./fill-forms";
import { factsOfInvoice, lineOfContract } from "./invoice-lines";
import { type LineSource, readLine } from "./read-line";
import { readLinesOf } from "./read-table";
import { content, datedOf, linesOfTable, portfolio, TODAY } from "./testing/read-samples";

const linesOfSources = (sources: readonly LineSource[]) => readLinesOf(sources.map(readLine));

/** The visitor's corrections of lines of the portfolio. Two others stay as they are, and wait. */
const corrections = {
  8: { end: "28/02/2027" },
  13: { notice: "3 mois", assumption: "oui" },
  19: { end: "31/12/2027" },
  35: { name: "Résidence du Lac ; bât. B", end: "31/10/2027", notice: "2 mois" },
};

const readPortfolio = () => linesOfTable(portfolio, { orders: { 8: "day" }, corrections });

it("writes a table for French Excel: a BOM, a line for each contract, French days", async () => {
  const lines = readPortfolio();
  const file = csvFile(datedOf(lines), lines.waiting);
  const firstBytes = [...new Uint8Array(await file.arrayBuffer())].slice(0, 3);
  expect(firstBytes).toEqual([0xef, 0xbb, 0xbf]);
  const text = await file.text();
  // The headings, 40 contracts, and the end of the last line.
  expect(text.split("\r\n")).toHaveLength(42);
  expect(text).toContain(";31/12/2027;");
});

it("reads its own CSV file again without a press: the same contracts, hypotheses and waiting cells", async () => {
  const lines = readPortfolio();
  const again = linesOfTable(await csvFile(datedOf(lines), lines.waiting).text());
  const comparable = ({ contracts }: typeof lines) =>
    datedOf({ ...lines, contracts }).map((dated) => ({ ...dated, id: "" }));
  expect(comparable(again)).toEqual(comparable(lines));
  const cells = ({ waiting }: typeof lines) =>
    waiting.map(({ name, faults }) => [name, faults.map(({ field, found }) => [field, found])]);
  expect(cells(again)).toEqual(cells(lines));
});

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  [" +1", "' +1"],
  ["＝1", "'＝1"],
  ["02510000000033", "'02510000000033"],
  ["2,51", "2,51"],
])("writes the name « %s » as « %s », and reads it back", async (name, written) => {
  // An invoice's name keeps its spaces.
  const { contracts } = linesOfSources([
    lineOfContract(
      { fileName: "a.pdf", facts: { name, end: "2027-12-31", notice: { count: 3, unit: "months" } } },
      0,
      {},
    ),
  ]);
  const text = await csvFile(datedOf({ contracts, waiting: [], withoutContract: [], notes: [] }), []).text();
  expect(parse<string[]>(text, { delimiter: ";" }).data[1]?.[0]).toBe(written);
  expect(linesOfTable(text).contracts[0]?.name).toBe(name.trim());
});

it("puts no past day into the agenda, and gives each contract its own events", () => {
  const events = agendaEvents(datedOf(readPortfolio()), content, "site.example");
  expect(events.length).toBeGreaterThan(100);
  expect(events.filter(({ day }) => day < TODAY)).toEqual([]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

it("hands all fields of a contract over to the assembly’s tool, and empties the others", () => {
  const [contract] = datedOf(
    linesOfTable("Immeuble;Énergie;CAR (MWh);Échéance;Préavis\nA;Gaz;186,45;31/12/2027;3 mois"),
  );
  const typed = contract && typedOf(contract);
  expect(typed).toMatchObject({ consumption: "186450", meter: "large", cost: "", ceiling: "", meeting: "" });
  expect(Object.keys(typed ?? {}).sort()).toEqual(Object.keys(dossierFields).sort());
});

it("never names a past day in the request", () => {
  const { message } = requestFor(datedOf(linesOfTable("Immeuble;Échéance;Préavis\nA;31/01/2027;2 mois")));
  expect(message).toBe(
    "A\u00a0: urgent, fin du contrat le 31/01/2027, lettre le 25/11/2026, reçue au plus tard le 30/11/2026",
  );
});

it("takes an invoice’s contract as it is, and lets wait what the invoice does not say", () => {
  const full = contractWith({
    name: "Le Parc",
    end: "2027-12-31",
    notice: { count: 3, unit: "months" },
  });
  const withoutNotice = contractWith({ end: "2027-12-31" });
  const bare = contractWith({ notice: { count: 3, unit: "months" } });
  const sources = [full, withoutNotice, bare].map((contract, index) =>
    lineOfContract({ fileName: `f${index}.pdf`, facts: factsOfInvoice(contract) }, index, {}),
  );
  const { contracts, waiting } = linesOfSources(sources);
  expect(contracts).toMatchObject([{ id: "facture-1", name: "Le Parc", end: "2027-12-31" }]);
  expect(waiting).toMatchObject([
    {
      place: "Facture f1.pdf",
      name: "f1",
      faults: [
        { field: "notice", found: "", message: expect.stringMatching(/^préavis non trouvé/) as unknown },
      ],
    },
    {
      place: "Facture f2.pdf",
      faults: [{ field: "end", message: expect.stringMatching(/^fin du contrat non prouvée/) as unknown }],
    },
  ]);
});
