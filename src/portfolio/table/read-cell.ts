/** One strict reader a field: it takes a cell whole, or says in French what is wrong with it. */
import type { MeterReading } from "../../contract/meter";
import { addDays, dayInDigits, dayInFrench, type IsoDay } from "../../french/dates";
import { inEitherUnit, type NoticeUnit, readDuration, readNotice } from "../../french/notice";
import { plainText } from "../../french/plain-letters";
import { existingDay, writtenDay } from "../../french/read-day";
import { type FrenchNumber, readNumber } from "../../french/read-number";
import type { FieldId } from "./fields";
import type { LineFacts, Proposal } from "./lines";

interface Unread {
  /** What is wrong, in French, after the cell: « n’existe pas dans le calendrier ». */
  reason: string;
  proposals?: readonly Proposal[];
}

type CellFacts = Partial<LineFacts>;

/**
 * Reads a text that is not empty. @param column the plain words of the column's heading, or the unit of its numbers; empty for what a person
 * types. @param energy of the line. @returns undefined for a text that is not the field's.
 */
type Reader = (text: string, column: string, energy: LineFacts["energy"]) => CellFacts | Unread | undefined;

/** Characters that the assembly's form takes. */
const LONGEST_NAME = 120;

const readName: Reader = (text) =>
  /[\p{L}\p{N}]/u.test(text) ? { name: text.slice(0, LONGEST_NAME) } : undefined;

/** Contracts of energy that run today end in these years. */
const FIRST_YEAR = 2020;
const LAST_YEAR = 2049;
const isPlausibleYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;

/** The midnight that Excel adds: « 31/12/2027 00:00 », « 2027-12-31T00:00:00.000Z ». */
const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/i;

/** The day from which Excel counts, for all days from March 1900 on. */
const EXCEL_DAY_ZERO = "1899-12-30";

/** A bare number of Excel's, as it saves a day: « 46752 ». The Macintosh's calendar begins four years later, so a person confirms the day. */
function excelDay(text: string): Unread | undefined {
  if (!/^\d{5}$/.test(text)) return undefined;
  const day = addDays(EXCEL_DAY_ZERO, Number(text));
  if (!isPlausibleYear(Number(day.slice(0, 4)))) return undefined;
  const about = `Pour Excel, ${text} est le ${dayInFrench(day)}`;
  return { reason: "est un nombre", proposals: [{ text: dayInDigits(day), about }] };
}

function readDay(text: string): IsoDay | Unread | undefined {
  const written = writtenDay(text.replace(MIDNIGHT, ""));
  if (!written) return excelDay(text);
  if (!isPlausibleYear(written.year))
    return { reason: `est hors de la période lue, de ${FIRST_YEAR} à ${LAST_YEAR}` };
  return existingDay(written) ?? { reason: "n’existe pas dans le calendrier" };
}

export const NO_END = "sans fin";
/** Plain texts of an end that say that there is none. */
const OPEN_ENDS = [NO_END, "sans terme", "indeterminee", "duree indeterminee"];

const readEnd: Reader = (text) => {
  if (OPEN_ENDS.includes(plainText(text))) return { isOpenEnded: true };
  const day = readDay(text);
  return typeof day === "string" ? { end: day } : day;
};

/** Plain texts of an assembly without a day. */
const NO_ASSEMBLY = ["a fixer", "non fixee", "a definir"];

const readAssembly: Reader = (text) => {
  if (NO_ASSEMBLY.includes(plainText(text))) return {};
  const day = readDay(text);
  return typeof day === "string" ? { meeting: day } : day;
};

/** Units in a heading of the notice. */
const NOTICE_UNITS: readonly (readonly [NoticeUnit, RegExp])[] = [
  ["months", /\bmois\b/],
  ["days", /\b(?:jours?|j)\b/],
  ["weeks", /\b(?:semaines?|sem)\b/],
];

/** The notice that a visitor assumes, as it is written into a cell and into the CSV file. */
export const ASSUMED_NOTICE = "3 mois (hypothèse)";

const readNoticeCell: Reader = (text, column) => {
  if (text === ASSUMED_NOTICE) return { notice: { count: 3, unit: "months" }, isNoticeAssumed: true };
  const [unit, other] = NOTICE_UNITS.filter(([, word]) => word.test(column));
  const notice = readNotice(text, unit && !other ? unit[0] : null);
  if (!notice) return undefined;
  if (notice.unit === null) return { reason: `peut être ${inEitherUnit(notice.count)}` };
  return { notice };
};

/** A value, and the plain texts that say it. */
type Choices<Value> = readonly (readonly [value: Value, texts: readonly string[]])[];

/** @returns undefined for a text that says none of the values. */
const valueIn = <Value>(choices: Choices<Value>, text: string): Value | undefined =>
  choices.find(([, texts]) => texts.includes(plainText(text)))?.[0];

const ENERGIES: Choices<NonNullable<LineFacts["energy"]>> = [
  ["gaz", ["gaz", "gaz naturel", "gn"]],
  ["electricite", ["electricite", "elec", "electrique"]],
  ["electricite-gaz", ["electricite et gaz", "gaz et electricite"]],
  ["autre", ["autre", "autre energie", "chaleur", "reseau de chaleur", "fioul", "propane", "bois"]],
];

const readEnergy: Reader = (text) => {
  const energy = valueIn(ENERGIES, text);
  return energy && { energy };
};

/** In place of a text that is no number: no reader takes a 0. */
const NO_NUMBER: FrenchNumber = { value: 0, unit: "" };

const readPower: Reader = (text) => {
  const { value, unit } = readNumber(text) ?? NO_NUMBER;
  // kVA. A smaller power is rather one in MVA, and a larger one a number of another kind.
  const isPlausible = ["", "kva"].includes(unit) && value >= 1 && value <= 50_000;
  return isPlausible ? { power: value } : undefined;
};

/** Unit: MWh. No building uses more: the number is rather of kWh. */
const MOST_CONSUMPTION = 20_000;
/** Unit: MWh. A building uses more gas: the number is rather of the other unit. */
const LEAST_GAS = 3;
/** « kwh », « mwh/an », « kwhparan » */
const ENERGY_UNIT = /^(?<unit>kwh|mwh)?(?:\/an|paran)?$/;

const readConsumption: Reader = (text, column, energy) => {
  const { value, unit: written } = readNumber(text) ?? NO_NUMBER;
  const found = ENERGY_UNIT.exec(written)?.groups;
  const unit = found && (found.unit ?? column.toLowerCase());
  if (!unit) return undefined;
  const consumption = unit === "kwh" ? value / 1000 : value;
  const isPlausible = consumption > 0 && consumption <= MOST_CONSUMPTION;
  if (!isPlausible) return undefined;
  if (energy === "gaz" && consumption < LEAST_GAS && !found.unit) {
    const asInColumn = `${text} ${column}`;
    const about = `La colonne dit ${asInColumn} par an`;
    return { reason: "est très peu de gaz pour une année", proposals: [{ text: asInColumn, about }] };
  }
  return { consumption };
};

const readLots: Reader = (text) => {
  const { value, unit } = readNumber(text) ?? NO_NUMBER;
  const isCount = ["", "lot", "lots"].includes(unit) && Number.isInteger(value);
  return isCount && value > 0 && value <= 99_999 ? { lots: value } : undefined;
};

export const METERS: Readonly<Record<NonNullable<MeterReading>, string>> = {
  small: "petit",
  large: "grand",
  contradictory: "petit et grand",
};

const readMeter: Reader = (text) => {
  const plain = plainText(text);
  if (plain === METERS.contradictory) return { reason: "à la fois" };
  if (plain === METERS.small) return { meter: "small" };
  return plain === METERS.large ? { meter: "large" } : undefined;
};

const RENEWALS: Choices<LineFacts["renewal"]> = [
  ["ends", ["sans", "aucune", "prend fin"]],
  ["ends", ["sans reconduction", "sans tacite reconduction"]],
  ["ends", ["pas de reconduction", "pas de tacite reconduction"]],
  ["open", ["indeterminee", "duree indeterminee", "sans terme", "illimitee"]],
  [12, ["annuelle"]],
  // The contract renews, for a time that the cell does not say.
  [null, ["inconnue", "oui", "o", "tacite", "tacite reconduction"]],
];
const LONGEST_RENEWAL = 60;

const readRenewal: Reader = (text, column) => {
  const renewal = valueIn(RENEWALS, text);
  if (renewal !== undefined) return { renewal };
  // « Tacite reconduction : non »
  if (/\btacite\b/.test(column) && ["non", "n"].includes(plainText(text))) return { renewal: "ends" };
  const { count = 0, unit } = readDuration(text) ?? {};
  return unit === "months" && count >= 1 && count <= LONGEST_RENEWAL ? { renewal: count } : undefined;
};

const READERS: Readonly<Record<FieldId, Reader>> = {
  name: readName,
  end: readEnd,
  notice: readNoticeCell,
  energy: readEnergy,
  power: readPower,
  consumption: readConsumption,
  meter: readMeter,
  renewal: readRenewal,
  meeting: readAssembly,
  lots: readLots,
};

/** What the person does about a cell, in French. */
export const ADVICE: Readonly<Record<FieldId, string>> = {
  name: "écrivez le nom de l’immeuble",
  end: `écrivez par exemple 31/12/2027, ou «\u00a0${NO_END}\u00a0»`,
  notice: "écrivez par exemple 3\u00a0mois ou 90\u00a0jours",
  energy: "choisissez l’énergie du contrat",
  power: "écrivez par exemple 36\u00a0kVA",
  consumption: "écrivez le nombre avec son unité, par exemple 412\u00a0MWh",
  meter: `choisissez ${METERS.small} ou ${METERS.large}`,
  renewal: "choisissez ce que dit le contrat",
  meeting: "écrivez par exemple 31/12/2027",
  lots: "écrivez par exemple 48",
};

/** « – » in place of an empty cell. */
const DASH = /^[-–—]+$/;

/** Whether a cell says something, also what nobody can read. */
export const isFilled = (text: string) => text !== "" && !DASH.test(text);

/** « #N/A », « #VALEUR! », « ######## » */
const SPREADSHEET_ERROR = /^#(?:#*|[A-ZÀ-Ü0-9/]+[!?]?)$/;

/** The beginning of a cell, in quotes. No line breaks before a sign: « 31/12/2027 ? ». */
const quoted = (cell: string) => `«\u00a0${cell.slice(0, 40).replace(/ (?=[?!:;])/g, "\u00a0")}\u00a0»`;

export type CellReading =
  { facts: CellFacts } | { facts?: undefined; message: string; proposals: readonly Proposal[] };

/** Reads a cell whole. An empty one gives no facts. */
export function readCell(
  field: FieldId,
  text: string,
  column = "",
  energy: LineFacts["energy"] = null,
): CellReading {
  // A dash is an empty cell, but no name.
  if (!isFilled(text) && (text === "" || field !== "name")) return { facts: {} };
  const read = SPREADSHEET_ERROR.test(text)
    ? { reason: "est une erreur du tableur" }
    : (READERS[field](text, column, energy) ?? { reason: "n’est pas compris" });
  if (!("reason" in read)) return { facts: read };
  return {
    message: `${quoted(text)} ${read.reason}\u00a0: ${ADVICE[field]}`,
    proposals: read.proposals ?? [],
  };
}
