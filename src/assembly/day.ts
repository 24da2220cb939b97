import { dayInFrench } from "../content/day";

/** A day of the calendar, without a time or a time zone, as ISO text: "2027-03-31". */
export type Day = string;

const WEEKDAYS = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"] as const;

/** Public holidays (Code du travail, article L3133-1), by month and day, or by the number of days after Easter Sunday. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  "01-01": "1er janvier",
  "05-01": "1er mai",
  "05-08": "8 mai",
  "07-14": "14 juillet",
  "08-15": "Assomption",
  "11-01": "Toussaint",
  "11-11": "11 novembre",
  "12-25": "Noël",
  1: "lundi de Pâques",
  39: "Ascension",
  50: "lundi de Pentecôte",
};

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** All arithmetic is in UTC, which has no change of hour: a visitor's time zone moves no day. */
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const weekdayOf = (day: Day) => new Date(toTime(day)).getUTCDay();

/** The day that many days before, or after for a negative number. */
export const daysBefore = (day: Day, count: number): Day => toDay(toTime(day) - count * DAY_LENGTH);

/** The day that many months before, or the last day of a shorter month: 31 May − 3 months = 28 February. */
export function monthsBefore(day: Day, count: number): Day {
  const date = new Date(toTime(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - count];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}

/** A moment's day where the visitor is. */
export const dayOf = (moment: Date): Day =>
  toDay(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));

/** A day with its weekday: « lundi 24 mai 2027 ». */
export const dateInFrench = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]} ${dayInFrench(day)}`;

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return toDay(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** The name of a public holiday. Undefined on other days. */
export function holidayOf(day: Day): string | undefined {
  const afterEaster = Math.round((toTime(day) - toTime(easter(Number(day.slice(0, 4))))) / DAY_LENGTH);
  return HOLIDAYS[day.slice(5)] ?? HOLIDAYS[afterEaster];
}

/** A last day by its rule, and the day that everything shows: the same, or the working day before where nobody works on it. */
export type LastDay = Readonly<Record<"legal" | "day", Day>>;

/** The day to keep for a last day. Once the working day before it is past, the last day itself is what remains. */
export function lastWorkingDay(legal: Day, today: Day): LastDay {
  let day = legal;
  while (weekdayOf(day) % 6 === 0 || holidayOf(day)) day = daysBefore(day, 1);
  return { legal, day: day < today && legal >= today ? legal : day };
}
