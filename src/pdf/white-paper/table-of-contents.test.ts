import { numberEntries } from "./table-of-contents";

it.each([
  ["2 1 1 0 0", "3 5 6 - -"],
  ["0 0 0 0 0", "- - - - -"],
  ["1 0 0 1 0", "3 - - 4 -"],
  ["0 0 5 1 0", "- - 3 8 -"],
])("numbers chapters of %s pages as %s: one without pages has no number", (counts, numbers) => {
  const lengths = counts.split(" ").map(Number);
  const chapters = lengths.map((length) => ({
    number: 1,
    title: "Essai",
    headings: [],
    pages: Array.from({ length }),
  }));
  const entries = numberEntries(chapters, 3);
  expect(entries.map(({ page }) => page ?? "-").join(" ")).toBe(numbers);
});
