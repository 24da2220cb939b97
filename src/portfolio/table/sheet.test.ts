/** How a pasted text is cut into rows of cells, and what is refused. */
import { takeSheet } from "./sheet";
import { tableIn } from "./testing/read-samples";

const sheetOf = (pasted: string) => tableIn(pasted).sheet;
const rowsOf = (pasted: string) => sheetOf(pasted).rows;

it.each([
  { kind: "tabs", pasted: "Nom\tFin\nA, B\t31/12/2027" },
  { kind: "semicolons", pasted: "Nom;Fin\nA, B;31/12/2027" },
  { kind: "bars", pasted: "Nom|Fin\nA, B|31/12/2027" },
  { kind: "commas with quotes", pasted: 'Nom,Fin\n"A, B",31/12/2027' },
])("cuts at $kind", ({ pasted }) => {
  expect(rowsOf(pasted)).toEqual([
    { line: 1, cells: ["Nom", "Fin"] },
    { line: 2, cells: ["A, B", "31/12/2027"] },
  ]);
});

it("cuts at semicolons below a title of one cell", () => {
  expect(rowsOf("Suivi, 2026\nNom;Fin\nA;31/12/2027")).toEqual([
    { line: 1, cells: ["Suivi, 2026"] },
    { line: 2, cells: ["Nom", "Fin"] },
    { line: 3, cells: ["A", "31/12/2027"] },
  ]);
});

it("reads a quoted cell of two lines as one, and numbers the lines as the text does", () => {
  expect(rowsOf('Nom;Fin\n"Les ""Tilleuls""\nbât. B";31/12/2027\n;\nC;30/06/2027')).toEqual([
    { line: 1, cells: ["Nom", "Fin"] },
    { line: 2, cells: ['Les "Tilleuls" bât. B', "31/12/2027"] },
    { line: 5, cells: ["C", "30/06/2027"] },
  ]);
});

it.each([
  ["never closes", 'Nom;Fin;Lots\nA;31/12/2027;2\n"B;30/06/2027;3\nC;31/03/2027;4', 3],
  ["takes another row", 'Nom;Fin;Lots\nA;31/12/2027;"\nB;30/06/2027;3\nC;31/03/2027;"', 2],
  ["takes its own row and half of the next one", 'Nom;Fin\n"A;31/12/2027\nB";30/06/2027', 2],
  ["closes inside of a cell", 'Nom;Fin\nA;31/12/2027\n"Les Tilleuls" bât. B;30/06/2027', 3],
  ["stands for the cell above", 'Nom;Fin;Lots\nA;31/12/2027;2\n";30/06/2027;3\n";31/03/2027;4', 3],
])("refuses a table whose quote %s, and names the line", (_, pasted, line) => {
  expect(takeSheet(pasted)).toEqual({
    problem: `Les guillemets de la ligne\u00a0${line} laissent un doute sur ses cellules\u00a0: retirez-les, ou mettez la cellule sur une seule ligne, puis recommencez.`,
  });
});

it("takes 200 columns, and refuses more", () => {
  expect(sheetOf(`${"a|".repeat(199)}a\n`.repeat(500)).rows).toHaveLength(500);
  expect(takeSheet(`${"a|".repeat(200)}a\n`.repeat(500)).problem).toMatch(
    /^Ce tableau a plus de 200\scolonnes/,
  );
});

it("names the last line that is read of a long table, and ignores empty lines at its end", () => {
  const table = "Nom;Fin\n" + "A;31/12/2027\n".repeat(20_000);
  const { rows, notes } = sheetOf(table);
  expect(rows.length).toBeGreaterThan(500);
  expect(notes).toEqual([
    expect.stringContaining(`Les lignes après la ligne ${rows.at(-1)?.line} ne sont pas lues`),
  ]);
  expect(sheetOf(`Nom;Fin\nA;31/12/2027\n${";\n".repeat(20_000)}`).notes).toEqual([]);
});

it("drops signs that turn the direction of writing, and keeps tags as text", () => {
  const [, row] = rowsOf("Nom;Fin\nA\u202Etac;<b>31/12/2027</b>");
  expect(row?.cells).toEqual(["Atac", "<b>31/12/2027</b>"]);
});

it.each(["", "Les Tilleuls", "A\nB\nC"])("refuses « %s », which has no second column", (pasted) => {
  expect(takeSheet(pasted).problem).toMatch("au moins deux colonnes");
});
