import { parse } from "papaparse";

import { type Building, isDated, requestFor } from "./buildings";
import { csvFile, portfolioEvents } from "./files";
import { buildingsIn, portfolio, TODAY } from "./testing/read";

const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** A building without what its line of the file decides, so that two exports can be compared. */
const comparable = (building: Building) => ({
  ...building,
  id: "",
  line: 0,
  remarks: [],
  assumptions: building.assumptions.map(withPlainSpaces),
  sameAs: Boolean(building.sameAs),
});

const comparableByCode = (buildings: readonly Building[]) =>
  buildings.map(comparable).sort((one, other) => one.code.localeCompare(other.code));

/** The visitor's corrections of all faulty lines of the portfolio, by their line numbers. */
const allCorrections = {
  8: { end: "28/02/2027" },
  13: { assumed: "3 mois" },
  19: { end: "31/12/2027" },
  24: { notice: "3 mois" },
  35: { name: "Résidence du Lac ; bât. B" },
};

it("writes a table for French Excel: a BOM, a line for each contract, French days", async () => {
  const file = csvFile(buildingsIn(portfolio, allCorrections));
  const firstBytes = [...new Uint8Array(await file.arrayBuffer())].slice(0, 3);
  expect(firstBytes).toEqual([0xef, 0xbb, 0xbf]);
  const text = await file.text();
  // The headings, 40 contracts, and the end of the last line.
  expect(text.split("\r\n")).toHaveLength(42);
  expect(text).toContain(";31/12/2027;");
});

it("reads its own CSV file again with the same contracts, days and statuses, where all faults are corrected", async () => {
  const buildings = buildingsIn(portfolio, allCorrections);
  const readAgain = buildingsIn(await csvFile(buildings).text());
  expect(comparableByCode(readAgain)).toEqual(comparableByCode(buildings));
});

it("keeps an assumption, and a faulty line, when its own CSV file is read again", async () => {
  const text =
    "Immeuble;Échéance;Préavis\nA;31/12/2027;\nB;31/02/2027;\nC;12/31/2027;3 mois\nD;6/3/2027;3 mois";
  const buildings = buildingsIn(text, { 2: { assumed: "3 mois" }, 3: { assumed: "3 mois" } });
  const readAgain = buildingsIn(await csvFile(buildings).text());

  const sentenceOn = ({ name, status, assumptions }: Building) =>
    withPlainSpaces([name, status, ...assumptions].join(" "));
  const expected = [
    "A à dénoncer préavis de 3 mois : votre hypothèse",
    "B à corriger préavis de 3 mois : votre hypothèse",
    "C à corriger",
    "D à corriger",
  ];
  expect(buildings.map(sentenceOn).sort()).toEqual(expected);
  expect(readAgain.map(sentenceOn).sort()).toEqual(expected);
});

it("keeps formulas, tags and marks of direction as plain text, and defuses them in the CSV file", async () => {
  const formulas = ['=HYPERLINK("http://x.example")', "-2+3", "@SUM(A1)", "+33"];
  const names = ["<img src=x onerror=alert(1)>", "R\u202Esidence", ...formulas];
  const lines = names.map((name) => `${name}\t31/12/2027\t3 mois`);
  const buildings = buildingsIn(["Immeuble\tÉchéance\tPréavis", ...lines].join("\n"));
  const namesOf = (read: readonly Building[]) => read.map(({ name }) => name);
  expect(namesOf(buildings)).toEqual(names.map((name) => name.replace("\u202E", "")));

  const csv = await csvFile(buildings).text();
  const { data } = parse<string[]>(csv, { delimiter: ";" });
  const cellsLikeFormulas = data.flat().filter((cell) => /^[=+\-@\t]/.test(cell));
  expect(cellsLikeFormulas).toEqual([]);
  expect(namesOf(buildingsIn(csv))).toEqual(namesOf(buildings));

  const request = requestFor(buildings);
  expect(request).toMatchObject({ nomCopropriete: "Portefeuille\u00a0: 6\u00a0immeubles", nombreLots: "" });
  expect(request.message?.split("\n")).toHaveLength(6);
});

it("keeps tags and signs of direction inert in the titles of the agenda", () => {
  const names = ["<img src=x onerror=alert(1)>", "R\u202Esidence"];
  const lines = names.map((name) => `${name}\t31/12/2027\t3 mois`);
  const buildings = buildingsIn(["Immeuble\tÉchéance\tPréavis", ...lines].join("\n"));
  const events = portfolioEvents(buildings.filter(isDated), "exemple.fr", TODAY);
  const titles = events.map(({ summary }) => summary);
  expect(titles).toContain("Demander l’étude – <img src=x onerror=alert(1)>");
  const controlOrDirection = /[\p{Cc}\p{Cf}]/u;
  expect(titles.join(" ")).not.toMatch(controlOrDirection);
});

it("has three events for a contract at most in the agenda, none that is past, whose identifiers stay when a date changes", () => {
  const eventsOf = (text: string) => portfolioEvents(buildingsIn(text).filter(isDated), "exemple.fr", TODAY);
  const events = eventsOf(portfolio);
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(events.every(({ day, alarms }) => day >= TODAY && alarms.length === 1)).toBe(true);

  const uidsOfFirst = uids.filter((uid) => uid.includes("-001-"));
  expect(uidsOfFirst).toHaveLength(3);
  const movedEvents = eventsOf(portfolio.replace("31/12/2027;3 mois", "30/11/2027;3 mois"));
  expect(movedEvents.map(({ uid }) => uid)).toEqual(expect.arrayContaining(uidsOfFirst));
});
