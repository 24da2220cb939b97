import { numberEntries } from "./table-of-contents";

it.each([
  ["2 1 1 0 0", "3 5 6 7 8"],
  ["0 0 0 0 0", "3 4 5 6 7"],
  ["1 0 0 1 0", "3 4 4 4 5"],
  ["0 0 5 1 0", "3 3 3 8 9"],
])("numbers chapters of %s pages as %s, and links those with pages", (counts, numbers) => {
  const lengths = counts.split(" ").map(Number);
  const chapters = lengths.map((length) => ({
    number: 1,
    title: "Essai",
    headings: [],
    pages: Array.from({ length }),
  }));
  const entries = numberEntries(chapters, 3);
  expect(entries.map(({ page }) => page).join(" ")).toBe(numbers);
  expect(entries.map(({ linked }) => linked)).toEqual(lengths.map((length) => length > 0));
});
