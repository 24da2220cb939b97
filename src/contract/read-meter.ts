/** Reads what tells the size of a meter. A text is read whole, one number and one unit, or not at all. */
import { anchorOf } from "../content/links";
import { isDoubtful } from "./doubtful";
import { quoted } from "./read-day";

/** The values of the field in both forms. */
export type EnergyId = "electricite" | "gaz" | "electricite-gaz";

export type MeterSize = "small" | "large";

/** Up to 36 kVA, or less than 30 MWh of gas a year, is small (articles L224-1 and L224-14 of the code de la consommation). */
const MOST_KVA = 36;
const MOST_MWH = 30;

export interface ReadSize {
  /** Unit: kVA, or MWh a year. Null for an empty text, and for one that is not understood. */
  value: number | null;
  /** French remark on an unknown text. */
  remark?: string;
}

/** « 1 040,5 kwh/an », in small letters: a number, and a unit or none. */
const SIZE = /^(?<number>\d[\d .,]*)(?<unit>[a-z]*)(?: ?(?:pcs|pci))?(?: ?(?:\/|par) ?an)?$/;
/** « 1 040,5 », « 1.040.000 », « 412 ». */
const NUMBER = /^(?<whole>\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d+)(?:[.,](?<decimals>\d+))?$/;

/** A number of one meaning. « 1,040 » and « 1.040 » have two: thousands or decimals. */
function plainNumber(text: string): number | null {
  const found = NUMBER.exec(text)?.groups;
  if (!found) return null;
  const { whole = "", decimals = "" } = found;
  const mayBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const value = Number(`${whole.replace(/[ .]/g, "")}.${decimals || "0"}`);
  return mayBeThousands || value <= 0 ? null : value;
}

/** A size that a cell may tell. */
interface Measure {
  /** Each unit, and the number of it that makes one of the value. */
  units: ReadonlyMap<string, number>;
  /** French name of the size, and of its units. */
  name: string;
  unitNames: string;
}

const POWER: Measure = {
  units: new Map([["kva", 1]]),
  name: "puissance",
  unitNames: "kVA",
};

const CONSUMPTION: Measure = {
  units: new Map([
    ["kwh", 1000],
    ["mwh", 1],
  ]),
  name: "consommation",
  unitNames: "kWh ou de MWh",
};

/** The unit that a heading names: « CAR (MWh/an) ». Empty without a unit, and where it names two. */
function unitOfHeading(heading: string, { units }: Measure): string {
  const words = anchorOf(heading).split("-");
  const [unit = "", ...others] = [...units.keys()].filter((each) => words.includes(each));
  return others.length === 0 ? unit : "";
}

function readSize(text: string, heading: string, measure: Measure): ReadSize {
  if (!text) return { value: null };
  const plain = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const { number = "", unit: unitOfCell = "" } = SIZE.exec(plain)?.groups ?? {};
  const value = isDoubtful(text) ? null : plainNumber(number.trim());
  const unit = unitOfCell || unitOfHeading(heading, measure);
  const divisor = measure.units.get(unit);
  if (value !== null && divisor !== undefined) return { value: value / divisor };
  const why = value !== null && !unit ? "sans unité" : `n’est pas un nombre de ${measure.unitNames}`;
  const remark = `${measure.name} ${quoted(text)} ${why}\u00a0: taille inconnue, le préavis compte`;
  return { value: null, remark };
}

/** Reads « 36 kVA », or « 36 » under « Puissance (kVA) ». */
export const readPower = (text: string, heading = "") => readSize(text, heading, POWER);

/** Reads « 186 450 kWh », or « 412 » under « CAR (MWh/an) », in MWh. */
export const readConsumption = (text: string, heading = "") => readSize(text, heading, CONSUMPTION);

/** Segments and tariffs of networks. T2 goes from 6 to 300 MWh and tells nothing. */
const SEGMENTS: readonly { pattern: RegExp; energy: EnergyId; size: MeterSize }[] = [
  { pattern: /^(?:segment-)?c5$|^bt-inf-?36/, energy: "electricite", size: "small" },
  { pattern: /^(?:segment-)?c[1-4]$|^bt-sup-?36|^hta$/, energy: "electricite", size: "large" },
  { pattern: /^(?:tarif-)?(?:jaune|vert)$/, energy: "electricite", size: "large" },
  { pattern: /^(?:tarif-)?t1$/, energy: "gaz", size: "small" },
  { pattern: /^(?:tarif-)?(?:t[34]|tp)$/, energy: "gaz", size: "large" },
];

/** A word of a large meter's segment or tariff in a longer text: « C4 (BT > 36) », « HTA5 », « BTSUPCU4 », « BT > 36 kVA ». */
const MAYBE_LARGE = /\b(?:c[1-4]|t[34]|tp|jaune|vert|36)\b|\b(?:hta|btsup)/;

/** Cells on a contract's meter. */
export interface MeterFacts {
  energy: EnergyId | null;
  /** Unit: kVA. */
  power: number | null;
  /** Unit: MWh a year. */
  consumption: number | null;
  /** « C5 », « T3 »: empty or any other text tells nothing. */
  segment: string;
  /** A text about the size was not understood. */
  isUnclear: boolean;
}

export interface ReadMeter {
  /** Null where it is unknown: then the notice applies. */
  size: MeterSize | null;
  /** A contradiction, in French. */
  remark?: string;
}

export function sizeOfPower(power: number | null): MeterSize | null {
  if (power === null) return null;
  return power <= MOST_KVA ? "small" : "large";
}

export function sizeOfConsumption(consumption: number | null): MeterSize | null {
  if (consumption === null) return null;
  return consumption < MOST_MWH ? "small" : "large";
}

/** A meter is small only if its energy is known, its own measure says so, and no other text says large. */
export function readMeter({ energy, power, consumption, segment, isUnclear }: MeterFacts): ReadMeter {
  const found = SEGMENTS.find(({ pattern }) => pattern.test(anchorOf(segment)));
  const byPower = sizeOfPower(power);
  const byConsumption = sizeOfConsumption(consumption);
  const sizes = [byPower, byConsumption, found?.size];
  const isLarge = sizes.includes("large");
  const saysSmall = sizes.includes("small");
  const isSmall =
    (energy === "electricite" && byPower === "small") ||
    (energy === "gaz" && byConsumption === "small") ||
    (found?.size === "small" && found.energy === energy);

  if (isLarge && !saysSmall) return { size: "large" };
  if (isLarge && energy && isSmall)
    return { size: null, remark: "deux tailles de compteur qui se contredisent\u00a0: le préavis compte" };
  if (isLarge) return { size: "large" };
  const isSegmentUnclear = isDoubtful(segment) || (!found && MAYBE_LARGE.test(anchorOf(segment)));
  if (isSegmentUnclear && saysSmall)
    return { size: null, remark: `segment ${quoted(segment)} à vérifier\u00a0: le préavis compte` };
  if (isUnclear || !saysSmall) return { size: null };
  if (isSmall) return { size: "small" };
  if (!energy)
    return { size: null, remark: "petit compteur, mais d’énergie inconnue\u00a0: le préavis compte" };
  const measure = energy === "electricite" ? "la puissance en kVA" : "la consommation de gaz d’une année";
  return { size: null, remark: `taille inconnue sans ${measure}\u00a0: le préavis compte` };
}
