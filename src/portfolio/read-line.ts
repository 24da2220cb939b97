/** Reads one line: a contract, or its faults. */
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
};

export interface LineSource {
  id: string;
  /** « Ligne 12 » */
  place: string;
  /** Facts that need no reading, of an invoice. */
  given?: CellFacts;
  texts: CellTexts;
  formats: ColumnFormats;
  correction: Correction;
  /** Why the whole row is in doubt, in French: the person confirms or corrects its needed cells. */
  problem?: string | undefined;
}

/** The fields that decide on the dates, in the order in which a person mends them. */
const NEEDED: readonly FieldId[] = ["name", "end", "notice"];

/** MWh a year. Less gas for a building is rather a number of another unit. */
const LEAST_GAS = 3;

/** Small by its own measure: the power of electricity, the consumption of gas. */
function meterOf({ energy, power, consumption, meter }: Facts & CellFacts): MeterSize | null {
  if (meter) return meter;
  if (energy === "electricite") return sizeOfPower(power);
  return energy === "gaz" ? sizeOfConsumption(consumption) : null;
}

/** The empty cells without which a contract has no dates. */
function missingIn(facts: Facts & CellFacts, meter: MeterSize | null): Fault[] {
  const faults: Fault[] = [];
  const miss = (field: FieldId, message: string) => faults.push({ field, found: "", message });
  const { name, end, isOpenEnded, notice, renewal } = facts;
  const isSmall = meter === "small";
  if (!name) miss("name", "nom vide\u00a0: écrivez celui de l’immeuble");
  if (!end && !isOpenEnded && !isSmall)
    miss("end", "fin du contrat vide\u00a0: écrivez par exemple 31/12/2027, ou «\u00a0sans fin\u00a0»");
  if (!notice && !isSmall && renewal !== "ends")
    miss("notice", "préavis vide\u00a0: écrivez par exemple 3\u00a0mois ou 90\u00a0jours");
  return faults;
}

/** Reads one line: a contract, or its faults. */
export function readLine(source: LineSource): ReadLine {
  const { id, place, given, texts: allTexts, formats, correction, problem } = source;
  const cells = problem ? Object.fromEntries(NEEDED.map((field) => [field, allTexts[field]])) : allTexts;
  const texts: CellTexts = { ...cells, ...correction };
  const facts: Facts & CellFacts = { ...NO_FACTS, ...given };
  const faults: Fault[] = [];
  for (const [field, text = ""] of Object.entries(texts) as [FieldId, string | undefined][]) {
    const isCorrected = correction[field] !== undefined;
    const part = readCell(field, text, isCorrected ? asTyped(formats) : formats);
    if (problem && !isCorrected) faults.push({ field, found: text, message: problem, isToConfirm: true });
    else if (typeof part === "string") faults.push({ field, found: text, message: part });
    else Object.assign(facts, part);
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
  faults.push(...missingIn(facts, meter).filter(({ field }) => !isFaulty(field)));
  if (faults.length > 0)
    return { kind: "waiting", waiting: { id, place, name: facts.name || place, faults, texts } };
  const { isNoticeAssumed = false } = facts;
  return { kind: "contract", contract: { ...facts, id, meter, isNoticeAssumed } };
}
