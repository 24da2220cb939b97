/** Notices and other durations: their one reader, for fields, tables and invoices, and how they are written. */
import { counted } from "./numbers";
import { plainText } from "./plain-letters";

export interface Notice {
  count: number;
  unit: "months" | "days";
}

/** A number without a unit: « 18 ». */
interface BareNumber {
  count: number;
  unit: null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  trente: 30,
  "quarante-cinq": 45,
  soixante: 60,
  "quatre-vingt-dix": 90,
};

/** The words of numbers, also of those that are not read: « cent vingt jours » must not be read as « vingt jours ». */
const WORD = [
  ...new Set([...Object.keys(NUMBERS).flatMap((number) => number.split("-")), "vingt", "cent"]),
].join("|");
/** « trois », « quatre-vingt-dix », « quarante cinq », « vingt et un » */
const IN_WORDS = `(?:${WORD})(?:(?: et)?[ -](?:${WORD}))*`;

/** Pattern of « 3 », « trois », « trois (3) » in plain letters. */
export const COUNT_PATTERN = `(?:\\d{1,3}|${IN_WORDS})(?: ?\\(\\d{1,3}\\))?`;

const UNIT = "mois|m|jours?|jrs?|j|semaines?|sem|ans?";

/** « 3 mois », « 3m », « 90 jours », « trois (3) mois », « 2 ans », « 3 ». */
const DURATION = new RegExp(
  `^(?<count>\\d{1,3}|${IN_WORDS})(?: ?\\((?<repeated>\\d{1,3})\\))? ?(?<unit>${UNIT})?$`,
);
/** « 3 mois minimum », « 60 jours (ouvrés) », as typed: the words may be quoted to the visitor. */
const DURATION_AND_WORDS = new RegExp(`^${COUNT_PATTERN} ?(?:${UNIT})[ ,;(]+(?<words>[^)]+)`, "i");

/** One unit of a notice, by the first letter of its French name. */
const UNITS: Readonly<Record<string, Notice>> = {
  m: { count: 1, unit: "months" },
  a: { count: 12, unit: "months" },
  j: { count: 1, unit: "days" },
  s: { count: 7, unit: "days" },
};

/** The words after a duration, which may change it: « fin de mois » of « 3 mois fin de mois ». */
export const wordsAfterDuration = (text: string): string | undefined =>
  DURATION_AND_WORDS.exec(text.replace(/\s+/g, " ").trim())?.groups?.words;

/** Reads a text that is a duration, and nothing else. A full stop at the end is ignored, because phones type it after two spaces. */
export function readDuration(text: string): Notice | BareNumber | undefined {
  const found = DURATION.exec(plainText(text))?.groups;
  if (!found) return undefined;
  const { count: written = "", repeated } = found;
  const count = NUMBERS[written.replaceAll(" ", "-")] ?? Number(written);
  // « cent vingt » is not read, and « trois (2) mois » has two numbers.
  if (Number.isNaN(count) || (repeated && Number(repeated) !== count)) return undefined;
  const unit = UNITS[found.unit?.charAt(0) ?? ""];
  return unit ? { count: count * unit.count, unit: unit.unit } : { count, unit: null };
}

/** The longest notices that are plausible. */
export const LONGEST_NOTICE: Readonly<Record<Notice["unit"], number>> = { months: 24, days: 730 };
/** A bare number up to this is of months, and above the longest notice in months, of days. */
const MOST_BARE_MONTHS = 12;

/** The unit that a table's heading names: « Préavis (semaines) ». */
export type NoticeUnit = Notice["unit"] | "weeks";

function withUnit(count: number, columnUnit: NoticeUnit | null): Notice | BareNumber {
  if (columnUnit === "weeks") return { count: count * 7, unit: "days" };
  // « 3 » under « Préavis (jours) » is probably three months.
  if (columnUnit === "days") return { count, unit: count > MOST_BARE_MONTHS ? "days" : null };
  if (columnUnit === "months" || count <= MOST_BARE_MONTHS) return { count, unit: "months" };
  return { count, unit: count > LONGEST_NOTICE.months ? "days" : null };
}

/** Reads a plausible notice. A number that may be of months or of days stays bare. */
export function readNotice(
  text: string,
  columnUnit: NoticeUnit | null = null,
): Notice | BareNumber | undefined {
  const duration = readDuration(text);
  if (!duration || duration.count < 1) return undefined;
  const notice = duration.unit ? duration : withUnit(duration.count, columnUnit);
  if (!notice.unit) return notice;
  return notice.count <= LONGEST_NOTICE[notice.unit] ? notice : undefined;
}

/** « 18 mois ou 18 jours » */
export const inEitherUnit = (count: number) => `${count}\u00a0mois ou ${count}\u00a0jours`;

/** « 3 mois », « 1 jour » */
export const noticeInFrench = ({ count, unit }: Notice) =>
  unit === "months" ? `${count}\u00a0mois` : counted(count, "jour");

/** « 3 mois », as a visitor types it into a field: without a no-break space. */
export const typedNotice = (notice: Notice) => noticeInFrench(notice).replaceAll("\u00a0", " ");
