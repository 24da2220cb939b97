import { type CSSObject } from "@emotion/react";
import { css } from "@emotion/react";

import { from } from "../theme/media";

/** The largest number of items in a row, on a phone and from each wider layout on. */
type MostInRow = { phone: number } & Partial<Record<keyof typeof from, number>>;

interface EvenRows {
  count: number;
  most: MostInRow;
  gap: { row: string; column: string };
}

/**
 * For each item, the number of items in its row. There are as few rows as possible, and they differ by at most one item. The
 * shorter rows come first: their items are wider, and the first items matter most.
 * @param most largest number of items in a row, at least 1.
 */
export function rowSizes(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => {
    const size = Math.floor((count + row) / rows);
    return Array<number>(size).fill(size);
  }).flat();
}

/** The number of grid columns that rows of both sizes can fill: rows of two and of three items need six columns. */
function columnsOf(sizes: readonly number[]): number {
  const [fewest = 1] = sizes;
  const most = sizes.at(-1) ?? fewest;
  return fewest === most ? most : fewest * most;
}

/**
 * A grid whose rows are all full for any number of items: the last row never has an empty place.
 * @returns the styles of the list, and those of the item at an index.
 */
export function evenRows({ count, most, gap }: EvenRows) {
  const layouts = ([null, "tablet", "desktop", "wide"] as const)
    .flatMap((layout) => {
      const limit = most[layout ?? "phone"];
      const query = layout && from[layout];
      return limit === undefined ? [] : [{ query, sizes: rowSizes(count, limit) }];
    })
    // A layout with the same rows as the previous one needs no rules.
    .filter(({ sizes }, index, all) => String(sizes) !== String(all[index - 1]?.sizes))
    .map((layout) => ({ ...layout, columns: columnsOf(layout.sizes) }));
  const inEachLayout = (styles: (layout: (typeof layouts)[number]) => CSSObject) =>
    layouts.map((layout) => (layout.query ? { [layout.query]: styles(layout) } : styles(layout)));
  const isRegular = layouts.every(({ sizes, columns }) => sizes[0] === columns);
  return {
    list: css(
      { display: "grid", gap: `${gap.row} ${gap.column}` },
      inEachLayout(({ columns }) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })),
    ),
    item: (index: number) =>
      !isRegular &&
      css(inEachLayout(({ sizes, columns }) => ({ gridColumn: `span ${columns / (sizes[index] ?? 1)}` }))),
  };
}
