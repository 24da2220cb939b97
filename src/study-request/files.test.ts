import {
  addFiles,
  adviceOn,
  formatSize,
  kindAdvice,
  limitAdvice,
  mistakenFiles,
  statedFileLimit,
} from "./files";

const file = (name: string, text = "x", lastModified = 1) => new File([text], name, { lastModified });

test("a second choice adds to the first, and the same file is there once", () => {
  const [a, b] = [file("a.pdf"), file("b.pdf")];
  expect(addFiles([a], [file("a.pdf"), b])).toEqual([a, b]);
  expect(addFiles([a, b], [file("a.pdf"), file("c.pdf")]).map(({ name }) => name)).toEqual([
    "a.pdf",
    "b.pdf",
    "c.pdf",
  ]);
});

test("a file with the same name and another size or time is another file", () => {
  expect(addFiles([file("a.pdf")], [file("a.pdf", "longer"), file("a.pdf", "y", 2)])).toHaveLength(3);
});

test("files with the same name, size and time are compared by their bytes", async () => {
  const [a, again, other, otherAgain] = ["x", "x", "y", "y"].map((text) => file("a.pdf", text));
  if (!a || !again || !other || !otherAgain) throw new Error("four files");
  expect(await mistakenFiles([a], [a, again, other, otherAgain])).toEqual([other]);
});

test("files with different names are different, even if their bytes are the same", () => {
  expect(addFiles([file("a.pdf")], [file("b.pdf")])).toHaveLength(2);
});

const accept = ".pdf,.jpg,.jpeg,.png";
const advice = (name: string, bytes = 1) => adviceOn(new File([new Uint8Array(bytes)], name), accept);

test("only a file above the stated limit of 5 Mo gets advice on its size", () => {
  expect(formatSize(statedFileLimit)).toBe("5\u00a0Mo");
  expect(advice("a.pdf", statedFileLimit)).toEqual([]);
  expect(advice("a.pdf", statedFileLimit + 1)).toEqual([limitAdvice]);
});

test("only a file of another kind gets advice on its kind, whatever the case of its extension", () => {
  for (const name of ["a.pdf", "A.PDF", "b.jpg", "b.JPEG", "c.d.png"]) expect(advice(name)).toEqual([]);
  for (const name of ["a.docx", "pdf", "a.pdf.zip"]) expect(advice(name)).toEqual([kindAdvice]);
  expect(advice("a.docx", statedFileLimit + 1)).toEqual([limitAdvice, kindAdvice]);
});

test.each([
  [0, "0\u00a0ko"],
  [1, "1\u00a0ko"],
  [300_000, "293\u00a0ko"],
  [1_022_000, "999\u00a0ko"],
  [1_023_000, "1\u00a0Mo"],
  [1_048_576, "1\u00a0Mo"],
  [5_242_880, "5\u00a0Mo"],
  [5_242_881, "5,1\u00a0Mo"],
  [5_500_000, "5,3\u00a0Mo"],
  [1_048_576_000, "1\u00a0Go"],
  [1_100_000_000, "1,1\u00a0Go"],
])("%d bytes are shown as %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
