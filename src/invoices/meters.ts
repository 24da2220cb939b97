/** Gives each meter of an invoice its own values. */
import type { Point } from "./find-meter";
import { sectionOf } from "./headings";
import type { Candidate } from "./search";

/** One meter: every place where its number stands. */
interface Meter {
  number: string;
  points: readonly Point[];
}

export function metersOf(points: readonly Point[]): Meter[] {
  const numbers = [...new Set(points.map(({ value }) => value))];
  return numbers.map((number) => ({ number, points: points.filter(({ value }) => value === number) }));
}

interface PlacedMeter {
  meter: Meter;
  point: Point;
}

/** The meter, if all places are of one. */
function oneOf(found: readonly PlacedMeter[]): Meter | undefined {
  const [first] = found;
  return first && found.every(({ meter }) => meter === first.meter) ? first.meter : undefined;
}

/** The meter whose part of the invoice a value stands in; undefined if it may be any. */
function ownerOf({ cell, reader }: Candidate<unknown>, meters: readonly Meter[]): Meter | undefined {
  const onPage = meters.flatMap((meter) =>
    meter.points.filter((point) => point.reader === reader).map((point): PlacedMeter => ({ meter, point })),
  );
  const inLine = oneOf(onPage.filter(({ point }) => point.cell.line === cell.line));
  if (inLine) return inLine;
  const section = sectionOf(reader, cell);
  const inSection = onPage.filter(({ point }) => sectionOf(reader, point.cell) === section);
  const alone = section && oneOf(inSection);
  if (alone) return alone;
  // Without a heading, values stand below the number of their meter.
  const before = inSection.filter(({ point }) => point.cell.line <= cell.line);
  if (!section && before.length < inSection.length) return undefined;
  return before.sort((one, other) => other.point.cell.line - one.point.cell.line)[0]?.meter;
}

/** The values of one meter. @param isShared a value that stands apart from all meters counts for each. */
export function valuesFor<Value>(
  found: readonly Candidate<Value>[],
  meter: Meter | undefined,
  meters: readonly Meter[],
  isShared: boolean,
): Candidate<Value>[] {
  if (!meter || meters.length < 2) return [...found];
  const owned = found.map((candidate) => ({ candidate, owner: ownerOf(candidate, meters) }));
  const own = owned.filter(({ owner }) => owner === meter).map(({ candidate }) => candidate);
  if (own.length > 0 || !isShared) return own;
  return owned.filter(({ owner }) => !owner).map(({ candidate }) => candidate);
}
