/** The smallest step of an estimate, in euros. */
export const STEP = 100;

/** A number in French, with two decimals or more if it is not whole: « 12 500 », « 12 500,50 ». */
export function numberInFrench(number: number, maximumFractionDigits = 2): string {
  const minimumFractionDigits = Number.isInteger(number) ? 0 : 2;
  const text = number.toLocaleString("fr", { minimumFractionDigits, maximumFractionDigits });
  return text.replaceAll("\u202f", "\u00a0");
}

/** Rounds to two digits, and never finer than a step: an estimate is not more exact. Half is rounded up. */
export function rounded(euros: number, finest = STEP): number {
  const step = Math.max(finest, 10 ** (Math.floor(euros).toFixed(0).length - 2));
  return Math.round(euros / step) * step;
}
