import { counted, numberInFrench } from "../../french/numbers";
import type { Entries } from "./entries";

/** In euros. */
const STEP = 100;

/** Rounds to two significant digits, at least one step: estimates are not more precise. */
export function rounded(euros: number, finest = STEP): number {
  const step = Math.max(finest, 10 ** (Math.floor(euros).toFixed(0).length - 2));
  return Math.round(euros / step) * step;
}

const inEuros = (euros: number) => `${numberInFrench(euros)}\u00a0€`;

/** « environ 3 000 € », « moins de 100 € » */
export const about = (euros: number, finest = STEP): string =>
  rounded(euros, finest) < finest
    ? `moins\u00a0de ${inEuros(finest)}`
    : `environ ${inEuros(rounded(euros, finest))}`;

/** In euros. Computes with whole cents, because a binary fraction could round to another step. */
const share = (cost: number, percent: number) => (Math.round(cost * 100) * percent) / 10_000;

const perYear = (amount: string) => `${amount.charAt(0).toUpperCase()}${amount.slice(1)} par an`;

export function estimateByLots(lots: number, amountPerLot: number) {
  const amount = about(lots * amountPerLot);
  return {
    result: perYear(amount),
    formulas: [`${inEuros(amountPerLot)} par lot × ${counted(lots, "lot")}, soit ${amount}.`],
  };
}

type Rates = Pick<Queries.AssemblyTexts, "averageRate" | "highRate" | "amountPerLot">;

/** Yearly saving from the cost, or else the lots. Null without both, or while the cost or an entry it derives from is invalid. */
export function estimate(entries: Entries, { averageRate, highRate, amountPerLot }: Rates) {
  const { cost, usage, lots, problems } = entries;
  if (problems.cost || problems.consumption || problems.price) return null;
  if (cost === null) return lots === null ? null : estimateByLots(lots, amountPerLot);
  const average = share(cost, averageRate);
  const high = rounded(share(cost, highRate));
  const most = high <= rounded(average) ? "" : ` en moyenne, jusqu’à ${inEuros(high)} selon le contrat`;
  return {
    result: perYear(about(average)) + most,
    formulas: [
      ...(usage ? [`${usage}, soit ${about(cost)} par an.`] : []),
      ...[averageRate, highRate].map(
        (rate) => `${inEuros(cost)} × ${rate}\u00a0%, soit ${about(share(cost, rate))}.`,
      ),
      ...(lots ? [`Par lot\u00a0: ${about(average / lots, 10)} en moyenne.`] : []),
    ],
  };
}
