/** Gives each meter of an invoice its own values. */
import type { Found } from "./find-values";
import { sectionOf } from "./headings";
import { cellAbove } from "./neighbours";
import type { Cell } from "./page-cells";

/** One meter: every place where its number stands. */
export interface Meter {
  number: string;
  points: readonly Found<string>[];
}

export function metersOf(points: readonly Found<string>[]): Meter[] {
  const numbers = [...new Set(points.map(({ value }) => value))];
  return numbers.map((number) => ({ number, points: points.filter(({ value }) => value === number) }));
}

/** The first cell of the block of lines that the label of a value stands in. */
function topOf({ page, cell, label }: Found<unknown>): Cell {
  let top = label.cells[0] ?? cell;
  for (let next = cellAbove(page, top); next; next = cellAbove(page, top)) top = next;
  return top;
}

/** The meter that alone stands in the line of a value, or else in its block of lines, or else under its heading. */
function ownerOf(found: Found<unknown>, meters: readonly Meter[]): Meter | undefined {
  const { cell, page } = found;
  const metersWhere = (isNear: (point: Found<string>) => boolean) =>
    meters.filter(({ points }) => points.some((point) => point.page === page && isNear(point)));
  const inLine = metersWhere((point) => point.cell.line === cell.line);
  if (inLine.length === 1) return inLine[0];
  const top = topOf(found);
  const inBlock = metersWhere((point) => topOf(point) === top);
  if (inBlock.length === 1) return inBlock[0];
  const section = sectionOf(page, cell);
  if (!section) return undefined;
  const inSection = metersWhere((point) => sectionOf(page, point.cell) === section);
  return inSection.length === 1 ? inSection[0] : undefined;
}

/** The values of one meter. With several meters, a value that no meter owns is of none. */
export function valuesFor<Each extends Found<unknown>>(
  found: readonly Each[],
  meter: Meter | undefined,
  meters: readonly Meter[],
): Each[] {
  if (!meter || meters.length < 2) return [...found];
  return found.filter((each) => ownerOf(each, meters) === meter);
}
