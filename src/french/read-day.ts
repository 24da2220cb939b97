/** The one reader of French days and months: for fields, tables and invoices. */
import { isDay, type IsoDay, MONTHS } from "./dates";
import { plainLetters, plainText } from "./plain-letters";

const PLAIN_MONTHS = MONTHS.map(plainLetters);

/** The number of a month from its name or an unambiguous abbreviation: « déc. », « juil », but not « jui ». */
function monthOf(name: string): number | undefined {
  const plain = plainText(name);
  const [month, other] = PLAIN_MONTHS.filter((each) => plain.length > 2 && each.startsWith(plain));
  return month && !other ? PLAIN_MONTHS.indexOf(month) + 1 : undefined;
}

/** A day as it is written: « 31/02/2027 » does not exist, and « 12/31/2027 » has its month first. */
export interface WrittenDay {
  year: number;
  month: number;
  date: number;
}

/** « 31/12/2027 », « 31.12.27 », « 31 - 12 - 2027 » */
const IN_DIGITS = /^(?<date>\d{1,2}) ?(?<sign>[/.-]) ?(?<month>\d{1,2}) ?\k<sign> ?(?<year>\d{4}|\d{2})$/;
/** « 27-12-31 » may begin with the year. */
const YEAR_OR_DAY_FIRST = /^\d{1,2} ?- ?\d{1,2} ?- ?\d{2}$/;
/** « 2027-12-31 », « 2027/12/31 » */
const YEAR_FIRST = /^(?<year>\d{4})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})$/;
/** « 31 decembre 2027 », « vendredi 31 dec. 2027 », « 1er janvier 2028 », « 31-dec-27 », « 31decembre2027 » */
const IN_WORDS =
  /^(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?<date>\d{1,2})(?:er)?[ -]?(?<name>[a-z]{3,9})\.?[ -]?(?<year>\d{4}|\d{2})$/;

/** Reads a text that is a day, and nothing else. A year of two digits is in this century. @returns undefined for other texts. */
export function writtenDay(text: string): WrittenDay | undefined {
  const plain = plainText(text);
  if (YEAR_OR_DAY_FIRST.test(plain)) return undefined;
  const found = (IN_DIGITS.exec(plain) ?? YEAR_FIRST.exec(plain) ?? IN_WORDS.exec(plain))?.groups;
  if (!found) return undefined;
  const { year = "", date, name } = found;
  const month = name ? monthOf(name) : Number(found.month);
  return month === undefined
    ? undefined
    : { year: Number(year.padStart(4, "20")), month, date: Number(date) };
}

/** The day that is written. @returns undefined for one that does not exist. */
export function existingDay({ year, month, date }: WrittenDay): IsoDay | undefined {
  const two = (part: number) => `${part}`.padStart(2, "0");
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

/** Reads a text that is an existing day, and nothing else: « 31/12/2027 », « 1er janvier 2028 ». */
export function readDay(text: string): IsoDay | undefined {
  const written = writtenDay(text);
  return written && existingDay(written);
}
