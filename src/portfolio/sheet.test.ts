import { decodeFile } from "./decode";
import { takeSheet } from "./sheet";
import { sheetOf } from "./testing/read-samples";

const text = "Énergie;Échéance";
const utf16 = Buffer.from(text, "utf16le");

it.each([
  { encoding: "UTF-8", bytes: Buffer.from(text) },
  { encoding: "UTF-8 with a byte order mark", bytes: Buffer.from(`\uFEFF${text}`) },
  { encoding: "UTF-16 with a byte order mark", bytes: Buffer.from(`\uFEFF${text}`, "utf16le") },
  { encoding: "UTF-16, little endian", bytes: utf16 },
  { encoding: "UTF-16, big endian", bytes: Buffer.from(utf16).swap16() },
  { encoding: "Windows-1252", bytes: Buffer.from(text, "latin1") },
])("decodes $encoding", ({ bytes }) => {
  expect(decodeFile(bytes)).toBe(text);
});

it("refuses a workbook", () => {
  expect(decodeFile(Buffer.from("PK\u0003\u0004\u0014\0", "latin1"))).toBeUndefined();
});

const rowsOf = async (pasted: string) => (await sheetOf(pasted)).rows;

it.each([
  { kind: "tabs", pasted: "Nom\tFin\nA, B\t31/12/2027" },
  { kind: "semicolons", pasted: "Nom;Fin\nA, B;31/12/2027" },
  { kind: "bars", pasted: "Nom|Fin\nA, B|31/12/2027" },
  { kind: "commas with quotes", pasted: 'Nom,Fin\n"A, B",31/12/2027' },
])("cuts at $kind", async ({ pasted }) => {
  expect(await rowsOf(pasted)).toEqual([
    { line: 1, cells: ["Nom", "Fin"] },
    { line: 2, cells: ["A, B", "31/12/2027"] },
  ]);
});

it("follows Excel’s line « sep=; », and does not count it as a row", async () => {
  expect(await rowsOf("sep=;\r\nNom;Fin\r\nA;31/12/2027")).toEqual([
    { line: 2, cells: ["Nom", "Fin"] },
    { line: 3, cells: ["A", "31/12/2027"] },
  ]);
});

it("keeps quotes and line breaks inside of a cell, leaves empty rows out, and keeps the numbers of lines", async () => {
  expect(await rowsOf('Nom;Fin\n"Les ""Tilleuls""\nbât. B";31/12/2027\n;\nC;30/06/2027')).toEqual([
    { line: 1, cells: ["Nom", "Fin"] },
    { line: 2, cells: ['Les "Tilleuls" bât. B', "31/12/2027"] },
    { line: 5, cells: ["C", "30/06/2027"] },
  ]);
});

it.each([
  { kind: "never closes", pasted: 'Nom;Fin;Lots\nA;31/12/2027;2\n"B;30/06/2027;3\nC;31/03/2027;4' },
  { kind: "takes other rows", pasted: 'Nom;Fin;Lots\nA;31/12/2027;"\nB;30/06/2027;3\nC;31/03/2027;"' },
])("reads each line alone where a quote $kind, and says so", async ({ pasted }) => {
  const { rows, notes } = await sheetOf(pasted);
  expect(rows.map(({ cells }) => cells[1])).toEqual(["Fin", "31/12/2027", "30/06/2027", "31/03/2027"]);
  expect(notes).toEqual([expect.stringContaining("guillemet")]);
});

it("keeps 200 cells of a line and says the rest, and reads on in a table of millions of cells", async () => {
  const { rows, notes } = await sheetOf(`${"a|".repeat(10_000)}\n`.repeat(500));
  expect(rows).toHaveLength(500);
  expect(rows.every(({ cells }) => cells.length === 200)).toBe(true);
  expect(notes.map((note) => note.replaceAll("\u00a0", " "))).toEqual([
    "Ligne 1 : 10 001 cellules, les 200 premières sont lues, comme dans 499 autres.",
  ]);
});

it("says after which line it does not read, and nothing of empty lines", async () => {
  const table = "Nom;Fin\n" + "A;31/12/2027\n".repeat(20_000);
  const { rows, notes } = await sheetOf(table);
  expect(rows.length).toBeGreaterThan(500);
  expect(notes).toEqual([
    expect.stringContaining(`Les lignes après la ligne ${rows.at(-1)?.line} ne sont pas lues`),
  ]);
  expect((await sheetOf(`Nom;Fin\nA;31/12/2027\n${";\n".repeat(20_000)}`)).notes).toEqual([]);
});

it("drops signs that turn the direction of writing, and keeps tags as text", async () => {
  const [, row] = await rowsOf("Nom;Fin\nA\u202Etac;<b>31/12/2027</b>");
  expect(row?.cells).toEqual(["Atac", "<b>31/12/2027</b>"]);
});

it.each(["R\uFFFDsidence", "RÃ©sidence"])("says that the accents of « %s » are lost", async (name) => {
  const { notes } = await sheetOf(`Nom;Fin\n${name};31/12/2027`);
  expect(notes).toEqual([expect.stringContaining("accents")]);
});

it.each(["", "Les Tilleuls", "A\nB\nC"])("takes « %s » for no table", async (pasted) => {
  expect(await takeSheet(pasted, new AbortController().signal)).toBeUndefined();
});
