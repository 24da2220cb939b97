/** One strict parser a field: it takes a cell whole, or says in French what is wrong with it. */
import type { MeterSize } from "../../contract/meter";
import { addDays, dayInDigits, dayInFrench, type IsoDay } from "../../french/dates";
import { inEitherUnit, type NoticeUnit, readDuration, readNotice } from "../../french/notice";
import { plainText } from "../../french/plain-letters";
import { existingDay, writtenDay } from "../../french/read-day";
import { readNumber } from "../../french/read-number";
import type { FieldId } from "./fields";
import type { LineFacts, ListedEnergy, Proposal } from "./lines";

/** What a column's heading, or the visitor, says of its cells. */
export interface ColumnFormats {
  /** The unit of a bare number under « Préavis (jours) ». */
  noticeUnit: NoticeUnit | null;
  /** The unit of a bare number. */
  consumptionUnit: "kWh" | "MWh" | null;
  /** « Tacite reconduction »: its cells may answer « non ». */
  asksForRenewal: boolean;
}

/** Formats of a text without a column. */
export const NO_FORMATS: ColumnFormats = { noticeUnit: null, consumptionUnit: null, asksForRenewal: false };

interface Unread {
  /** In French. */
  problem: string;
  proposals?: readonly Proposal[];
}

export type CellReading = { facts: Partial<LineFacts> } | Unread;

const unread = (problem: string): Unread => ({ problem });

/** The beginning of a cell, in quotes. No line breaks before a sign: « 31/12/2027 ? ». */
const quoted = (cell: string) => `«\u00a0${cell.slice(0, 40).replace(/ (?=[?!:;])/g, "\u00a0")}\u00a0»`;

/** Contracts of energy that run today end in these years. */
const FIRST_YEAR = 2020;
const LAST_YEAR = 2049;
const isPlausibleYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Whether a cell is written as a day, also as one that does not exist: « 31/02/2027 ». */
export const isWrittenDay = (text: string) => writtenDay(text) !== undefined;

/** « 12/31/2027 »: its month is above 12. */
export function hasMonthFirst(text: string): boolean {
  const written = writtenDay(text);
  return written !== undefined && written.month > 12 && written.date <= 12;
}

const WRITE_A_DAY = "écrivez par exemple 31/12/2027";

/** A bare number of Excel's, as it saves a day: « 46752 ». The Macintosh's calendar begins four years later. */
function excelDayOf(text: string): IsoDay | undefined {
  if (!/^\d{5}$/.test(text)) return undefined;
  const day = addDays("1899-12-30", Number(text));
  return isPlausibleYear(Number(day.slice(0, 4))) ? day : undefined;
}

/** The midnight that Excel adds: « 31/12/2027 00:00 », « 2027-12-31T00:00:00.000Z ». */
const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/i;

function readDayCell(text: string): { day: IsoDay } | Unread {
  const written = writtenDay(text.replace(MIDNIGHT, ""));
  if (!written) {
    const day = excelDayOf(text);
    const about = day && `Pour Excel, ${text} est le ${dayInFrench(day)}`;
    const proposals = day && about ? [{ text: dayInDigits(day), about }] : [];
    return { problem: `${quoted(text)} n’est pas un jour\u00a0: ${WRITE_A_DAY}`, proposals };
  }
  if (!isPlausibleYear(written.year))
    return unread(
      `${quoted(text)} est hors de la période lue, de ${FIRST_YEAR} à ${LAST_YEAR}\u00a0: ${WRITE_A_DAY}`,
    );
  const day = existingDay(written);
  return day ? { day } : unread(`${quoted(text)} n’existe pas dans le calendrier\u00a0: ${WRITE_A_DAY}`);
}

export const NO_END = "sans fin";
/** Plain texts of an end that say that there is none. */
const OPEN_ENDS = [NO_END, "sans terme", "indeterminee", "duree indeterminee"];

function readEnd(text: string): CellReading {
  if (OPEN_ENDS.includes(plainText(text))) return { facts: { isOpenEnded: true } };
  const read = readDayCell(text);
  if ("day" in read) return { facts: { end: read.day } };
  return { ...read, problem: `${read.problem}, ou «\u00a0${NO_END}\u00a0»` };
}

/** Plain texts of an assembly without a day. */
const NO_ASSEMBLY = ["a fixer", "non fixee", "a definir"];

function readAssembly(text: string): CellReading {
  if (NO_ASSEMBLY.includes(plainText(text))) return { facts: {} };
  const read = readDayCell(text);
  return "day" in read ? { facts: { meeting: read.day } } : read;
}

/** The notice that a visitor assumes, as it is written into a cell and into the CSV file. */
export const ASSUMED_NOTICE = "3 mois (hypothèse)";

function readNoticeCell(text: string, { noticeUnit }: ColumnFormats): CellReading {
  if (text === ASSUMED_NOTICE)
    return { facts: { notice: { count: 3, unit: "months" }, isNoticeAssumed: true } };
  const notice = readNotice(text, noticeUnit);
  if (!notice)
    return unread(
      `${quoted(text)} n’est pas un préavis\u00a0: écrivez par exemple 3\u00a0mois ou 90\u00a0jours`,
    );
  if (notice.unit === null) return unread(`${quoted(text)}\u00a0: précisez ${inEitherUnit(notice.count)}`);
  return { facts: { notice } };
}

/** Plain texts. */
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

function readRenewal(text: string, { asksForRenewal }: ColumnFormats): CellReading {
  const plain = plainText(text);
  if (ENDS.includes(plain)) return { facts: { renewal: "ends" } };
  if (OPEN.includes(plain)) return { facts: { renewal: "open" } };
  if (NOT_KNOWN.includes(plain)) return { facts: {} };
  if (asksForRenewal && (plain === "non" || plain === "n")) return { facts: { renewal: "ends" } };
  if (plain === "annuelle") return { facts: { renewal: 12 } };
  const duration = readDuration(text);
  const isPlausible = duration?.unit === "months" && duration.count >= 1 && duration.count <= LONGEST_RENEWAL;
  if (isPlausible) return { facts: { renewal: duration.count } };
  return unread(`${quoted(text)} n’est pas une reconduction\u00a0: choisissez ce que dit le contrat`);
}

/** Energies by their plain names. */
const ENERGIES: Readonly<Record<ListedEnergy, readonly string[]>> = {
  gaz: ["gaz", "gaz naturel", "gn"],
  electricite: ["electricite", "elec", "electrique"],
  "electricite-gaz": ["electricite et gaz", "gaz et electricite"],
  autre: ["autre", "autre energie", "chaleur", "reseau de chaleur", "fioul", "propane", "bois"],
};

function readEnergy(text: string): CellReading {
  const plain = plainText(text);
  const found = (Object.keys(ENERGIES) as ListedEnergy[]).find((energy) => ENERGIES[energy].includes(plain));
  return found
    ? { facts: { energy: found } }
    : unread(`${quoted(text)}\u00a0: choisissez l’énergie du contrat`);
}

/** kVA. A smaller power is rather one in MVA, and a larger one a number of another kind. */
const LEAST_POWER = 1;
const MOST_POWER = 50_000;

function readPower(text: string): CellReading {
  const { value = 0, unit = "" } = readNumber(text) ?? {};
  const isPlausible = ["", "kva"].includes(unit) && value >= LEAST_POWER && value <= MOST_POWER;
  if (isPlausible) return { facts: { power: value } };
  return unread(`${quoted(text)} n’est pas une puissance\u00a0: écrivez par exemple 36\u00a0kVA`);
}

/** MWh. No building uses more: the number is rather of kWh. */
const MOST_CONSUMPTION = 20_000;
/** « kwh », « mwh/an », « kwhparan » */
const ENERGY_UNIT = /^(?<unit>kwh|mwh)?(?:\/an|paran)?$/;

function readConsumption(text: string, { consumptionUnit }: ColumnFormats): CellReading {
  const number = readNumber(text);
  const found = ENERGY_UNIT.exec(number?.unit ?? "")?.groups;
  const unit = found && (found.unit ?? consumptionUnit?.toLowerCase());
  const consumption = (number?.value ?? 0) / (unit === "kwh" ? 1000 : 1);
  if (unit && consumption > 0 && consumption <= MOST_CONSUMPTION) return { facts: { consumption } };
  return unread(`${quoted(text)} n’est pas une consommation\u00a0: écrivez par exemple 412\u00a0MWh`);
}

const MOST_LOTS = 99_999;

function readLots(text: string): CellReading {
  const { value = 0, unit = "" } = readNumber(text) ?? {};
  const isCount = ["", "lot", "lots"].includes(unit) && Number.isInteger(value);
  if (isCount && value > 0 && value <= MOST_LOTS) return { facts: { lots: value } };
  return unread(`${quoted(text)} n’est pas un nombre de lots\u00a0: écrivez par exemple 48`);
}

/** Characters that the assembly's form takes. */
const LONGEST_NAME = 120;

function readName(text: string): CellReading {
  if (/[\p{L}\p{N}]/u.test(text)) return { facts: { name: text.slice(0, LONGEST_NAME) } };
  return unread(`${quoted(text)} n’est pas un nom\u00a0: écrivez celui de l’immeuble`);
}

export const METERS: Readonly<Record<MeterSize, string>> = { small: "petit", large: "grand" };

function readMeter(text: string): CellReading {
  const plain = plainText(text);
  if (plain === METERS.small) return { facts: { meter: "small" } };
  if (plain === METERS.large) return { facts: { meter: "large" } };
  return unread(`${quoted(text)}\u00a0: écrivez ${METERS.small} ou ${METERS.large}`);
}

const READERS: Readonly<Record<FieldId, (text: string, formats: ColumnFormats) => CellReading>> = {
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

/** « – » in place of an empty cell. */
const DASH = /^[-–—]+$/;

/** Whether a cell says something, also what nobody can read. */
export const isFilled = (text: string) => text !== "" && !DASH.test(text);

/** « #N/A », « #VALEUR! », « ######## » */
const SPREADSHEET_ERROR = /^#(?:#*|[A-ZÀ-Ü0-9/]+[!?]?)$/;

/** Reads a cell whole. An empty one gives no facts. */
export function readCell(field: FieldId, text: string, formats: ColumnFormats): CellReading {
  if (!isFilled(text) && (text === "" || field !== "name")) return { facts: {} };
  if (SPREADSHEET_ERROR.test(text))
    return unread(`${quoted(text)} est une erreur du tableur\u00a0: écrivez ce que contient la cellule`);
  return READERS[field](text, formats);
}
