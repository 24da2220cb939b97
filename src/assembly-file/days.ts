import type { Day } from "./assembly-file";

/** A duration, as a contract states it. */
export interface Duration {
  count: number;
  unit: "days" | "months";
}

const MONTHS = [
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
] as const;

const NO_BREAK_SPACE = "\u00a0";
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** All arithmetic is in UTC, which has no change of hour: a visitor's time zone moves no day. */
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that exists, from 1000 to 9999. */
export function isDay(text: string): text is Day {
  const [, year = ""] = ISO.exec(text) ?? [];
  return year >= "1000" && !Number.isNaN(toTime(text)) && toDay(toTime(text)) === text;
}

/** The day that many days before. */
export const daysBefore = (day: Day, count: number): Day => {
  const date = new Date(toTime(day));
  date.setUTCDate(date.getUTCDate() - count);
  return toDay(date.valueOf());
};

/** The same day of the month that many months before, or the last day of a shorter month: 31 May − 3 months = 28 February. */
export function monthsBefore(day: Day, count: number): Day {
  const date = new Date(toTime(day));
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth));
  return toDay(date.valueOf());
}

/** The day that a duration before. */
export const before = (day: Day, { count, unit }: Duration): Day =>
  unit === "days" ? daysBefore(day, count) : monthsBefore(day, count);

/** A moment's day where the visitor is. */
export const dayOf = (moment: Date): Day =>
  toDay(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));

/** A day in French: « 1er mars 2027 ». In a preview, a placeholder text replaces a missing day, and is not changed. */
export function dayInFrench(day: Day): string {
  const [date, year = "", month = "", dayOfMonth = ""] = ISO.exec(day) ?? [];
  if (!date) return day;
  const number = Number(dayOfMonth) === 1 ? "1er" : `${Number(dayOfMonth)}`;
  return [number, MONTHS[Number(month) - 1] ?? "", year].join(NO_BREAK_SPACE);
}
