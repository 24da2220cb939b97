import { numberInFrench } from "../../french/numbers";

/** Unit: euros. */
const STEP = 100;

/** Rounds so that visitors can check the sum: 42 000 € × 25 % are 10 500 €. */
export const rounded = (euros: number, step = STEP): number => Math.round(euros / step) * step;

/** « 3 000 € » */
export const inEuros = (euros: number) => `${numberInFrench(euros)}\u00a0€`;

/** « environ 3 000 € », « moins de 100 € » */
export const approximately = (euros: number, step = STEP): string =>
  rounded(euros, step) < step ? `moins\u00a0de ${inEuros(step)}` : `environ ${inEuros(rounded(euros, step))}`;
