/** A calendar day in ISO 8601: "2027-03-31". All arithmetic is in UTC, which has no daylight saving time. */
export type IsoDay = string;

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** @returns whether the text is an existing day from 1000 to 9999. */
export function isDay(text: string): text is IsoDay {
  const time = ISO.test(text) && text >= "1000" ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const WEEKDAYS: readonly string[] = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

/** The names are not from `Intl`: the first use of each of its formats takes 100 to 200 ms on a slow phone. */
export const MONTHS: readonly string[] = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

const DAY_LENGTH = 24 * 60 * 60 * 1000;
const toDay = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);
const toTime = (day: IsoDay) => Date.parse(`${day}T00:00:00Z`);
const weekdayOf = (day: IsoDay) => new Date(toTime(day)).getUTCDay();

/** « 1er mars 2027 », with no-break spaces. Any other text, such as a preview's note, is returned unchanged. */
export function dayInFrench(day: string): string {
  if (!isDay(day)) return day;
  const [year = "", month, date] = day.split("-");
  const dateInMonth = date === "01" ? "1er" : Number(date);
  return [dateInMonth, MONTHS[Number(month) - 1], year].join("\u00a0");
}

/** « 31/12/2027 », or nothing without a day. */
export const dayInDigits = (day: IsoDay | null | undefined) => day?.split("-").reverse().join("/") ?? "";

/** « lundi 24 mai 2027 » */
export const dateInFrench = (day: IsoDay): string => `${WEEKDAYS[weekdayOf(day)] ?? ""} ${dayInFrench(day)}`;

/** The day in the visitor's time zone. */
export const dayOf = (moment: Date): IsoDay =>
  toDay(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));

export const addDays = (day: IsoDay, count: number): IsoDay => toDay(toTime(day) + count * DAY_LENGTH);

/** A shorter month gives its last day: 31 May − 3 months = 28 February. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const date = new Date(toTime(day));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + count;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}

/** Whole weeks, rounded down; negative if `to` is before `from`. */
export const weeksBetween = (from: IsoDay, to: IsoDay) =>
  Math.floor((toTime(to) - toTime(from)) / (7 * DAY_LENGTH));

/** Public holidays (Code du travail, article L3133-1) by month and day. */
const FIXED_HOLIDAYS: Readonly<Record<string, string>> = {
  "01-01": "1er janvier",
  "05-01": "1er mai",
  "05-08": "8 mai",
  "07-14": "14 juillet",
  "08-15": "Assomption",
  "11-01": "Toussaint",
  "11-11": "11 novembre",
  "12-25": "Noël",
};

/** Public holidays by the number of days after Easter Sunday. */
const EASTER_HOLIDAYS: Readonly<Record<number, string>> = {
  1: "lundi de Pâques",
  39: "Ascension",
  50: "lundi de Pentecôte",
};

/** Gregorian Easter Sunday (Meeus, Jones and Butcher, whose letters these are). */
function easter(year: number): IsoDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return toDay(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** @returns whether the day is a public holiday of metropolitan France. */
function isHoliday(day: IsoDay): boolean {
  const daysAfterEaster = (toTime(day) - toTime(easter(Number(day.slice(0, 4))))) / DAY_LENGTH;
  return day.slice(5) in FIXED_HOLIDAYS || daysAfterEaster in EASTER_HOLIDAYS;
}

/** @returns whether the day is from Monday to Friday, and no public holiday. */
export function isWorkingDay(day: IsoDay): boolean {
  const weekday = weekdayOf(day);
  const isWeekend = weekday === 0 || weekday === 6;
  return !isWeekend && !isHoliday(day);
}

/** The day itself, or the last working day before it. */
export const workingDay = (day: IsoDay): IsoDay => (isWorkingDay(day) ? day : workingDay(addDays(day, -1)));

/**
 * Format of a step's duration. Each number must count weeks, because the home page draws the step as long as its text says.
 * The plural’s s is read as any other character.
 */
export const weeksPattern = {
  source: "^(?:\\D|(?:[12]?\\d ?(?:à|-) ?)?[12]?\\d semaine)+$",
  example: "2 à 3 semaines",
};

/** The most weeks of a duration: 3 in « 2 à 3 semaines ». */
const WEEKS = /(?<weeks>\d{1,2})\ssemaine/g;

/** Sum of the most weeks: 7 for « négociation 2 à 3 semaines, signature 2 à 4 semaines ». @returns null if the text has none. */
export function weeksIn(duration: string): number | null {
  const weeks = [...duration.matchAll(WEEKS)].map(({ groups }) => Number(groups?.weeks));
  return weeks.length > 0 ? weeks.reduce((sum, each) => sum + each) : null;
}
