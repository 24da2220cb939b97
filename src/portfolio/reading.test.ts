import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readContracts } from "./contracts";
import { readDay } from "./days";
import { decodeFile, MOST_ROWS, readTable } from "./table";

const contractsOf = (text: string, chosen = {}) => {
  const table = readTable(text, chosen);
  return { table, contracts: table ? readContracts(table) : [] };
};
/** One contract, from its cells by the headings. */
const contractOf = (cells: Readonly<Record<string, string>>) => {
  const { contracts } = contractsOf(`${Object.keys(cells).join("\t")}\n${Object.values(cells).join("\t")}`);
  const [contract] = contracts;
  if (!contract) throw new Error("There is no contract.");
  return contract;
};

it.each([
  ["31/12/2027", "2027-12-31"],
  ["31.12.27", "2027-12-31"],
  ["31-12-2027", "2027-12-31"],
  ["2027-12-31", "2027-12-31"],
  ["31 déc. 2027", "2027-12-31"],
  ["vendredi 31 décembre 2027", "2027-12-31"],
  ["31-DEC-27", "2027-12-31"],
  ["31/12/2027 00:00", "2027-12-31"],
  ["1er janvier 2028", "2028-01-01"],
  ["01/02/2027", "2027-02-01"],
  ["2 mars 2027", "2027-03-02"],
])("« %s » is %s", (text, day) => {
  expect(readDay(text)).toEqual({ day });
});

it.each([
  ["déc. 2027", "2027-12-31", /fin du mois, le 31\/12\/2027/],
  ["12/2027", "2027-12-31", /fin du mois/],
  ["mars 2028", "2028-03-31", /fin du mois/],
  ["fin février 2028", "2028-02-29", /fin du mois/],
  ["46752", "2027-12-31", /Excel/],
])("« %s » is %s, and says why", (text, day, remark) => {
  expect(readDay(text)).toEqual({ day, remark: expect.stringMatching(remark) as string });
});

it("has a sentence of its own for each kind of wrong day, with the day in it", () => {
  const texts = ["12/31/2027", "31/02/2027", "########", "45", "12/27", "31/12/1927", "voir bail"];
  const problems = texts.map((text) => {
    const read = readDay(text);
    return "problem" in read ? read.problem : "";
  });
  problems.forEach((problem, index) => expect(problem).toContain(texts[index]));
  expect(problems[0]).toContain("31/12/2027");
  expect(new Set(problems.map((problem, index) => problem.replace(texts[index] ?? "", ""))).size).toBe(6);
});

it.each([
  ["SDC", "Terme"],
  ["  copropriété ", "FIN DE CONTRAT"],
  ["Nom de la résidence", "Date d’expiration"],
  ["N°", "Échéance du contrat"],
  ["Adresse", "Fin"],
])("recognises « %s » and « %s », in any order", (name, end) => {
  const first = contractsOf(`${name};${end}\nLes Tilleuls;31/12/2027`).contracts[0];
  expect(first).toMatchObject({ name: "Les Tilleuls", end: "2027-12-31", line: 2 });
  const second = contractsOf(`Fournisseur,${end},${name}\nX,31/12/2027,Les Tilleuls`).contracts[0];
  expect(second).toMatchObject({ name: "Les Tilleuls", end: "2027-12-31" });
});

it("reads notice, renewal, meter and energy as they are written, and says what it supposes", () => {
  const base = { Immeuble: "A", Échéance: "31/12/2027" };
  const notice = (text: string) => contractOf({ ...base, Préavis: text });
  expect(notice("90").notice).toEqual({ count: 90, unit: "days" });
  expect(notice("90").remarks.join()).toContain("jours");
  expect(notice("3M").notice).toEqual({ count: 3, unit: "months" });
  expect(notice("").faults).toMatchObject([{ column: "notice", found: "" }]);
  const renewal = (text: string) => contractOf({ ...base, Reconduction: text }).renewal;
  expect(["1 an", "36 mois", "sans", "durée indéterminée", "", "tacite"].map(renewal)).toEqual([
    ...[12, 36, "ends", "open", null, null],
  ]);
  const meter = (cells: object) => contractOf({ ...base, ...cells }).meter;
  expect(meter({ Énergie: "élec.", "Puissance (kVA)": "36" })).toBe("small");
  expect(meter({ Énergie: "Gaz", "CAR (MWh/an)": "30" })).toBe("large");
  expect(meter({ Énergie: "Gaz", "CAR (kWh)": "29 900" })).toBe("small");
  expect(meter({ Énergie: "Gaz", CAR: "24" })).toBe("");
});

const csv = "Code;Immeuble;Échéance;Préavis\n";

it("skips and counts two title lines and a total, and keeps the numbers of lines", () => {
  const { table, contracts } = contractsOf(
    `Cabinet X\n\nContrats 2027\n${csv}1;A;31/12/2027;3 mois\nTotal;;1;`,
  );
  expect(table?.skipped).toBe(3);
  expect(contracts).toMatchObject([{ line: 5, name: "A", faults: [] }]);
});

it("needs two columns", () => {
  for (const text of ["", "  \n", "Immeuble\nA\nB"]) expect(readTable(text)).toBeUndefined();
});

it("takes the columns that the visitor chooses where no heading is known", () => {
  const text = "A;31/12/2027\nB;30/06/2028";
  expect(readTable(text)?.columns).toEqual({});
  expect(contractsOf(text, { name: 0, end: 1 }).contracts).toMatchObject([{ name: "A" }, { name: "B" }]);
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
  const { contracts } = contractsOf(
    `${csv}1;"Les ""Tilleuls""\nbât. B";31/12/2027;3 mois\n2;"Ouvert;30/06/2028;3 mois\n3;C;31/07/2028;2 mois`,
  );
  expect(contracts).toMatchObject([
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
  for (const head of ["PK\u0003\u0004", "%PDF-1.7", "\u00d0\u00cf\u0011\u00e0\0"])
    expect(decodeFile(Buffer.from(head, "latin1"))).toBeUndefined();
  expect(readTable("Nom;Fin\nR\uFFFDsidence;31/12/2027")?.hasLostAccents).toBe(true);
  expect(readTable("Nom;Fin\nRÃ©sidence;31/12/2027")?.hasLostAccents).toBe(true);
});

it("ignores the same contract twice, and asks where the end of one code differs", () => {
  const { contracts } = contractsOf(
    `${csv}1;A;31/12/2027;3 mois\n2;B;31/12/2027;3 mois\n1;A;31/12/2027;3 mois\n2;B;30/06/2028;3 mois`,
  );
  expect(contracts[2]).toMatchObject({ sameAs: 2 });
  expect(contracts[3]?.remarks.join()).toMatch(/ligne 3.*deux contrats/);
  expect(contracts[3]?.sameAs).toBeUndefined();
});

it("asks for the name where a line has a delimiter too many", () => {
  const bytes = readFileSync(join(__dirname, "testing", "portefeuille.csv"));
  const { contracts } = contractsOf(decodeFile(bytes) ?? "");
  expect(contracts.find(({ line }) => line === 35)).toMatchObject({
    end: "2027-10-31",
    faults: [{ column: "name", found: "Résidence du Lac; bât. B" }],
  });
});
