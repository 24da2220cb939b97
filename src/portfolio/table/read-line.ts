/** Reads one line of a table or an invoice: a contract, a line that waits for a person, or one that the person says is no contract. */
import { type MeterSize, sizeOfConsumption, sizeOfPower } from "../../contract/meter";
import { FIELD_IDS, type FieldId } from "./fields";
import {
  cellKey,
  type Contract,
  type Correction,
  type Fault,
  type LineFacts,
  NO_CONTRACT,
  type Proposal,
  type WaitingLine,
} from "./lines";
import { type ColumnFormats, NO_END, NO_FORMATS, readCell } from "./read-cell";
import { cellText } from "./write-cell";

export type CellTexts = Readonly<Partial<Record<FieldId, string>>>;

export type ReadLine =
  | { kind: "contract"; contract: Contract }
  | { kind: "waiting"; waiting: WaitingLine }
  | { kind: "noContract"; name: string };

const NO_FACTS: LineFacts = {
  name: "",
  end: null,
  isOpenEnded: false,
  notice: null,
  isNoticeAssumed: false,
  energy: null,
  power: null,
  consumption: null,
  renewal: null,
  meeting: null,
  lots: null,
  meter: null,
};

export interface LineSource {
  id: string;
  /** « Ligne 12 », « Facture parc.pdf » */
  place: string;
  texts: CellTexts;
  /** The columns of the texts. */
  columns?: Readonly<Partial<Record<FieldId, number>>>;
  formats?: ColumnFormats;
  correction: Correction;
  /** Facts that were read elsewhere, such as on an invoice. */
  given?: Partial<LineFacts>;
  /** What an empty cell may be: a name that stands above, the days of an invoice. */
  proposals?: Readonly<Partial<Record<FieldId, readonly Proposal[]>>>;
  /** Why each fact that is needed is missing, in French, in place of « fin du contrat vide ». */
  missing?: Readonly<Partial<Record<FieldId, string>>>;
}

/** MWh a year. A building uses more gas, so that a smaller number is probably in another unit. */
const LEAST_GAS = 3;

/** The given size; otherwise by the power of electricity or the consumption of gas. Null: not known. */
function meterOf({ energy, power, consumption, meter }: LineFacts): MeterSize | null {
  if (meter) return meter;
  if (energy === "electricite") return sizeOfPower(power);
  return energy === "gaz" ? sizeOfConsumption(consumption) : null;
}

const EMPTY: Readonly<Partial<Record<FieldId, string>>> = {
  name: "nom vide",
  end: "fin du contrat vide",
  notice: "préavis vide",
};
const WRITE: Readonly<Partial<Record<FieldId, string>>> = {
  name: "écrivez celui de l’immeuble",
  end: `écrivez par exemple 31/12/2027, ou «\u00a0${NO_END}\u00a0»`,
  notice: "écrivez par exemple 3\u00a0mois ou 90\u00a0jours",
};

/** The fields that a contract needs and does not have. */
function missingFields({ name, end, isOpenEnded, notice, renewal, meter }: LineFacts): readonly FieldId[] {
  const isSmall = meter === "small";
  const missing: FieldId[] = [];
  if (!name) missing.push("name");
  if (!end && !isOpenEnded && !isSmall) missing.push("end");
  if (!notice && !isSmall && (isOpenEnded || renewal !== "ends")) missing.push("notice");
  return missing;
}

/** Reads the cells with the person's corrections, which say what they say: the formats of a column are not theirs, its unit apart. */
function readCells(source: LineSource): { facts: LineFacts; faults: Fault[] } {
  const { texts, columns = {}, correction, formats = NO_FORMATS, given } = source;
  const typedFormats = { ...formats, noticeUnit: null };
  const facts: LineFacts = { ...NO_FACTS, ...given };
  const faults: Fault[] = [];
  for (const field of FIELD_IDS) {
    const cell = cellKey(field, columns[field]);
    const typed = correction[cell];
    const text = typed ?? texts[field] ?? "";
    const read = readCell(field, text, typed === undefined ? formats : typedFormats);
    if ("facts" in read) Object.assign(facts, read.facts);
    else faults.push({ field, cell, found: text, message: read.problem, proposals: read.proposals ?? [] });
  }
  const { consumption } = facts;
  const consumptionCell = cellKey("consumption", columns.consumption);
  const isTiny = facts.energy === "gaz" && consumption !== null && consumption < LEAST_GAS;
  const isWritten = correction[consumptionCell] !== undefined || typeof given?.consumption === "number";
  const isCertain = isWritten || facts.meter !== null;
  if (isTiny && !isCertain) {
    const text = cellText("consumption", facts);
    faults.push({
      field: "consumption",
      cell: consumptionCell,
      found: texts.consumption ?? "",
      message: "très petite pour du gaz\u00a0: écrivez le nombre avec son unité, par exemple 412\u00a0MWh",
      proposals: [{ text, about: `La colonne dit ${text} par an` }],
    });
    facts.consumption = null;
  }
  return { facts, faults };
}

export function readLine(source: LineSource): ReadLine {
  const { id, place, columns = {}, proposals = {}, missing = {} } = source;
  const { facts, faults } = readCells(source);
  if (source.correction[NO_CONTRACT]) return { kind: "noContract", name: facts.name };
  const complete: LineFacts = { ...facts, meter: meterOf(facts) };
  const isFaulty = (field: FieldId) => faults.some((fault) => fault.field === field);
  for (const field of missingFields(complete).filter((each) => !isFaulty(each)))
    faults.push({
      field,
      cell: cellKey(field, columns[field]),
      found: "",
      message: `${missing[field] ?? EMPTY[field] ?? ""}\u00a0: ${WRITE[field] ?? ""}`,
      proposals: proposals[field] ?? [],
    });
  faults.sort((one, other) => FIELD_IDS.indexOf(one.field) - FIELD_IDS.indexOf(other.field));
  if (faults.length > 0) return { kind: "waiting", waiting: { id, place, faults, facts: complete } };
  return { kind: "contract", contract: { ...complete, id, place } };
}
