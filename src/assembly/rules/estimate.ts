/** The estimated saving a year, in French. */
import { counted, numberInFrench } from "../../french/numbers";
import type { AssemblyDocumentsTexts } from "./content";
import type { VisitorAnswers } from "./read-answers";

/** Amounts are rounded to a multiple of this. Unit: euros. */
const ROUNDING_STEP = 100;

/** Rounds so that visitors can check the sum: 42 000 € × 25 % are 10 500 €. */
const rounded = (euros: number, step = ROUNDING_STEP): number => Math.round(euros / step) * step;

/** « 3 000 € » */
const inEuros = (euros: number) => `${numberInFrench(euros)}\u00a0€`;

/** « environ 3 000 € », « moins de 100 € » */
export const approximately = (euros: number, step = ROUNDING_STEP): string =>
  rounded(euros, step) < step ? `moins\u00a0de ${inEuros(step)}` : `environ ${inEuros(rounded(euros, step))}`;

/** A percentage of a cost, in euros. Whole cents avoid binary fractions, which could round to another multiple. */
const percentOf = (cost: number, percent: number) => (Math.round(cost * 100) * percent) / 10_000;

const perYear = (amount: string) => `${amount.charAt(0).toUpperCase()}${amount.slice(1)} par an`;

function estimateByLots(lots: number, amountPerLot: number) {
  const amount = approximately(lots * amountPerLot);
  return {
    result: perYear(amount),
    formulas: [`${inEuros(amountPerLot)} par lot × ${counted(lots, "lot")}, soit ${amount}.`],
  };
}

type Rates = Pick<AssemblyDocumentsTexts, "averageRate" | "highRate" | "amountPerLot">;

/** Yearly saving from the cost, or else the lots. Null without both, or while the cost is invalid. */
export function estimate(answers: VisitorAnswers, { averageRate, highRate, amountPerLot }: Rates) {
  const { cost, lots, problems } = answers;
  if (problems.cost) return null;
  if (cost === null) return lots === null ? null : estimateByLots(lots, amountPerLot);
  const average = percentOf(cost, averageRate);
  const high = rounded(percentOf(cost, highRate));
  // For a small cost, both amounts round to the same one.
  const isRange = high > rounded(average);
  const range = isRange ? ` en moyenne, jusqu’à ${inEuros(high)} selon le contrat` : "";

  const formulas = [averageRate, highRate].map(
    (rate) => `${inEuros(cost)} × ${rate}\u00a0%, soit ${approximately(percentOf(cost, rate))}.`,
  );
  // An amount per lot is small, so it is rounded to 10 euros.
  if (lots) formulas.push(`Par lot\u00a0: ${approximately(average / lots, 10)} en moyenne.`);
  return { result: perYear(approximately(average)) + range, formulas };
}
