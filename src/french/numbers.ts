/** Each place before three, six or more digits at the end: the two in « 1500000 ». */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** « 12 500 », « 12 500,50 »: whole, or with at least two decimals. */
export function numberInFrench(number: number, maximumFractionDigits = 2): string {
  // A page shows a whole number on load, and `Intl` is slow at its first use: see `MONTHS` in dates.ts.
  if (Number.isInteger(number)) return `${number}`.replace(THOUSANDS, "\u00a0");
  const text = number.toLocaleString("fr", { minimumFractionDigits: 2, maximumFractionDigits });
  return text.replaceAll("\u202f", "\u00a0");
}

/** In French, 0 and 1 take the singular. */
export const plural = (count: number, noun: string) => (count < 2 ? noun : `${noun}s`);

/** « 1 lot », « 1 200 lots », with a no-break space. */
export const counted = (count: number, noun: string) =>
  `${numberInFrench(count)}\u00a0${plural(count, noun)}`;

/** « 4, 5 et 9 » */
export const listInFrench = (numbers: readonly number[]) =>
  numbers.join(", ").replace(/, (?=[^,]*$)/, " et ");

/** « 33 semaines », « 1 semaine », « moins d’une semaine » */
export const weeksInFrench = (weeks: number) =>
  weeks === 0 ? "moins d’une semaine" : counted(weeks, "semaine");
