import type { AssemblyTexts } from "../content/types/assemblyFile";
import type { Entries } from "./fields";

const NO_BREAK_SPACE = "\u00a0";

/** The smallest step of an estimate, in euros. */
const STEP = 100;

type Rates = Pick<AssemblyTexts, "averageRate" | "highRate" | "amountPerLot">;

/** An estimate of the savings of a year, in French. */
export interface Estimate {
  result: string;
  formulas: readonly string[];
}

/** A number in French, with two decimals if it is not whole: « 12 500 », « 12 500,50 ». */
export function numberInFrench(number: number): string {
  const [whole = "", decimals] = number.toFixed(Number.isInteger(number) ? 0 : 2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return decimals ? `${grouped},${decimals}` : grouped;
}

const inEuros = (euros: number) => `${numberInFrench(euros)}${NO_BREAK_SPACE}€`;

/** Rounds to two digits, and never finer than a step: more would promise what an estimate cannot keep. Half is rounded up. */
export function rounded(euros: number, finest = STEP): number {
  const step = Math.max(finest, 10 ** (Math.floor(euros).toFixed(0).length - 2));
  return Math.round(euros / step) * step;
}

/** A rounded amount: « environ 3 000 € », « moins de 100 € ». */
export const about = (euros: number, finest = STEP): string =>
  rounded(euros, finest) < finest
    ? `moins${NO_BREAK_SPACE}de ${inEuros(finest)}`
    : `environ ${inEuros(rounded(euros, finest))}`;

/** A text with a capital at its start. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A rate of a cost, in euros. In whole cents, so that no binary fraction moves an amount to the other side of a step. */
const share = (cost: number, percent: number) => (Math.round(cost * 100) * percent) / 10_000;

const formula = (cost: number, percent: number) =>
  `${inEuros(cost)} × ${percent}${NO_BREAK_SPACE}%, soit ${about(share(cost, percent))}.`;

/**
 * Estimates the savings of a year: from the supply cost, which is the better basis, or from the number of lots.
 * @returns null without cost and lots, and while the cost, or what it follows from, is wrong.
 */
export function estimate(
  { cost, usage, lots, problems }: Pick<Entries, "cost" | "usage" | "lots" | "problems">,
  rates: Rates,
): Estimate | null {
  if (problems.cost || problems.consumption || problems.price) return null;
  if (cost !== null) {
    const [average, high] = [share(cost, rates.averageRate), share(cost, rates.highRate)];
    const most =
      rounded(high) < STEP ? "" : ` en moyenne, jusqu’à ${inEuros(rounded(high))} selon le contrat`;
    return {
      result: `${sentence(about(average))} par an${most}`,
      formulas: [
        ...(usage ? [`${usage}, soit ${about(cost)} par an.`] : []),
        formula(cost, rates.averageRate),
        formula(cost, rates.highRate),
        ...(lots ? [`Par lot${NO_BREAK_SPACE}: ${about(average / lots, 10)} en moyenne.`] : []),
      ],
    };
  }
  return lots === null ? null : estimateByLots(lots, rates);
}

/** Estimates the savings of a year from the number of lots. */
export function estimateByLots(lots: number, { amountPerLot }: Pick<Rates, "amountPerLot">): Estimate {
  const amount = about(lots * amountPerLot);
  return {
    result: `${sentence(amount)} par an`,
    formulas: [
      `${inEuros(amountPerLot)} par lot × ${numberInFrench(lots)}${NO_BREAK_SPACE}${lots === 1 ? "lot" : "lots"}, soit ${amount}.`,
    ],
  };
}
