/** Finds the meters of an invoice, their energy and what tells their size. */
import { energyIn, type OneEnergy, sectionOf } from "./context";
import type { Placed } from "./invoice";
import type { Field } from "./labels/labels";
import type { Page } from "./layout";
import { readConsumptionAt, readPoint, readPowerAt, readSegmentAt } from "./read-values";
import type { Candidate, Search } from "./search";

/** A place where the number of a meter stands. */
export interface Point extends Candidate<string> {
  /** Undefined where its label does not say it. */
  energy: OneEnergy | undefined;
}

export function findPoints(search: Search): Point[] {
  const ofEnergy = (field: Field, energy: OneEnergy | undefined) =>
    search.find(field, readPoint).map((found): Point => ({ ...found, energy }));
  return [
    ...ofEnergy("electricityPoint", "electricite"),
    ...ofEnergy("gasPoint", "gaz"),
    ...ofEnergy("point", undefined),
  ];
}

export const findPowers = (search: Search) => search.find("power", readPowerAt);
export const findConsumptions = (search: Search) => search.find("consumption", readConsumptionAt);

/** A labelled tariff, or « Tarif BT inf. 36 kVA », which needs no label. */
export function findSegments(search: Search): Candidate<string>[] {
  const said = search.cells().flatMap(({ cell, reader }) => {
    const value = /\bbt\b/.test(cell.plain) ? readSegmentAt(cell.text, "") : undefined;
    return value?.startsWith("BT") ? [{ value, box: cell, cell, reader }] : [];
  });
  return [...search.find("segment", readSegmentAt), ...said];
}

/** By the title of the invoice. */
function energyOfTitle(pages: readonly Page[]): Placed<OneEnergy> | undefined {
  for (const cell of pages.flatMap(({ lines }) => lines.flat())) {
    const value = /\bfacture\b/.test(cell.plain) ? energyIn(cell.plain) : undefined;
    if (value) return { value, box: cell };
  }
  return undefined;
}

/** By the label of the meter's number, the heading of its part, its measure, or the title of the invoice. */
export function energyOf(
  points: readonly Point[],
  pages: readonly Page[],
  power: Placed<number> | undefined,
  consumption: Placed<number> | undefined,
): Placed<OneEnergy> | undefined {
  for (const { energy, box } of points) if (energy) return { value: energy, box };
  for (const { reader, cell } of points) {
    const section = sectionOf(reader, cell);
    const value = section && energyIn(section.plain);
    if (value) return { value, box: section };
  }
  if (power && !consumption) return { value: "electricite", box: power.box };
  if (consumption && !power) return { value: "gaz", box: consumption.box };
  return energyOfTitle(pages);
}
