import { takeFile } from "./take-file";

const text = "Énergie;Échéance\nGaz;31/12/2027";

it.each([
  { encoding: "UTF-8", bytes: Buffer.from(text) },
  { encoding: "UTF-8 with a byte order mark", bytes: Buffer.from(`\uFEFF${text}`) },
  { encoding: "Windows-1252", bytes: Buffer.from(text, "latin1") },
])("decodes $encoding", async ({ bytes }) => {
  expect(await takeFile(new File([bytes], "parc.csv"))).toEqual({ text });
});

it.each([
  ["a workbook", "PK\u0003\u0004\u0014\0", /^Ce fichier n’est pas un tableau en texte/],
  ["a text in UTF-16", "\u00FF\u00FEA\0;\0", /enregistrez-le en CSV\.$/],
  ["a web page", "\n<table><tr><td>A", /^Ce fichier est une page web/],
  ["an empty file", " \n", /^Ce fichier est vide/],
  ["a file of more than 1 MB", "A;B\n".repeat(250_001), /^Ce tableau fait plus de 1\sMo/],
])("refuses %s, and says what to do", async (_, content, problem) => {
  const file = new File([Buffer.from(content, "latin1")], "parc.csv");
  expect((await takeFile(file)).problem).toMatch(problem);
});

it("refuses what the browser cannot open, such as a folder", async () => {
  const folder = Object.assign(new File([], "parc"), { arrayBuffer: () => Promise.reject(new Error()) });
  expect((await takeFile(folder)).problem).toMatch(/^Ce fichier n’a pas pu être ouvert/);
});
