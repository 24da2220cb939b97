const NO_BREAK_SPACE = "\u00a0";

/** A number in French, with two decimals if it is not whole: « 12 500 », « 12 500,50 ». */
export function numberInFrench(number: number): string {
  const [whole = "", decimals] = number.toFixed(Number.isInteger(number) ? 0 : 2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** A rounded yearly amount in French: « 3 000 € ». What is rounded to nothing is « moins de 100 € ». */
export const amountInFrench = (euros: number): string =>
  euros > 0
    ? `${numberInFrench(euros)}${NO_BREAK_SPACE}€`
    : `moins${NO_BREAK_SPACE}de${NO_BREAK_SPACE}100${NO_BREAK_SPACE}€`;

/** The share of one lot in a yearly amount, in whole euros: « 72 € ». */
export const amountPerLot = (euros: number, lots: number): string =>
  `${numberInFrench(Math.round(euros / lots))}${NO_BREAK_SPACE}€`;
