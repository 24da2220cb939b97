/** Reads one line of a table or an invoice: a contract, or a line that waits for a person. */
import { sizeOfMeter } from "../../contract/meter";
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
import { ADVICE, METERS, readCell } from "./read-cell";

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
  // What the person chooses holds, whatever the measures say.
  const isChosen = facts.meter !== null && Boolean(correction[cellKey("meter", columns.meter)]);
  if (!isChosen) facts.meter = sizeOfMeter(facts, [facts.meter]);
  const contradiction = facts.meter === "contradictory" && readCell("meter", METERS.contradictory);
  const faults = cells.flatMap(({ field, cell, found, read: ofCell }) => {
    const read = field === "meter" && contradiction ? contradiction : ofCell;
    if (!read.facts) return [{ field, cell, found, message: read.message, proposals: read.proposals }];
    if (!isMissing(field, facts)) return [];
    const message = `à compléter\u00a0: ${ADVICE[field]}`;
    return [{ field, cell, found: "", message, proposals: proposals[field] ?? [] }];
  });
  return { ...facts, id, place, faults, isDismissed: Boolean(correction[NO_CONTRACT]) };
}
