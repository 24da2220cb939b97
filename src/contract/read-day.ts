/** Reads days as cabinets write them. A day and a month are never swapped. */
import { anchorOf } from "../content/links";
import { addDays, addMonths, isDay, MONTHS } from "../french/dates";

/** A day with what to say of it in French. */
interface FoundDay {
  day: string;
  remark?: string;
  /** The text names no day of the month. */
  isWholeMonth?: boolean;
}

/** A day, or what is wrong with the text, in French. */
export type ReadDay = FoundDay | { problem: string };

const FIRST_YEAR = 2020;
const LAST_YEAR = 2049;
const isInPeriod = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;

const pad = (number: number) => String(number).padStart(2, "0");

/** The beginning of a cell, in quotes. No line breaks before a sign: « 31/12/2027 ? ». */
export const quoted = (cell: string) =>
  `«\u00a0${cell.slice(0, 40).replace(/ (?=[?!:;])/g, "\u00a0")}\u00a0»`;

/** « 31/12/2027 », or nothing without a day. */
export const dayInDigits = (day: string | null | undefined) => day?.split("-").reverse().join("/") ?? "";

/** The number of a month from its digits, its name or an abbreviation that fits only one; else `NaN`. */
function monthOf(text: string): number {
  const [month, other] = MONTHS.filter((each) => anchorOf(each).startsWith(text));
  return month && !other ? MONTHS.indexOf(month) + 1 : Number(text);
}

/** « le », « fin de », « vendredi » before a day. */
const BEFORE_DAY = /^(?:(?:le|au|fin|de)-|(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]*-(?=\d\d?-))+/;
/** « 2027-12-31 », « 2027-12 ». */
const ISO = /^(?<year>\d{4})-(?<month>\d\d?)(?:-(?<date>\d\d?))?$/;
/** « 31-12-2027 », « 1er-decembre-27 », « dec-2027 ». */
const FRENCH = /^(?:(?<date>\d\d?)(?:-?er)?-)?(?<month>\d\d?|[a-z]{3,9})-(?<year>\d{4}|\d\d)$/;

/** « 46752 », « 46752,5 »: a day of Excel, with or without a time. */
const EXCEL_DAY = /^(?<days>\d{5})(?=[.,]|$)/;
/** « 31/12/2027 00:00:00 », « 2027-12-31T08:30 ». */
const TIME = /[t\s]\d\d?:\d\d.*$/i;

/** « < 31/12/2027 »: the day is before or after the one that is written. */
const BEFORE_OR_AFTER = /[<>≤≥]/;
/** A sign that no day has, such as « ? », « ~ » or « * » of a footnote. An anchor drops it. */
const UNUSUAL_SIGN = /[^\p{L}\p{M}\p{N}\s./,’'()°-]/u;
/** « 2027-12-30T23:00:00.000Z »: midnight of the next day in France, in universal time. */
const FRENCH_MIDNIGHT = /^\d{4}-\d\d-\d\dt2[23]:00.*z$/i;

/** « 31-12-202700 », « 31-12-027 »: what remains of a typing error. */
const UNUSUAL_YEAR = /^\d\d?-\d\d?-(?:\d{3}|\d{5,})$/;

/** Excel counts days from 30 December 1899. */
function readExcelDay(text: string): string | undefined {
  const days = EXCEL_DAY.exec(text)?.groups?.days;
  if (!days) return undefined;
  const day = addDays("1899-12-30", Number(days));
  return isInPeriod(Number(day.slice(0, 4))) ? day : undefined;
}

interface DayParts {
  year: number;
  /** The number may be above 12. */
  month: number;
  /** The day of the month; undefined for a month alone. */
  dateText: string | undefined;
}

/** @param plain an anchor, such as « 31-12-27 ». A year of two digits is of this century. */
function readParts(plain: string): DayParts | undefined {
  const found = (ISO.exec(plain) ?? FRENCH.exec(plain))?.groups;
  if (!found) return undefined;
  const { year = "", month: monthText = "", date } = found;
  const month = monthOf(monthText);
  // « 12/27 » may be a day or a month.
  const isUnclear = !date && /^\d/.test(monthText) && year.length === 2;
  if (Number.isNaN(month) || isUnclear) return undefined;
  return { year: Number(year.padStart(4, "20")), month, dateText: date };
}

/** Adds a remark to a day whose cell has more than the day. */
function withRemark(day: string, text: string, withoutTime: string): FoundDay {
  if (FRENCH_MIDNIGHT.test(text))
    return { day, remark: `${quoted(text)}\u00a0: peut-être le ${dayInDigits(addDays(day, 1))} en France` };
  if (UNUSUAL_SIGN.test(withoutTime))
    return { day, remark: `${quoted(text)} lu comme le ${dayInDigits(day)}\u00a0: vérifiez` };
  return { day };
}

/** Reads a day from 2020 to 2049. A month alone is its last day. */
export function readDay(text: string): ReadDay {
  const wrong = (why: string): ReadDay => ({ problem: `${quoted(text)} ${why}` });
  if (/^#+$/.test(text))
    return wrong("vient d’une colonne trop étroite dans Excel\u00a0: élargissez-la, puis copiez de nouveau");
  const excelDay = readExcelDay(text);
  if (excelDay)
    return { day: excelDay, remark: `nombre d’Excel ${quoted(text)} lu comme le ${dayInDigits(excelDay)}` };
  if (EXCEL_DAY.test(text) || /^\d+$/.test(text))
    return wrong("est un nombre, pas une date\u00a0: écrivez par exemple 31/12/2027");

  if (BEFORE_OR_AFTER.test(text))
    return wrong("n’est pas un jour précis\u00a0: écrivez par exemple 31/12/2027");

  const withoutTime = text.normalize("NFKC").replace(TIME, "");
  const plain = anchorOf(withoutTime).replace(BEFORE_DAY, "");
  if (UNUSUAL_YEAR.test(plain))
    return wrong("n’a pas une année à quatre chiffres\u00a0: écrivez par exemple 31/12/2027");
  const found = readParts(plain);
  if (!found)
    return wrong("n’est pas une date\u00a0: écrivez le jour, le mois et l’année, par exemple 31/12/2027");
  const { year, month, dateText } = found;
  if (!isInPeriod(year))
    return wrong(`est hors de la période lue, de ${FIRST_YEAR} à ${LAST_YEAR}\u00a0: vérifiez l’année`);
  const date = Number(dateText ?? 1);
  if (month > 12 && dateText && date <= 12)
    return wrong(
      `n’a pas de mois ${month}\u00a0: le mois est-il écrit avant le jour\u00a0? Écrivez ${pad(month)}/${pad(date)}/${year} si c’est bien ce jour`,
    );
  const day = `${year}-${pad(month)}-${pad(date)}`;
  if (!isDay(day)) return wrong("n’existe pas dans le calendrier");
  if (dateText) return withRemark(day, text, withoutTime);
  const last = addDays(addMonths(day, 1), -1);
  return {
    day: last,
    isWholeMonth: true,
    remark: `jour non précisé\u00a0: fin du mois, le ${dayInDigits(last)}`,
  };
}
