/** Finds the meters of an invoice, their energy and what tells their size. */
import { energyIn, type OneEnergy, sectionOf } from "./headings";
import type { Placed } from "./invoice";
import type { Field } from "./labels/labels";
import type { Page } from "./layout";
import { readConsumptionAt, readPoint, readPowerAt, readSegmentAt } from "./read-values";
import type { Candidate, Search } from "./search";

/** A place where the number of a meter stands. */
export interface Point extends Candidate<string> {
  /** The energy that the point's label names; undefined for « point de livraison », which names none. */
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

/** Powers in kVA. */
export const findPowers = (search: Search) => search.find("power", readPowerAt);

/** Consumptions in MWh a year. */
export const findConsumptions = (search: Search) => search.find("consumption", readConsumptionAt);

/** Tariffs of distribution by their label, or « Tarif BT inf. 36 kVA », which needs no label. */
export function findSegments(search: Search): Candidate<string>[] {
  const unlabelled = search.cells().flatMap(({ cell, reader }) => {
    const value = /\bbt\b/.test(cell.plain) ? readSegmentAt(cell.text, "") : undefined;
    return value?.startsWith("BT") ? [{ value, box: cell, cell, reader }] : [];
  });
  return [...search.find("segment", readSegmentAt), ...unlabelled];
}

/** The energy in the invoice's title: « Facture de gaz ». */
function energyOfTitle(pages: readonly Page[]): Placed<OneEnergy> | undefined {
  const cells = pages.flatMap(({ lines }) => lines.flat());
  for (const cell of cells) {
    if (!/\bfacture\b/.test(cell.plain)) continue;
    const value = energyIn(cell.plain);
    if (value) return { value, box: cell };
  }
  return undefined;
}

/** The energy of a meter: by the label of its number, the heading of its part, its unit (kVA or MWh), or the invoice's title. */
export function energyOf(
  points: readonly Point[],
  pages: readonly Page[],
  power: Placed<number> | undefined,
  consumption: Placed<number> | undefined,
): Placed<OneEnergy> | undefined {
  const labelled = points.find(({ energy }) => energy);
  if (labelled?.energy) return { value: labelled.energy, box: labelled.box };
  for (const { reader, cell } of points) {
    const section = sectionOf(reader, cell);
    const value = section && energyIn(section.plain);
    if (value) return { value, box: section };
  }
  if (power && !consumption) return { value: "electricite", box: power.box };
  if (consumption && !power) return { value: "gaz", box: consumption.box };
  return energyOfTitle(pages);
}
