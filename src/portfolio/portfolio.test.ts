import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "papaparse";

import { readDay } from "../contract/read-day";
import { entryOf } from "../testing/content";
import { buildingsOf, isDated, requestFor, summaryOf } from "./buildings";
import { type Corrections, readContracts } from "./contracts";
import { csvFile, portfolioEvents } from "./files";
import { decodeFile, MOST_ROWS, readTable } from "./table";

const TODAY = "2026-11-25";
const content = { periods: entryOf("assemblyFile"), steps: entryOf("homePage").steps };
const load = (name: string) => decodeFile(readFileSync(join(__dirname, "testing", name))) ?? "";
const portfolio = load("portefeuille.csv");

function contractsOf(text: string, corrections: Corrections = {}) {
  const table = readTable(text);
  return table ? readContracts(table, corrections) : [];
}
/** One contract, from its cells by the headings. */
const contractOf = (cells: Readonly<Record<string, string>>) =>
  contractsOf(`${Object.keys(cells).join("\t")}\n${Object.values(cells).join("\t")}`)[0];
const read = (text: string, corrections: Corrections = {}) =>
  buildingsOf(contractsOf(text, corrections), content, TODAY);

it("gives each contract of the truth table its status, days and rank", () => {
  const buildings = read(portfolio);
  const dated = buildings.filter(isDated);
  const ours = buildings.map((building) => ({
    ligne: `${building.line}`,
    statut: building.status,
    echeance_lue: building.sameAs ? "" : (building.end ?? ""),
    echeance_retenue: building.dates?.end ?? "",
    recue_au_plus_tard: building.dates?.receive ?? "",
    poster_au_plus_tard: building.dates?.posting?.day ?? "",
    signer_au_plus_tard: building.dates?.sign?.day ?? "",
    assemblee_au_plus_tard: building.dates?.lastMeeting?.day ?? "",
    convoquer_electronique: building.dates?.latest?.electronic.day ?? "",
    convoquer_poster: building.dates?.latest?.letters.day ?? "",
    verdict_ag: building.dates?.fit ?? "",
    echeance_a_voter: building.dates?.receive ? (building.dates.vote.end ?? "") : "",
    recue_a_voter: building.dates?.vote.receipt ?? "",
    etude_au_plus_tard: building.dates?.study?.day ?? "",
    cle_de_tri: building.dates?.sortDay ?? "",
    rang: building.dates ? `${dated.findIndex(({ line }) => line === building.line) + 1}` : "",
  }));
  const { data } = parse<Record<string, string>>(load("attendu.csv"), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(20);
  for (const { code, immeuble, ag_lue, remarque, ...expected } of data) {
    expect([code, immeuble, ag_lue, remarque]).toBeDefined();
    expect(ours.find(({ ligne }) => ligne === expected.ligne)).toEqual(expected);
  }
  expect(summaryOf(buildings, TODAY)).toBe(
    "40\u00a0lignes\u00a0: 33\u00a0calculées, 6 à corriger, 1\u00a0doublon. 3\u00a0lettres à poster avant le 31\u00a0décembre.",
  );
  expect(buildings.find(({ line }) => line === 35)).toMatchObject({
    end: "2027-10-31",
    faults: [{ column: "name", found: "Résidence du Lac; bât. B" }],
  });
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
  const file = csvFile(first);
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  const written = await file.text();
  expect(written.split("\r\n")).toHaveLength(42);
  expect(written).toContain(";31/12/2027;");
  const byCode = (buildings: typeof first) =>
    buildings
      .map((building) => ({ ...building, line: 0, remarks: [], sameAs: Boolean(building.sameAs) }))
      .sort((one, other) => one.code.localeCompare(other.code));
  expect(byCode(read(written))).toEqual(byCode(first));
});

it("keeps formulas, tags and marks of direction as plain text, and defuses them in the CSV file", async () => {
  const formulas = ['=HYPERLINK("http://x.example")', "-2+3", "@SUM(A1)", "+33"];
  const names = ["<img src=x onerror=alert(1)>", "R\u202Esidence", ...formulas];
  const lines = names.map((name) => `${name}\t31/12/2027\t3 mois`);
  const buildings = read(["Immeuble\tÉchéance\tPréavis", ...lines].join("\n"));
  expect(buildings.map(({ name }) => name)).toEqual(names.map((name) => name.replace("\u202E", "")));
  const written = await csvFile(buildings).text();
  const { data } = parse<string[]>(written, { delimiter: ";" });
  expect(data.flat().filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  expect(read(written).map(({ name }) => name)).toEqual(buildings.map(({ name }) => name));
  const request = requestFor(buildings);
  expect(request).toMatchObject({ nomCopropriete: "Portefeuille\u00a0: 6\u00a0immeubles", nombreLots: "" });
  expect(request.message?.split("\n")).toHaveLength(6);
});

it("has three events a contract at most in the agenda, none that is past, whose identifiers stay when a date changes", () => {
  const eventsOf = (text: string) => portfolioEvents(read(text).filter(isDated), "exemple.fr", TODAY);
  const events = eventsOf(portfolio);
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(events.every(({ day, alarms }) => day >= TODAY && alarms.length === 1)).toBe(true);
  const first = uids.filter((uid) => uid.includes("-001-"));
  expect(first).toHaveLength(3);
  const moved = eventsOf(portfolio.replace("31/12/2027;3 mois", "30/11/2027;3 mois"));
  expect(moved.map(({ uid }) => uid)).toEqual(expect.arrayContaining(first));
});

it.each([
  ["31/12/2027", "2027-12-31"],
  ["31.12.27", "2027-12-31"],
  ["31-12-2027", "2027-12-31"],
  ["2027-12-31", "2027-12-31"],
  ["31 déc. 2027", "2027-12-31"],
  ["vendredi 31 décembre 2027", "2027-12-31"],
  ["31/12/2027 00:00", "2027-12-31"],
  ["1er janvier 2028", "2028-01-01"],
  ["01/02/2027", "2027-02-01"],
  ["2 mars 2027", "2027-03-02"],
  ["déc. 2027", "2027-12-31", /fin du mois, le 31\/12\/2027/],
  ["12/2027", "2027-12-31", /fin du mois/],
  ["mars 2028", "2028-03-31", /fin du mois/],
  ["fin février 2028", "2028-02-29", /fin du mois/],
  ["46752", "2027-12-31", /Excel/],
])("« %s » is %s, with a remark if it is not certain", (text, day, remark = /^$/) => {
  const found = { remark: "", ...readDay(text) };
  expect(found).toEqual({ day, remark: expect.stringMatching(remark) as string });
});

it("has a sentence of its own for each kind of wrong day, with the day in it", () => {
  const texts = ["12/31/2027", "31/02/2027", "########", "45", "13/2027", "31/12/1927", "voir bail"];
  const problems = texts.map((text) => Object.entries(readDay(text)).flat().join());
  problems.forEach((problem, index) => expect(problem).toContain(texts[index]));
  expect(problems[0]).toContain("31/12/2027");
  const sentences = problems.map((problem, index) => problem.replace(texts[index] ?? "", ""));
  expect(new Set(sentences).size).toBe(6);
});

it.each([
  ["SDC", "Terme"],
  ["  copropriété ", "FIN DE CONTRAT"],
  ["Nom de la résidence", "Date d’expiration"],
  ["N°", "Échéance du contrat"],
  ["Adresse", "Fin"],
])("recognises « %s » and « %s », in any order", (name, end) => {
  const [contract] = contractsOf(
    `Fournisseur d’énergie,${end},${name},Nom du syndic\nX,31/12/2027,Les Tilleuls,Y`,
  );
  expect(contract).toMatchObject({ name: "Les Tilleuls", end: "2027-12-31", line: 2, energy: null });
});

it("reads notice, renewal, meter and energy as they are written, and says what it supposes", () => {
  const base = { "Code immeuble": "1", Immeuble: "A", Échéance: "31/12/2027" };
  const notice = (text: string, heading = "Préavis") => contractOf({ ...base, [heading]: text });
  expect(notice("90")).toMatchObject({ code: "1", name: "A", notice: { count: 90, unit: "days" } });
  expect(notice("90")?.remarks.join()).toContain("jours");
  expect(notice("3M")?.notice).toEqual({ count: 3, unit: "months" });
  expect(notice("18", "Préavis (mois)")).toMatchObject({
    notice: { count: 18, unit: "months" },
    remarks: [],
  });
  expect(notice("")?.faults).toMatchObject([{ column: "notice", found: "" }]);
  const renewal = (text: string) => contractOf({ ...base, Reconduction: text })?.renewal;
  const renewals = [
    "1 an",
    "36 mois",
    "tacite, par période de 2 ans",
    "sans",
    "durée indéterminée",
    "",
    "tacite",
  ];
  expect(renewals.map(renewal)).toEqual([12, 36, 24, "ends", "open", null, null]);
  const meter = (cells: object) => contractOf({ ...base, ...cells })?.meter;
  expect(meter({ Énergie: "élec.", "Puissance (kVA)": "36" })).toBe("small");
  expect(meter({ Énergie: "élec.", "Puissance (kVA)": "2.5.3" })).toBeNull();
  expect(meter({ Énergie: "Gaz", "CAR (MWh/an)": "30" })).toBe("large");
  expect(meter({ Énergie: "Gaz", "CAR (kWh)": "29 900" })).toBe("small");
  expect(meter({ Énergie: "Gaz", CAR: "24" })).toBeNull();
});

const csv = "Code;Immeuble;Échéance;Préavis\n";

it("skips and counts two title lines and a total, not empty lines, and keeps the numbers of lines", () => {
  const empty = ";;;\n".repeat(100_000);
  const table = readTable(`Cabinet X;;;\nListe;;;\n${csv}1;A;31/12/2027;3 mois\n${empty}Total;1;;`);
  expect(table).toMatchObject({ skipped: 3, unread: 0, rows: [{ line: 4 }] });
});

it("reads the first 500 of 20 000 lines, also with a quote in each that never closes", () => {
  for (const quote of ["", '"']) {
    const rows = Array.from({ length: 20_000 }, (_, row) => `${row};${quote}Rue ${row};31/12/2027;3 mois`);
    const table = readTable(csv + rows.join("\n"));
    expect(table).toMatchObject({ unread: 20_000 - MOST_ROWS });
    expect(table?.rows.map(({ line }) => line)).toEqual(rows.slice(0, MOST_ROWS).map((_, row) => row + 2));
  }
});

it("reads a line with a quote that never closes alone, names it, and keeps quotes and line breaks inside of a cell", () => {
  const text = `${csv}1;"Les ""Tilleuls""\nbât. B";31/12/2027;3 mois\n2;"Ouvert;30/06/2028;3 mois\n3;C;31/07/2028;2 mois`;
  expect(contractsOf(text)).toMatchObject([
    { line: 2, name: 'Les "Tilleuls" bât. B' },
    { line: 4, name: '"Ouvert', end: "2028-06-30", remarks: [expect.stringContaining("ligne 4")] },
    { line: 5, name: "C", remarks: [] },
  ]);
});

it("decodes UTF-8 with or without its mark, Windows-1252 and Excel’s Unicode text, and refuses what is no text", () => {
  const text = "Énergie;Échéance";
  const latin = Buffer.from(text, "latin1");
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), latin, utf16])
    expect(decodeFile(bytes)).toBe(text);
  for (const head of ["PK\u0003\u0004\u0014\0", "%PDF-1.7"])
    expect(decodeFile(Buffer.from(head, "latin1"))).toBeUndefined();
  for (const lost of ["R\uFFFDsidence", "RÃ©sidence"])
    expect(readTable(`Nom;Fin\n${lost};31/12/2027`)?.hasLostAccents).toBe(true);
});

it("ignores the same contract twice, and asks where the end of one code differs", () => {
  const [, , same, other] = contractsOf(
    `${csv}1;A;31/12/2027;3 mois\n2;B;31/12/2027;3 mois\n1;A;31/12/2027;3 mois\n2;B;30/06/2028;3 mois`,
  );
  expect(same).toMatchObject({ sameAs: 2 });
  expect(other?.remarks.join()).toMatch(/ligne 3.*deux contrats/);
  expect(other?.sameAs).toBeUndefined();
});
