import type { Day } from "./assembly-file";

/** A duration, as a contract states it. */
export interface Duration {
  count: number;
  unit: "days" | "months";
}

/** All arithmetic is in UTC, which has no change of hour: a visitor's time zone moves no day. */
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);

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
