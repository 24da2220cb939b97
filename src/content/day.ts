const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists, from 1000 to 9999, as `2026-12-31`. */
export function isDay(text: string): boolean {
  const time = ISO.test(text) && text >= "1000" ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const inFrench = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

/** A day such as `2027-03-01` in French, with no-break spaces: « 1er mars 2027 ». A preview's note stays as it is. */
export const dayInFrench = (day: string): string =>
  isDay(day) ? inFrench.format(new Date(day)).replace(/^1 /, "1er ").replaceAll(" ", "\u00a0") : day;

const month = new Intl.DateTimeFormat("fr", { month: "long", year: "numeric", timeZone: "UTC" });

/** The month of a day, with a no-break space: « novembre 2026 ». */
export const monthInFrench = (day: string): string => month.format(new Date(day)).replace(" ", "\u00a0");
