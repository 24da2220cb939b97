/** Finds the customer's name, the place and the supplier. */
import { isProse } from "./find-labels";
import type { Placed } from "./invoice";
import type { Cell } from "./layout";
import { below, unionOf } from "./neighbours";
import type { PageReader } from "./page-reader";
import { hasNameMark, isOnlyNameMark, readAddress, readName, readSupplier } from "./read-values";
import { type Candidate, only, type Search } from "./search";

/** A cell is the value of an address: « Lieu de consommation : Résidence des Pins ». */
function isAddress(reader: PageReader, cell: Cell): boolean {
  const labels = reader.labels.filter(({ field }) => field === "address");
  const values = labels.flatMap((label) => reader.valuesOf(label, (text) => text));
  return values.some((value) => value.cell === cell);
}

/** A cell begins as the name of a copropriété, and is neither a sentence, a label nor an address. */
function isMarkedName(reader: PageReader, cell: Cell): boolean {
  if (!hasNameMark(cell.plain)) return false;
  // A comma begins the address after a long name.
  if (isProse(cell) && !cell.plain.includes(",")) return false;
  const isLabel = /:\s*$/.test(cell.plain);
  return !isLabel && !isAddress(reader, cell);
}

/** « SDC LES ALISIERS » without a label, also with its name on the next line. */
function markedNames(search: Search): Candidate<string>[] {
  return search.cells().flatMap(({ cell, reader }): Candidate<string>[] => {
    // A squeezed text has lost the spaces between words.
    if (cell.isSqueezed || !isMarkedName(reader, cell)) return [];
    const isBroken = isOnlyNameMark(cell.plain);
    const next = isBroken ? below(reader.page, cell) : undefined;
    if (isBroken && !next) return [];
    const value = readName(next ? `${cell.text} ${next.text}` : cell.text, "");
    return value ? [{ value, box: unionOf(cell, next ?? cell), cell, reader }] : [];
  });
}

/** The customer's name: a labelled one with a mark of copropriétés, or else one with such a mark, or else any labelled one. */
export function findName(search: Search): Placed<string> | undefined {
  const labelled = search.find(
    "name",
    readName,
    ({ cell }, reader) => !cell.isSqueezed && !isAddress(reader, cell),
  );
  const labelledAndMarked = labelled.filter(({ value }) => hasNameMark(value.toLowerCase()));
  const found = [labelledAndMarked, markedNames(search), labelled].find((group) => group.length > 0);
  return only(found ?? []);
}

export const findAddresses = (search: Search) => search.find("address", readAddress);

export const findSupplier = (search: Search) => only(search.find("supplier", readSupplier));
