/** Gives each meter of an invoice its own values. */
import type { Found } from "./find-values";
import { sectionOf } from "./headings";

/** One meter: every place where its number stands. */
export interface Meter {
  number: string;
  points: readonly Found<string>[];
}

export function metersOf(points: readonly Found<string>[]): Meter[] {
  const numbers = [...new Set(points.map(({ value }) => value))];
  return numbers.map((number) => ({ number, points: points.filter(({ value }) => value === number) }));
}

/** The meter that alone stands in the line of a value, or else in its part of the page. Without one, the value may be of any. */
function ownerOf({ cell, page }: Found<unknown>, meters: readonly Meter[]): Meter | undefined {
  const metersWhere = (isNear: (point: Found<string>) => boolean) =>
    meters.filter(({ points }) => points.some((point) => point.page === page && isNear(point)));
  const inLine = metersWhere((point) => point.cell.line === cell.line);
  if (inLine.length === 1) return inLine[0];
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
