import { addFiles, adviceOn, formatSize, shownName, statedFileLimit } from "./attached-files";

const file = (name: string, text = "x", lastModified = 1) => new File([text], name, { lastModified });

test("a second choice adds to the first, and a file that is chosen twice is listed once", () => {
  const a = file("a.pdf");
  const b = file("b.pdf");
  // The same name, size and date are enough: it is not read.
  const again = Object.assign(file("a.pdf"), { arrayBuffer: () => Promise.reject(new Error("read")) });
  expect(addFiles([a], [again, b])).toEqual([a, b]);
  expect(addFiles([a], [file("a.pdf", "longer"), file("a.pdf", "y", 2)])).toHaveLength(3);
});

test.each([
  ["A.PDF", statedFileLimit, /^$/],
  ["b.JPEG", 1, /^$/],
  ["a.pdf", statedFileLimit + 1, /^Ce fichier dépasse 5\u00a0Mo/],
  ["a.docx", 1, /^Ce fichier n’est ni un PDF/],
  ["a.pdf.zip", 1, /^Ce fichier n’est ni un PDF/],
  ["a.pdf", 0, /^Ce fichier est vide\.$/],
])("%s of %d bytes gets the advice %s", (name, bytes, advice) => {
  expect(adviceOn(new File([new Uint8Array(bytes)], name))).toMatch(advice);
});

test.each([
  [0, "0\u00a0Ko"],
  [1_022_000, "999\u00a0Ko"],
  [1_023_000, "1\u00a0Mo"],
  [5_242_880, "5\u00a0Mo"],
  [5_242_881, "5,1\u00a0Mo"],
])("%d bytes are shown as %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test("a shown name has no invisible characters, which could disguise its extension", () => {
  expect(shownName(file("facture\u202Efdp.exe"))).toBe("facturefdp.exe");
  expect(shownName(file("\u200B"))).toBe("Sans nom");
});
