/** Gives each meter of an invoice its own values. */
import { cellAbove } from "../page/neighbours";
import type { Cell } from "../page/page";
import type { Found } from "./find-values";
import { sectionOf } from "./headings";

/** A value with the number of the meter that it belongs to. Undefined: no meter, or several, are near. */
export type Owned<Each> = Each & { owner: string | undefined };

/** The first cell of the block of lines that the label of a value stands in. */
function topOf({ page, cell, label }: Found<unknown>): Cell {
  let top = label.cells[0] ?? cell;
  for (let next = cellAbove(page, top); next; next = cellAbove(page, top)) top = next;
  return top;
}

/** The places that tell whose a value is, the surest first: its line, its block of lines, its heading. */
const placesOf = (found: Found<unknown>): readonly unknown[] => [
  found.cell.line,
  topOf(found),
  sectionOf(found.page, found.cell),
];

/** @param deliveryPoints the numbers of meters on one page. @returns a function for the values of this page. */
export function ownersOn(deliveryPoints: readonly Found<string>[]) {
  const numbersAt = new Map<unknown, Set<string>>();
  for (const deliveryPoint of deliveryPoints)
    for (const place of placesOf(deliveryPoint)) {
      const numbers = numbersAt.get(place) ?? new Set();
      numbersAt.set(place, numbers.add(deliveryPoint.value));
    }
  return <Each extends Found<unknown>>(found: Each): Owned<Each> => {
    const places = deliveryPoints.length > 0 ? placesOf(found).filter((place) => place !== undefined) : [];
    const owners = places.map((place) => [...(numbersAt.get(place) ?? [])]);
    return { ...found, owner: owners.find(({ length }) => length === 1)?.[0] };
  };
}

/** The values of each meter. One meter, or none, has all values; of several, each has those that it owns. */
export function valuesByMeter<Each extends { owner: string | undefined }>(
  found: readonly Each[],
  meterCount: number,
): (number: string) => readonly Each[] {
  if (meterCount < 2) return () => found;
  const byOwner = new Map<string | undefined, Each[]>();
  for (const each of found) {
    const own = byOwner.get(each.owner);
    if (own) own.push(each);
    else byOwner.set(each.owner, [each]);
  }
  return (number) => byOwner.get(number) ?? [];
}
