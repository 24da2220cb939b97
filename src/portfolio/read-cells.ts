/** One strict parser a field: it takes a cell whole, or returns a problem. */
import type { MeterSize } from "../contract/meter";
import { addDays, isDay, type IsoDay, MONTHS } from "../french/dates";
import { inEitherUnit, type Period, readNotice, readPeriod } from "../french/period";
import { plainLetters } from "../french/plain-letters";
import type { Facts, ListedEnergy } from "./facts";
import type { FieldId } from "./synonyms";

/** Formats that a column's heading, or the visitor, sets for its cells. */
export interface ColumnFormats {
  /** The fields of days whose column has the month first: « 03/06/2027 » is 6 March. */
  monthFirst: readonly FieldId[];
  /** The unit of a bare number under « Préavis (jours) ». */
  noticeUnit: Period["unit"] | null;
  /** The unit of a bare number. */
  consumptionUnit: "kWh" | "MWh" | null;
  /** « Tacite reconduction »: its cells may answer « non ». */
  asksForRenewal: boolean;
}

/** The facts that a cell gives. */
export interface CellFacts extends Partial<Facts> {
  isNoticeAssumed?: boolean;
  /** The line is no contract of energy. */
  isAside?: boolean;
}

/** What is wrong with a cell, in French. */
type Problem = string;

const FIRST_YEAR = 2020;
const LAST_YEAR = 2049;

/** « 31/12/2027 », « 31.12.27 », « 31-12-2027 ». */
const NUMERIC_DAY = /^(?<first>\d{1,2})(?<sign>[/.-])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})$/;
/** « 2027-12-31 ». */
const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;
/** « 31 decembre 2027 », « vendredi 31 dec. 2027 », « 1er janvier 2028 », « 31-dec-27 ». */
const DAY_IN_WORDS =
  /^(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?<date>\d{1,2})(?:er)?[ -](?<month>[a-z]{3,9})\.?[ -](?<year>\d{4}|\d{2})$/;
/** Days of Excel from 2020 to 2049. */
const EXCEL_DAY = /^\d{5}$/;
/** The midnight that Excel adds: « 31/12/2027 00:00 », « 2027-12-31T00:00:00.000Z ». */
const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/i;

/** The beginning of a cell, in quotes. No line breaks before a sign: « 31/12/2027 ? ». */
const cellInQuotes = (cell: string) => `«\u00a0${cell.slice(0, 40).replace(/ (?=[?!:;])/g, "\u00a0")}\u00a0»`;

/** Small letters without accents, single spaces. « 1² » keeps its sign: NFKD would make it 12. */
const fold = (text: string) => plainLetters(text).replaceAll("’", "'").replace(/\s+/g, " ").trim();

/** The number of a month from its name or an abbreviation that fits only one: « dec », « juil ». */
function monthOf(name: string): number {
  const [month, other] = MONTHS.filter((each) => plainLetters(each).startsWith(name));
  return month && !other ? MONTHS.indexOf(month) + 1 : NaN;
}

interface DayParts {
  year: string;
  month: number;
  date: number;
}

/** @returns undefined for a text that is not written as a day. */
function partsOf(text: string, isMonthFirst: boolean): DayParts | undefined {
  const plain = fold(text.replace(MIDNIGHT, ""));
  const numeric = NUMERIC_DAY.exec(plain)?.groups;
  if (numeric) {
    const { first, second, year = "", sign } = numeric;
    // « 27-12-31 » may begin with the year.
    if (year.length === 2 && sign === "-") return undefined;
    const [date, month] = isMonthFirst ? [second, first] : [first, second];
    return { year, month: Number(month), date: Number(date) };
  }
  const iso = ISO_DAY.exec(plain)?.groups;
  if (iso) return { year: iso.year ?? "", month: Number(iso.month), date: Number(iso.date) };
  const words = DAY_IN_WORDS.exec(plain)?.groups;
  const month = words ? monthOf(words.month ?? "") : NaN;
  if (!words || Number.isNaN(month)) return undefined;
  return { year: words.year ?? "", month, date: Number(words.date) };
}

/** Whether a cell is written as a day, also as one that does not exist: « 31/02/2027 ». */
export const isWrittenDay = (text: string) => partsOf(text, false) !== undefined;

/** « 12/31/2027 »: its month is above 12. */
export function hasMonthFirst(text: string): boolean {
  const parts = partsOf(text, false);
  return parts !== undefined && parts.month > 12 && parts.date <= 12;
}

const isInPeriod = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;

function readExcelDay(text: string): IsoDay | undefined {
  if (!EXCEL_DAY.test(text)) return undefined;
  // Excel counts days from 30 December 1899.
  const day = addDays("1899-12-30", Number(text));
  return isInPeriod(Number(day.slice(0, 4))) ? day : undefined;
}

const WRITE_A_DAY = "écrivez par exemple 31/12/2027";

function readDay(text: string, isMonthFirst: boolean): { day: IsoDay } | Problem {
  const excelDay = readExcelDay(text);
  if (excelDay) return { day: excelDay };
  const parts = partsOf(text, isMonthFirst);
  if (!parts) return `${cellInQuotes(text)} n’est pas un jour\u00a0: ${WRITE_A_DAY}`;
  const year = Number(parts.year.padStart(4, "20"));
  const day = [year, parts.month, parts.date].map((part) => String(part).padStart(2, "0")).join("-");
  if (!isInPeriod(year))
    return `${cellInQuotes(text)} est hors de la période lue, de ${FIRST_YEAR} à ${LAST_YEAR}\u00a0: vérifiez l’année`;
  if (!isDay(day)) return `${cellInQuotes(text)} n’existe pas dans le calendrier\u00a0: ${WRITE_A_DAY}`;
  return { day };
}

export const NO_END = "sans fin";
/** Folded texts of an end that say that there is none. */
const OPEN_ENDS = [NO_END, "sans terme", "indeterminee", "duree indeterminee"];

function readEnd(text: string, { monthFirst }: ColumnFormats): CellFacts | Problem {
  if (OPEN_ENDS.includes(fold(text))) return { isOpenEnded: true };
  const read = readDay(text, monthFirst.includes("end"));
  if (typeof read === "string") return `${read}, ou «\u00a0sans fin\u00a0»`;
  return { end: read.day };
}

/** Folded texts of an assembly without a day. */
const NO_MEETING = ["a fixer", "non fixee", "a definir"];

function readMeeting(text: string, { monthFirst }: ColumnFormats): CellFacts | Problem {
  if (NO_MEETING.includes(fold(text))) return {};
  const read = readDay(text, monthFirst.includes("meeting"));
  return typeof read === "string" ? read : { meeting: read.day };
}

function readNoticeCell(text: string, { noticeUnit }: ColumnFormats): CellFacts | Problem {
  const notice = readNotice(text, noticeUnit);
  if (!notice)
    return `${cellInQuotes(text)} n’est pas un préavis\u00a0: écrivez par exemple 3\u00a0mois ou 90\u00a0jours`;
  if (notice.unit === null) return `${cellInQuotes(text)}\u00a0: précisez ${inEitherUnit(notice.count)}`;
  return { notice };
}

/** Folded texts. */
const ENDS = [
  "sans",
  "aucune",
  "prend fin",
  "sans reconduction",
  "sans tacite reconduction",
  "pas de reconduction",
  "pas de tacite reconduction",
];
const OPEN = ["indeterminee", "duree indeterminee", "sans terme", "illimitee"];
/** The contract renews, for a time that the cell does not say. */
const NOT_KNOWN = ["inconnue", "oui", "o", "tacite", "tacite reconduction"];
const LONGEST_RENEWAL = 60;

function readRenewal(text: string, { asksForRenewal }: ColumnFormats): CellFacts | Problem {
  const plain = fold(text);
  if (ENDS.includes(plain)) return { renewal: "ends" };
  if (OPEN.includes(plain)) return { renewal: "open" };
  if (NOT_KNOWN.includes(plain)) return {};
  if (asksForRenewal && (plain === "non" || plain === "n")) return { renewal: "ends" };
  if (plain === "annuelle") return { renewal: 12 };
  const period = readPeriod(text);
  const isPlausible = period?.unit === "months" && period.count >= 1 && period.count <= LONGEST_RENEWAL;
  if (isPlausible) return { renewal: period.count };
  return `${cellInQuotes(text)} n’est pas une reconduction\u00a0: choisissez ce que dit le contrat`;
}

/** Energies by their folded names. */
const ENERGIES: Readonly<Record<ListedEnergy, readonly string[]>> = {
  gaz: ["gaz", "gaz naturel", "gn"],
  electricite: ["electricite", "elec", "elec.", "electrique"],
  "electricite-gaz": ["electricite et gaz", "gaz et electricite"],
  autre: ["autre", "autre energie", "chaleur", "reseau de chaleur", "fioul", "propane", "bois"],
};

/** The answer that leaves a line aside, such as a lift's contract. */
export const NOT_ENERGY = "Pas un contrat d’énergie";

function readEnergy(text: string): CellFacts | Problem {
  if (text === NOT_ENERGY) return { isAside: true };
  const plain = fold(text);
  const found = (Object.keys(ENERGIES) as ListedEnergy[]).find((energy) => ENERGIES[energy].includes(plain));
  return found ? { energy: found } : `${cellInQuotes(text)}\u00a0: choisissez l’énergie du contrat`;
}

/** « 412 », « 186 450 kWh », « 1 040,5 MWh/an », in small letters. « 1,040 » is not one: it may be 1 or 1 040. */
const AMOUNT =
  /^(?<whole>\d{1,3}(?: \d{3})+|\d+)(?:[.,](?<decimals>\d{1,2}))?(?: ?(?<unit>kva|kwh|mwh))?(?: ?(?:\/|par) ?an)?$/;

function amountOf(text: string): { value: number; unit: string | undefined } | undefined {
  const found = AMOUNT.exec(fold(text))?.groups;
  if (!found) return undefined;
  const { whole = "", decimals = "0", unit } = found;
  return { value: Number(`${whole.replaceAll(" ", "")}.${decimals}`), unit };
}

/** kVA. A smaller power is rather one in MVA, and a larger one a number of another kind. */
const LEAST_POWER = 1;
const MOST_POWER = 50_000;

function readPower(text: string): CellFacts | Problem {
  const { value = 0, unit = "kva" } = amountOf(text) ?? {};
  const isPlausible = unit === "kva" && value >= LEAST_POWER && value <= MOST_POWER;
  if (isPlausible) return { power: value };
  return `${cellInQuotes(text)} n’est pas une puissance\u00a0: écrivez par exemple 36\u00a0kVA`;
}

function readConsumption(text: string, { consumptionUnit }: ColumnFormats): CellFacts | Problem {
  const amount = amountOf(text);
  const unit = amount?.unit ?? consumptionUnit?.toLowerCase();
  const isKnown = amount !== undefined && amount.value > 0 && (unit === "kwh" || unit === "mwh");
  if (isKnown) return { consumption: unit === "kwh" ? amount.value / 1000 : amount.value };
  return `${cellInQuotes(text)} n’est pas une consommation\u00a0: écrivez par exemple 412\u00a0MWh`;
}

/** « 48 », « 1 040 lots ». */
const LOTS = /^(?<count>\d{1,3}(?: \d{3})+|\d{1,5})(?: lots?)?$/;

function readLots(text: string): CellFacts | Problem {
  const count = Number(LOTS.exec(fold(text))?.groups?.count?.replaceAll(" ", "") ?? 0);
  if (count > 0) return { lots: count };
  return `${cellInQuotes(text)} n’est pas un nombre de lots\u00a0: écrivez par exemple 48`;
}

/** « 2,51E+13 », « 25100000000000 »: Excel keeps few digits of a long number. */
const CUT_BY_EXCEL = /^\d(?:[.,]\d+)?e\+\d+$|^\d{6,}0{6}$/i;

function readPoint(text: string): CellFacts | Problem {
  if (CUT_BY_EXCEL.test(text.replaceAll(" ", "")))
    return `${cellInQuotes(text)}\u00a0: numéro abrégé par Excel, écrivez-le en entier ou videz la case`;
  return { point: text };
}

/** Characters that the assembly's form takes. */
const LONGEST_NAME = 120;

function readName(text: string): CellFacts | Problem {
  if (!/[\p{L}\p{N}]/u.test(text))
    return `${cellInQuotes(text)} n’est pas un nom\u00a0: écrivez celui de l’immeuble`;
  return { name: text.slice(0, LONGEST_NAME) };
}

/** Words of this tool's own CSV file. */
export const METERS: Readonly<Record<MeterSize, string>> = { small: "petit", large: "grand" };
export const ASSUMED = "préavis\u00a0: votre hypothèse";

function readMeter(text: string): CellFacts | Problem {
  if (text === METERS.small) return { meter: "small" };
  if (text === METERS.large) return { meter: "large" };
  return `${cellInQuotes(text)}\u00a0: écrivez ${METERS.small} ou ${METERS.large}`;
}

const READERS: Readonly<Record<FieldId, (text: string, formats: ColumnFormats) => CellFacts | Problem>> = {
  name: readName,
  end: readEnd,
  notice: readNoticeCell,
  energy: readEnergy,
  power: readPower,
  consumption: readConsumption,
  renewal: readRenewal,
  meeting: readMeeting,
  point: readPoint,
  lots: readLots,
  meter: readMeter,
  assumption: () => ({ isNoticeAssumed: true }),
};

/** « – » in place of an empty cell. */
const DASH = /^[-–—]+$/;

/** Reads a cell whole. An empty one, and a dash, give nothing. @returns its facts, or the problem in French. */
export function readCell(field: FieldId, text: string, formats: ColumnFormats): CellFacts | Problem {
  const isEmpty = text === "" || (DASH.test(text) && field !== "name");
  return isEmpty ? {} : READERS[field](text, formats);
}

/** Formats of a text without a column. */
export const TYPED: ColumnFormats = {
  monthFirst: [],
  noticeUnit: null,
  consumptionUnit: null,
  asksForRenewal: false,
};

/** A correction is French, whatever its column is. Its unit is that of the column. */
export const asTyped = ({ consumptionUnit, asksForRenewal }: ColumnFormats): ColumnFormats => ({
  ...TYPED,
  consumptionUnit,
  asksForRenewal,
});
