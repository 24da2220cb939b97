import { rowLength } from "./lists";

it.each([
  [1, 4, 1],
  [4, 4, 4],
  [5, 4, 3],
  [7, 4, 4],
  [6, 3, 3],
  [7, 3, 2],
  [9, 4, 3],
  [10, 4, 2],
])(
  "puts %i items, at most %i in a row, into rows of %i: the last row lacks one at most",
  (count, most, row) => {
    expect(rowLength(count, most)).toBe(row);
  },
);
