const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists, from 1000 to 9999, as `2026-12-31`. */
export function isDay(text: string): boolean {
  const time = ISO.test(text) && text >= "1000" ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The months of the year. Not from `Intl`: the first use of each of its formats takes 100 to 200 ms on a slow phone. */
export const MONTHS =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** A day such as `2027-03-01` in French, with no-break spaces: « 1er mars 2027 ». A preview's note stays as it is. */
export function dayInFrench(day: string): string {
  if (!isDay(day)) return day;
  const [year = "", month, date] = day.split("-");
  return [date === "01" ? "1er" : Number(date), MONTHS[Number(month) - 1], year].join("\u00a0");
}

const HOUR = 60 * 60 * 1000;

/** The time in ms of a change of the clock: the last Sunday of a month of 31 days, at 1:00 UTC (directive 2000/84/CE, article 2). */
function clockChange(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * 24 * HOUR;
}

/** The day in Paris at a moment, as the content writes its dates: `2026-12-15`. */
export function dayInParis(moment: Date): string {
  const [time, year] = [moment.getTime(), moment.getUTCFullYear()];
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * HOUR).toISOString().slice(0, 10);
}

/** The format of a duration: a number stands before « semaines » only, so that what is drawn is what is read. */
export const weeksPattern = {
  source: "^(?:\\D|(?:[12]?\\d ?(?:à|-) ?)?[12]?\\d semaines?)+$".replaceAll(" ", "[ \\u00a0]"),
  example: "2 à 3 semaines",
};

/** The most weeks that a duration names: 7 for « négociation 2 à 3 semaines, signature 2 à 4 semaines ». @returns null if it names none. */
export function weeksIn(duration: string): number | null {
  const weeks = [...duration.matchAll(/(\d+)\ssemaine/g)].map(([, most]) => Number(most));
  return weeks.length > 0 ? weeks.reduce((sum, each) => sum + each) : null;
}
