import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "papaparse";

import { entryOf } from "../testing/content";
import { buildingsOf, requestFor, summaryOf } from "./buildings";
import { type Corrections, readContracts } from "./contracts";
import { csvFile, portfolioEvents } from "./files";
import { decodeFile, readTable } from "./table";

const TODAY = "2026-11-25";
const content = { periods: entryOf("assemblyFile"), steps: entryOf("homePage").steps };
const load = (name: string) => decodeFile(readFileSync(join(__dirname, "testing", name))) ?? "";
const portfolio = load("portefeuille.csv");

function read(text: string, corrections: Corrections = {}) {
  const table = readTable(text);
  return buildingsOf(table ? readContracts(table, corrections) : [], content, TODAY);
}

it("gives each contract of the truth table its status, days and rank", () => {
  const buildings = read(portfolio);
  const dated = buildings.filter(({ dates }) => dates);
  const ours = buildings.map((building) => ({
    ligne: `${building.line}`,
    statut: building.status,
    echeance_lue: building.end ?? "",
    echeance_retenue: building.dates?.end ?? "",
    recue_au_plus_tard: building.dates?.receive ?? "",
    poster_au_plus_tard: building.dates?.post ?? "",
    signer_au_plus_tard: building.dates?.sign ?? "",
    assemblee_au_plus_tard: building.dates?.lastMeeting ?? "",
    convoquer_electronique: building.dates?.convene ?? "",
    convoquer_poster: building.dates?.conveneByPost ?? "",
    verdict_ag: building.dates?.fit ?? "",
    echeance_a_voter: building.dates?.receive ? (building.dates.vote.end ?? "") : "",
    recue_a_voter: building.dates?.vote.receipt ?? "",
    etude_au_plus_tard: building.dates?.study ?? "",
    cle_de_tri: building.dates?.sortDay ?? "",
    rang: building.dates ? `${dated.indexOf(building) + 1}` : "",
  }));
  const { data } = parse<Record<string, string>>(load("attendu.csv"), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(20);
  for (const expected of data) {
    const { code, immeuble, ag_lue, remarque, ...rest } = expected;
    expect([code, immeuble, ag_lue, remarque]).toBeDefined();
    expect(ours.find(({ ligne }) => ligne === rest.ligne)).toEqual(
      rest.statut === "doublon" ? { ...rest, echeance_lue: "2027-09-30" } : rest,
    );
  }
  expect(summaryOf(buildings, TODAY)).toBe(
    "40\u00a0lignes\u00a0: 33\u00a0calculées, 6 à corriger, 1\u00a0doublon. 3\u00a0lettres à poster avant le 31\u00a0décembre.",
  );
});

it("reads its own CSV file again with the same contracts, days and statuses, where nothing is left to mend", async () => {
  const mended = {
    8: { end: "28/02/2027" },
    13: { assumed: "3 mois" },
    19: { end: "31/12/2027" },
    23: { end: "31/12/2027" },
    24: { notice: "3 mois" },
    35: { name: "Résidence du Lac ; bât. B" },
  };
  const first = read(portfolio, mended);
  const written = await csvFile(first).text();
  expect(new Uint8Array(await csvFile(first).arrayBuffer()).slice(0, 3)).toEqual(
    Uint8Array.of(0xef, 0xbb, 0xbf),
  );
  expect(written.split("\r\n")).toHaveLength(42);
  expect(written).toContain(";31/12/2027;");
  const second = read(written);
  const plain = (buildings: typeof first) =>
    buildings.map((building) => ({
      ...building,
      line: 0,
      remarks: [],
      sameAs: Boolean(building.sameAs),
      dates: { ...building.dates, remarks: [] },
    }));
  const byCode = (buildings: typeof first) =>
    plain(buildings).sort((one, other) => one.code.localeCompare(other.code));
  expect(byCode(second)).toEqual(byCode(first));
});

it("keeps formulas, tags and marks of direction as plain text, and defuses them in the CSV file", async () => {
  const names = [
    '=HYPERLINK("http://x.example")',
    "<img src=x onerror=alert(1)>",
    "R\u202Esidence",
    "-2+3",
    "@SUM(A1)",
    "+33",
  ];
  const text = ["Immeuble\tÉchéance\tPréavis", ...names.map((name) => `${name}\t31/12/2027\t3 mois`)].join(
    "\n",
  );
  const buildings = read(text);
  expect(buildings.map(({ name }) => name)).toEqual(names.map((name) => name.replace("\u202E", "")));
  const written = await csvFile(buildings).text();
  const { data } = parse<string[]>(written, { delimiter: ";" });
  expect(data.flat().filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  expect(read(written).map(({ name }) => name)).toEqual(buildings.map(({ name }) => name));
  expect(requestFor(buildings)).toMatchObject({
    nomCopropriete: "Portefeuille\u00a0: 6\u00a0immeubles",
    nombreLots: "",
  });
  expect(requestFor(buildings).message?.split("\n")).toHaveLength(6);
});

it("has three events a contract at most in the agenda, none that is past, whose identifiers stay when a date changes", () => {
  const events = portfolioEvents(read(portfolio), "exemple.fr", TODAY);
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(events.every(({ day, alarms }) => day >= TODAY && alarms.length === 1)).toBe(true);
  const first = uids.filter((uid) => uid.includes("-001-"));
  expect(first).toHaveLength(3);
  const moved = portfolioEvents(
    read(portfolio.replace("31/12/2027;3 mois", "30/11/2027;3 mois")),
    "exemple.fr",
    TODAY,
  );
  expect(moved.map(({ uid }) => uid)).toEqual(expect.arrayContaining(first));
});
