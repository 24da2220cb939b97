import { counted } from "../../french/numbers";
import type { Entries } from "./entries";
import { about, inEuros, rounded } from "./rounding";

/** Unit: euros. Computes with whole cents, because a binary fraction could round to another step. */
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
