import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "papaparse";

import { fields } from "../assembly/rules/fields";
import { readDay } from "../contract/read-day";
import { entryOf } from "../testing/content";
import { buildingsOf, isDated, requestFor, summaryOf, typedOf } from "./buildings";
import { nameUse, recognise } from "./columns";
import type { Corrections } from "./contract";
import { readContracts } from "./contracts";
import { decodeFile } from "./decode";
import { doubtsOn } from "./doubts";
import { csvFile, portfolioEvents } from "./files";
import { MOST_ROWS, readTable } from "./table";
import { exports } from "./testing/exports";
import { headings, notices, renewals, sizes } from "./testing/headings-and-cells";

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
    verdict_ag: building.dates?.verdict ?? "",
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
    "40\u00a0lignes\u00a0: 34\u00a0calculées, 5 à corriger, 1\u00a0doublon. 3\u00a0lettres à poster au plus tard le 31\u00a0décembre.",
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
      .map((building) => ({
        ...building,
        id: "",
        line: 0,
        remarks: [],
        assumptions: building.assumptions.map((each) => each.replaceAll("\u00a0", " ")),
        sameAs: Boolean(building.sameAs),
      }))
      .sort((one, other) => one.code.localeCompare(other.code));
  expect(byCode(read(written))).toEqual(byCode(first));
});

it("keeps a hypothesis, and a faulty line, when its own CSV file is read again", async () => {
  const text =
    "Immeuble;Échéance;Préavis\nA;31/12/2027;\nB;31/02/2027;\nC;12/31/2027;3 mois\nD;6/3/2027;3 mois";
  const first = read(text, { 2: { assumed: "3 mois" }, 3: { assumed: "3 mois" } });
  const again = read(await csvFile(first).text());
  const factsOf = (buildings: typeof first) =>
    buildings
      .map(({ name, status, assumptions }) =>
        [name, status, ...assumptions].join(" ").replaceAll("\u00a0", " "),
      )
      .sort();
  expect(factsOf(again)).toEqual(factsOf(first));
  expect(factsOf(again)).toEqual([
    "A à dénoncer préavis de 3 mois : votre hypothèse",
    "B à corriger préavis de 3 mois : votre hypothèse",
    "C à corriger",
    "D à corriger",
  ]);
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
  const summaries = portfolioEvents(buildings.filter(isDated), "exemple.fr", TODAY).map(
    ({ summary }) => summary,
  );
  expect(summaries).toEqual(expect.arrayContaining(["Demander l’étude – <img src=x onerror=alert(1)>"]));
  expect(summaries.join(" ")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
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
  expect(found).toMatchObject({ day, remark: expect.stringMatching(remark) as string });
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

/** A contract of a table of one line, with a name and an end. */
const contractWith = (cells: Readonly<Record<string, string>>) =>
  contractOf({ Immeuble: "A", Échéance: "31/12/2027", ...cells });

it.each(headings.map((each) => [Object.keys(each).join(" | "), each]))(
  "reads the columns of %s",
  (_, fields) => {
    const names = Object.keys(fields);
    const { uses } = recognise(names);
    const read = names.map((_, column) => {
      const use = uses.find((each) => each.column === column);
      return use ? nameUse(use) : "";
    });
    expect(Object.fromEntries(names.map((name, column) => [name, read[column]]))).toEqual(fields);
  },
);

it.each(sizes)("takes %j for a %s meter", (cells, size) => {
  const contract = contractWith(cells);
  expect(contract?.meter).toBe(size);
  const hasRemark = (contract?.remarks ?? []).some((remark) => remark.includes("le préavis compte"));
  expect(hasRemark || size !== null).toBe(true);
});

it.each(renewals)("reads the renewal « %s » as %s", (cell, renewal) => {
  expect(contractWith({ Reconduction: cell })?.renewal).toBe(renewal);
});

it.each(notices)("reads the notice « %s » as %s", (cell, expected, heading = "Préavis") => {
  const contract = contractWith({ [heading]: cell });
  const { notice } = contract ?? {};
  expect(notice ? `${notice.count} ${notice.unit}` : null).toBe(expected);
  expect(contract?.faults.length).toBe(expected ? 0 : 1);
});

it.each(Object.entries(exports))("reads %s", (_, { table: text, contracts: expected, said = [] }) => {
  const table = readTable(text);
  const contracts = table ? readContracts(table) : [];
  const facts = contracts.map(({ code, name, energy, ignored, end, notice, renewal }) => {
    const terms = [end, notice && `${notice.count} ${notice.unit}`, renewal];
    return [code, name, energy, ...(ignored ? ["ignored"] : terms)].map(String).join(" / ");
  });
  expect(facts).toEqual(expected);
  expect(contracts.flatMap(({ faults, sameAs }) => [...faults, sameAs ?? []].flat())).toEqual([]);
  const sentences = [...(table ? doubtsOn(table) : []), ...contracts.flatMap(({ remarks }) => remarks)];
  const plain = sentences.map((sentence) => sentence.replaceAll("\u00a0", " "));
  for (const sentence of said) expect(plain).toContainEqual(expect.stringMatching(sentence));
});

it("says what it supposes", () => {
  expect(contractWith({ Préavis: "90" })?.remarks.join()).toContain("jours");
  expect(contractWith({ Préavis: "" })?.faults).toMatchObject([{ column: "notice", found: "" }]);
  expect(contractWith({ Reconduction: "Non dénoncé" })?.remarks.join()).toContain("inconnue");
  expect(contractWith({ AG: "mars 2027" })).toMatchObject({ meeting: null });
  expect(contractWith({ AG: "mars 2027" })?.remarks.join()).toContain("comptée comme non fixée");
  expect(contractWith({ AG: "46463" })).toMatchObject({ meeting: "2027-03-17" });
  expect(contractWith({ AG: "46463" })?.remarks.join()).toContain("Excel");
});

it("reads two contracts of a line with two ends, also under two lines of headings with merged cells", () => {
  const ends = (text: string) =>
    contractsOf(text).map(({ energy, end, notice }) => [energy, end, notice?.count].join(" "));
  const cells = "A\t31/12/2027\t3 mois\t30/06/2027\t60 j\nB\t\t\t30/06/2028\t2 mois";
  const expected = ["gaz 2027-12-31 3", "electricite 2027-06-30 60", "electricite 2028-06-30 2"];
  expect(
    ends(`Immeuble\tÉchéance gaz\tPréavis gaz\tÉchéance électricité\tPréavis électricité\n${cells}`),
  ).toEqual(expected);
  expect(ends(`\tGAZ\t\tÉLECTRICITÉ\t\nImmeuble\tÉchéance\tPréavis\tÉchéance\tPréavis\n${cells}`)).toEqual(
    expected,
  );
  expect(
    summaryOf(read(`Immeuble\tÉchéance gaz\tPréavis gaz\tÉchéance élec\tPréavis élec\n${cells}`), TODAY),
  ).toMatch(/^3\scontrats\s: 3\scalculés\./);
  expect(ends(`Immeuble\tFin contrat gaz\tPréavis\tFin contrat élec\tPréavis\n${cells}`)).toEqual(expected);
});

it("takes « Au » under a merged « Échéance du contrat », and asks where an end is before its start", () => {
  const [merged] = contractsOf(
    "Immeuble\tÉchéance du contrat\t\tPréavis\n\tDu\tAu\t\nA\t01/01/2025\t31/12/2027\t3 mois",
  );
  expect(merged).toMatchObject({ name: "A", end: "2027-12-31" });
  const swapped = "Immeuble\tÉchéance\tDate d’effet\tPréavis\nA\t01/01/2025\t31/12/2027\t3 mois";
  expect(contractsOf(swapped)[0]?.faults).toMatchObject([{ column: "end" }]);
  const table = readTable(swapped);
  expect(table && doubtsOn(table)).toHaveLength(1);
});

it("opens the list of columns where headings compete, and not where all is clear", () => {
  const doubts = (names: string) => {
    const table = readTable(`${names}\nA\t31/12/2026\t31/12/2027\t30\t3 mois\t18`);
    return table && doubtsOn(table).length;
  };
  expect(doubts("Immeuble\tFin d’exercice\tÉchéance contrat gaz\tLots\tPréavis\tPuissance (kVA)")).toBe(1);
  expect(doubts("Immeuble\tDébut\tÉchéance\tDélai de paiement\tPréavis\tPuissance (kVA)")).toBe(1);
  expect(doubts("Immeuble\tDébut\tÉchéance\tLots\tPréavis\tPuissance")).toBe(1);
  expect(doubts("Immeuble\tDébut\tÉchéance\tLots\tPréavis\tPuissance (kVA)")).toBe(0);
});

it("follows the visitor’s choice of columns, with a unit and an energy", () => {
  const text = "Building\tEnd\tNotice\tPower\nThe Oaks\t31/12/2027\t3 mois\t36";
  expect(readTable(text)?.isReadable).toBe(false);
  const table = readTable(
    text,
    () =>
      new Map([
        [0, { field: "name", energy: null }],
        [1, { field: "end", energy: null }],
        [2, { field: "notice", energy: null }],
        [3, { field: "power", energy: null, unit: "kVA" }],
      ]),
  );
  expect(table && readContracts(table)).toMatchObject([{ name: "The Oaks", end: "2027-12-31", power: 36 }]);
});

it("makes each ambiguous day of a column with an impossible one a line to mend, unless it is one slip among many", () => {
  const table = (days: readonly string[]) =>
    contractsOf(
      `Immeuble\tÉchéance\tPréavis\n${days.map((day, row) => `A${row}\t${day}\t3 mois`).join("\n")}`,
    );
  const wrong = table(["12/31/2027", "6/3/2027", "30/06/2027", "31 déc. 2027", "01/01/2028"]);
  expect(wrong.map(({ faults }) => faults.length)).toEqual([1, 1, 0, 0, 0]);
  const many = table(["12/31/2027", "6/3/2027", ...Array.from({ length: 20 }, () => "30/06/2027")]);
  expect(many[1]).toMatchObject({ end: "2027-03-06", faults: [], assumptions: [/12\/31\/2027/] as unknown });
});

it("names what it ignores: terminated contracts, and other trades", () => {
  const buildings = read(
    [
      "Immeuble\tNature\tStatut\tÉchéance\tPréavis",
      "A\tGaz\tRésilié\t31/12/2027\t3 mois",
      "B\tAscenseur\t\t31/12/2027\t3 mois",
      "C\tGaz\tEn cours\tsuspendu\t3 mois",
      "D\tGaz\tNon résilié\t31/12/2027\t3 mois",
    ].join("\n"),
  );
  expect(buildings.map(({ ignored }) => ignored).sort()).toEqual([
    "Ascenseur",
    "Résilié",
    "suspendu",
    undefined,
  ]);
  expect(summaryOf(buildings, TODAY)).toContain("1\u00a0calculée, 3\u00a0ignorées");
});

it("says that a past end is not covered, and lets a small meter change at any time", () => {
  const [past] = read("Immeuble\tÉchéance\tPréavis\tReconduction\nA\t30/06/2025\t3 mois\tnon");
  expect(past).toMatchObject({ status: "échéance passée", dates: { sign: null } });
  expect(past?.remarks.join()).toContain("n’est plus couverte");
  const heads = "Immeuble\tÉnergie\tPuissance (kVA)\tÉchéance\tPréavis\tAG";
  const [open] = read(`${heads}\nA\tÉlec\t18\t\t\t`);
  expect(open).toMatchObject({ status: "sans préavis, à tout moment", faults: [] });
  const [late] = read(`${heads}\nA\tÉlec\t18\t31/03/2027\t\t15/06/2027`);
  expect(late?.remarks.join()).toMatch(/^pas besoin d’attendre cette date/);
  expect(late?.dates?.verdict).not.toContain("tard");
});

it("hands all fields of a building over to the assembly’s tool, and empties the others", () => {
  const [building] = read(
    "Immeuble\tÉnergie\tCAR (MWh)\tÉchéance\tPréavis\nA\tGaz\t186,45\t31/12/2027\t3 mois",
  ).filter(isDated);
  const typed = building && typedOf(building);
  expect(typed).toMatchObject({ consumption: "186450", meter: "large", cost: "", ceiling: "", meeting: "" });
  expect(Object.keys(typed ?? {}).sort()).toEqual(Object.keys(fields).sort());
});

it("never names a past day as one to keep in the request", () => {
  const { message } = requestFor(read("Immeuble\tÉchéance\tPréavis\nA\t31/01/2027\t2 mois"));
  expect(message).toContain("urgent, lettre à recevoir au plus tard le 30/11/2026");
  expect(message).not.toContain("poster");
});

it("reads one tab in a file of semicolons, cells of many lines, merged cells and notes", () => {
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
  const table = readTable(text);
  expect(table?.skipped.map(({ line }) => line)).toEqual([1, 2, 11, 12].filter((line) => line !== 2));
  expect(contractsOf(text)).toMatchObject([
    { name: "A", energy: "gaz" },
    { name: "A", energy: "electricite", end: "2027-06-30" },
    { name: "B", energy: "gaz" },
    { name: "B", energy: "electricite", end: "2027-06-30", faults: [] },
  ]);
  expect(contractsOf(text).some(({ sameAs }) => sameAs)).toBe(false);
});

const csv = "Code;Immeuble;Échéance;Préavis\n";

it("skips and counts two title lines and a total, not empty lines, and keeps the numbers of lines", () => {
  const empty = ";;;\n".repeat(100_000);
  const table = readTable(`Cabinet X;;;\nListe;;;\n${csv}1;A;31/12/2027;3 mois\n${empty}Total;1;;`);
  expect(table).toMatchObject({
    skipped: [{ line: 1 }, { line: 2 }, { line: 100_005 }],
    unread: 0,
    rows: [{ line: 4 }],
  });
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

it("decodes UTF-8, UTF-16, Windows-1252, Mac Roman and CP850, and refuses what is no text", () => {
  const text = "Énergie;Échéance";
  const mac = Buffer.from("\x83nergie;\x83ch\x8eance", "latin1");
  const dos = Buffer.from("\x90nergie;\x90ch\x82ance", "latin1");
  const latin = Buffer.from(text, "latin1");
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  const unmarked = Buffer.from(text, "utf16le");
  const swapped = Buffer.from(unmarked).swap16();
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    latin,
    utf16,
    unmarked,
    swapped,
    mac,
    dos,
  ])
    expect(decodeFile(bytes)).toBe(text);
  for (const head of ["PK\u0003\u0004\u0014\0", "%PDF-1.7"])
    expect(decodeFile(Buffer.from(head, "latin1"))).toBeUndefined();
  for (const lost of ["R\uFFFDsidence", "RÃ©sidence"])
    expect(readTable(`Nom;Fin\n${lost};31/12/2027`)?.hasLostAccents).toBe(true);
});

it("ignores only a line that is written twice, and asks where one building has two contracts", () => {
  const [, , same, other, unread] = contractsOf(
    `Code;Immeuble;Échéance;Préavis;Étage\n1;A;31/12/2027;3 mois;\n2;B;31/12/2027;3 mois;\n1;A;31/12/2027;3 mois;\n2;B;30/06/2028;3 mois;\n1;A;31/12/2027;3 mois;2`,
  );
  expect(unread?.sameAs).toBeUndefined();
  expect(unread?.remarks.join()).toMatch(/ligne 2.*deux contrats/);
  expect(same).toMatchObject({ sameAs: 2 });
  expect(other?.remarks.join()).toMatch(/ligne 3.*autre échéance.*deux contrats/);
  expect(other?.sameAs).toBeUndefined();
});
