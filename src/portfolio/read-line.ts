/** Reads one line of a table or an invoice: a contract, a line that waits for a correction, or one left aside. */
import { type MeterSize, sizeOfConsumption, sizeOfPower } from "../contract/meter";
import type { Contract, Correction, Facts, Fault, WaitingLine } from "./facts";
import { asTyped, type CellFacts, type ColumnFormats, readCell } from "./read-cells";
import type { FieldId } from "./synonyms";

export type CellTexts = Readonly<Partial<Record<FieldId, string>>>;

/** A contract, a line that waits for a person, or one that the person left aside. */
export type ReadLine =
  { kind: "contract"; contract: Contract } | { kind: "waiting"; waiting: WaitingLine } | { kind: "aside" };

const NO_FACTS: Facts = {
  name: "",
  end: null,
  isOpenEnded: false,
  notice: null,
  energy: null,
  power: null,
  consumption: null,
  renewal: null,
  meeting: null,
  point: "",
  lots: null,
  meter: null,
};

export interface LineSource {
  id: string;
  /** « Ligne 12 » */
  place: string;
  /** Facts of an invoice, which are already read. */
  given?: CellFacts;
  texts: CellTexts;
  formats: ColumnFormats;
  correction: Correction;
  /** Why no cell of the row can be trusted, in French. Only `CONFIRMED_IN_DOUBT` are then read, and the person confirms or corrects each. */
  problem?: string | undefined;
}

/** The cells that a person confirms in a doubtful row, in this order. */
const CONFIRMED_IN_DOUBT: readonly FieldId[] = ["name", "end", "notice"];

/** MWh a year. A building uses more gas, so that a smaller number is probably in another unit. */
const LEAST_GAS = 3;

/** The given size; otherwise by the power of electricity or the consumption of gas. Null: not known. */
function meterOf({ energy, power, consumption, meter }: Facts & CellFacts): MeterSize | null {
  if (meter) return meter;
  if (energy === "electricite") return sizeOfPower(power);
  return energy === "gaz" ? sizeOfConsumption(consumption) : null;
}

/** What the faults say of a missing fact: an invoice may have it, where it was not found or not proven. */
const MISSING = {
  inTable: { end: "fin du contrat vide", notice: "préavis vide" },
  onInvoice: {
    end: "fin du contrat non prouvée par la facture",
    notice: "préavis non trouvé sur la facture",
  },
};

/** A fault for each fact that a contract needs and does not have. */
function missingIn(facts: Facts & CellFacts, meter: MeterSize | null, source: keyof typeof MISSING): Fault[] {
  const faults: Fault[] = [];
  const miss = (field: FieldId, message: string) => faults.push({ field, found: "", message });
  const { name, end, isOpenEnded, notice, renewal } = facts;
  const isSmall = meter === "small";
  if (!name) miss("name", "nom vide\u00a0: écrivez celui de l’immeuble");
  if (!end && !isOpenEnded && !isSmall)
    miss("end", `${MISSING[source].end}\u00a0: écrivez par exemple 31/12/2027, ou «\u00a0sans fin\u00a0»`);
  if (!notice && !isSmall && renewal !== "ends")
    miss("notice", `${MISSING[source].notice}\u00a0: écrivez par exemple 3\u00a0mois ou 90\u00a0jours`);
  return faults;
}

/** The cells to read, with the person's corrections. In a doubtful row cells may have moved, so that only those to confirm are read. */
function textsToRead({ texts, correction, problem }: LineSource): CellTexts {
  const toConfirm = () => Object.fromEntries(CONFIRMED_IN_DOUBT.map((field) => [field, texts[field]]));
  return { ...(problem ? toConfirm() : texts), ...correction };
}

export function readLine(source: LineSource): ReadLine {
  const { id, place, given, formats, correction, problem } = source;
  const texts = textsToRead(source);
  const facts: Facts & CellFacts = { ...NO_FACTS, ...given };
  const faults: Fault[] = [];
  for (const [field, text = ""] of Object.entries(texts) as [FieldId, string | undefined][]) {
    const isCorrected = correction[field] !== undefined;
    // The facts of the cell, or a text that says what is wrong with it.
    const read = readCell(field, text, isCorrected ? asTyped(formats) : formats);
    if (problem && !isCorrected) faults.push({ field, found: text, message: problem, isToConfirm: true });
    else if (typeof read === "string") faults.push({ field, found: text, message: read });
    else Object.assign(facts, read);
  }
  if (facts.isAside) return { kind: "aside" };
  const { energy, consumption } = facts;
  if (energy === "gaz" && consumption !== null && consumption < LEAST_GAS)
    faults.push({
      field: "consumption",
      found: texts.consumption ?? "",
      message: "très petite pour du gaz\u00a0: écrivez le nombre avec son unité, par exemple 412\u00a0MWh",
    });
  const meter = meterOf(facts);
  const isFaulty = (field: FieldId) => faults.some((fault) => fault.field === field);
  faults.push(
    ...missingIn(facts, meter, given ? "onInvoice" : "inTable").filter(({ field }) => !isFaulty(field)),
  );
  if (faults.length > 0)
    return { kind: "waiting", waiting: { id, place, name: facts.name || place, faults, texts } };
  const { isNoticeAssumed = false } = facts;
  return { kind: "contract", contract: { ...facts, id, meter, isNoticeAssumed } };
}
