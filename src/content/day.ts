const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
  " ",
);

const NO_BREAK_SPACE = "\u00a0";
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists, from 1000 to 9999, as `2026-12-31`. */
export function isDay(text: string): boolean {
  const [, year = ""] = ISO.exec(text) ?? [];
  const time = Date.parse(`${text}T00:00:00Z`);
  return year >= "1000" && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/**
 * A day such as `2027-03-01` in French: « 1er mars 2027 », with no-break spaces. `typeset` raises the letters of « 1er ».
 * In a preview, a note replaces a missing day, and is returned unchanged.
 */
export function dayInFrench(day: string): string {
  const [date, year = "", month = "", dayOfMonth = ""] = ISO.exec(day) ?? [];
  if (!date) return day;
  const number = Number(dayOfMonth) === 1 ? "1er" : `${Number(dayOfMonth)}`;
  return [number, MONTHS[Number(month) - 1] ?? "", year].join(NO_BREAK_SPACE);
}
