import { numberEntries } from "./table-of-contents";

it.each([
  [
    [2, 1, 1, 0, 0],
    [3, 5, 6, 7, 8],
  ],
  [
    [0, 0, 0, 0, 0],
    [3, 4, 5, 6, 7],
  ],
  [
    [1, 0, 0, 1, 0],
    [3, 4, 4, 4, 5],
  ],
  [
    [0, 0, 5, 1, 0],
    [3, 3, 3, 8, 9],
  ],
])("numbers chapters of %j pages as %j, and links those with pages", (counts, numbers) => {
  const chapters = counts.map((length, index) => ({
    number: index,
    title: "Essai",
    pages: Array.from({ length }),
  }));
  expect(numberEntries(chapters, 3).map(({ page, linked }) => ({ page, linked }))).toEqual(
    numbers.map((page, index) => ({ page, linked: counts[index] !== 0 })),
  );
});
