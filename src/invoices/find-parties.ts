/** Finds the customer's name, the place and the supplier. */
import { isProse, type PageReader } from "./find-labels";
import type { Placed } from "./invoice";
import { below, type Cell } from "./layout";
import { hasNameMark, isOnlyNameMark, readAddress, readName, readSupplier } from "./read-values";
import { type Candidate, only, type Search, unionOf } from "./search";

/** Whether a cell is the value of an address: « Lieu de consommation : Résidence des Pins ». */
const isAddressOf = (reader: PageReader, cell: Cell) =>
  reader.labels
    .filter(({ field }) => field === "address")
    .some((label) => reader.valuesOf(label, (text) => text).some((found) => found.cell === cell));

/** « SDC LES ALISIERS » without a label, also with its name on the next line. */
function markedNames(search: Search): Candidate<string>[] {
  return search.cells().flatMap(({ cell, reader }): Candidate<string>[] => {
    // Letters that are drawn one by one have lost the spaces between words.
    if (cell.isSqueezed) return [];
    if (!hasNameMark(cell.plain) || (isProse(cell) && !cell.plain.includes(","))) return [];
    if (isAddressOf(reader, cell) || /:\s*$/.test(cell.plain)) return [];
    const next = isOnlyNameMark(cell.plain) ? below(reader.page, cell) : undefined;
    if (isOnlyNameMark(cell.plain) && !next) return [];
    const value = readName(next ? `${cell.text} ${next.text}` : cell.text, "");
    return value ? [{ value, box: unionOf(cell, next ?? cell), cell, reader }] : [];
  });
}

/** A labelled name, or else one that begins as names of copropriétés do. */
export function findName(search: Search): Placed<string> | undefined {
  const labelled = search.find(
    "name",
    readName,
    ({ cell }, reader) => !cell.isSqueezed && !isAddressOf(reader, cell),
  );
  const labelledAndMarked = labelled.filter(({ value }) => hasNameMark(value.toLowerCase()));
  const found = [labelledAndMarked, markedNames(search), labelled].find((group) => group.length > 0);
  return only(found ?? []);
}

export const findAddresses = (search: Search) => search.find("address", readAddress);

export const findSupplier = (search: Search) => only(search.find("supplier", readSupplier));
