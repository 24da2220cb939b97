/** Gives each meter of an invoice its own values. A meter is known by its point of delivery. */
import { cellAbove } from "../page/neighbours";
import type { Cell } from "../page/page";
import type { Found } from "./find-values";
import { contractHeadingOf } from "./headings";

/** A value with the number of the meter that it belongs to. Undefined: no meter, or several, are near. */
export type OfMeter<Each> = Each & { deliveryPoint: string | undefined };

/** The first cell of the block of lines that the label of a value stands in. */
function topOf({ page, cell, label }: Found<unknown>): Cell {
  let top = label.cells[0] ?? cell;
  for (let next = cellAbove(page, top); next; next = cellAbove(page, top)) top = next;
  return top;
}

/**
 * The places that tell which meter a value belongs to, the surest first: the index of its line, the top of its block of
 * lines, its heading.
 */
const placesOf = (found: Found<unknown>): readonly unknown[] => [
  found.cell.line,
  topOf(found),
  contractHeadingOf(found.page, found.cell),
];

/** @param deliveryPoints the numbers of meters on one page. @returns a function for the values of this page. */
export function withMeters(deliveryPoints: readonly Found<string>[]) {
  const numbersAt = new Map<unknown, Set<string>>();
  for (const deliveryPoint of deliveryPoints)
    for (const place of placesOf(deliveryPoint)) {
      const numbers = numbersAt.get(place) ?? new Set();
      numbersAt.set(place, numbers.add(deliveryPoint.value));
    }
  return <Each extends Found<unknown>>(found: Each): OfMeter<Each> => {
    const places = deliveryPoints.length > 0 ? placesOf(found).filter((place) => place !== undefined) : [];
    const numbers = places.map((place) => [...(numbersAt.get(place) ?? [])]);
    return { ...found, deliveryPoint: numbers.find(({ length }) => length === 1)?.[0] };
  };
}

/** The values of each meter. One meter, or none, has all values; of several, each has its own. */
export function valuesByMeter<Each>(
  found: readonly OfMeter<Each>[],
  meterCount: number,
): (deliveryPoint: string) => readonly OfMeter<Each>[] {
  if (meterCount < 2) return () => found;
  const byMeter = new Map<string | undefined, OfMeter<Each>[]>();
  for (const each of found) {
    const own = byMeter.get(each.deliveryPoint);
    if (own) own.push(each);
    else byMeter.set(each.deliveryPoint, [each]);
  }
  return (deliveryPoint) => byMeter.get(deliveryPoint) ?? [];
}
