/** Reads one line of a table or an invoice: a contract, or a line that waits for a person. */
import { type MeterSize, sizeOfConsumption, sizeOfPower } from "../../contract/meter";
import { FIELD_IDS, type FieldId } from "./fields";
import {
  cellKey,
  type Correction,
  type Line,
  type LineFacts,
  NO_CONTRACT,
  NO_FACTS,
  type Proposal,
} from "./lines";
import { ADVICE, readCell } from "./read-cell";

/** By field: the text of its cell. */
export type CellTexts = Readonly<Partial<Record<FieldId, string>>>;

export interface LineSource {
  id: string;
  /** « Ligne 12 », « Facture parc.pdf » */
  place: string;
  texts: CellTexts;
  /** The columns of the texts. */
  columns?: Readonly<Partial<Record<FieldId, number | undefined>>>;
  /** By field: the plain words of the heading, or the unit of the numbers. */
  headings?: CellTexts;
  correction: Correction | undefined;
  /** What an empty cell may be: a name that stands above, the days of an invoice. */
  proposals?: Readonly<Partial<Record<FieldId, readonly Proposal[]>>>;
}

/** The given size; otherwise by the power of electricity or the consumption of gas. Null: not known. */
function meterOf({ energy, power, consumption, meter }: LineFacts): MeterSize | null {
  if (meter) return meter;
  if (energy === "electricite") return sizeOfPower(power);
  return energy === "gaz" ? sizeOfConsumption(consumption) : null;
}

/** Whether a contract needs the field, and does not have it. */
function isMissing(field: FieldId, { name, end, isOpenEnded, notice, renewal, meter }: LineFacts): boolean {
  const isSmall = meter === "small";
  switch (field) {
    case "name":
      return !name;
    case "end":
      return !end && !isOpenEnded && !isSmall;
    case "notice":
      return !notice && !isSmall && (isOpenEnded || renewal !== "ends");
    default:
      return false;
  }
}

/** Reads the cells, and what the person has written in place of them. */
export function readLine(source: LineSource): Line {
  const { id, place, texts, columns = {}, headings = {}, correction = {}, proposals = {} } = source;
  const facts: LineFacts = { ...NO_FACTS };
  const cells = FIELD_IDS.map((field) => {
    const cell = cellKey(field, columns[field]);
    const typed = correction[cell];
    const found = typed ?? texts[field] ?? "";
    // What a person writes says its own unit.
    const heading = typed === undefined ? headings[field] : "";
    const read = readCell(field, found, heading, facts.energy);
    Object.assign(facts, read.facts);
    return { field, cell, found, read };
  });
  facts.meter = meterOf(facts);
  const faults = cells.flatMap(({ field, cell, found, read }) => {
    if (!read.facts) return [{ field, cell, found, message: read.message, proposals: read.proposals }];
    if (!isMissing(field, facts)) return [];
    const message = `à compléter\u00a0: ${ADVICE[field]}`;
    return [{ field, cell, found: "", message, proposals: proposals[field] ?? [] }];
  });
  return { ...facts, id, place, faults, isDismissed: Boolean(correction[NO_CONTRACT]) };
}
