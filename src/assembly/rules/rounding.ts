import { numberInFrench } from "../../french/numbers";

/** In euros. */
const STEP = 100;

/** Rounds to two significant digits, at least one step: estimates are not more precise. */
export function rounded(euros: number, finest = STEP): number {
  const step = Math.max(finest, 10 ** (Math.floor(euros).toFixed(0).length - 2));
  return Math.round(euros / step) * step;
}

/** « 3 000 € » */
export const inEuros = (euros: number) => `${numberInFrench(euros)}\u00a0€`;

/** « environ 3 000 € », « moins de 100 € » */
export const about = (euros: number, finest = STEP): string =>
  rounded(euros, finest) < finest
    ? `moins\u00a0de ${inEuros(finest)}`
    : `environ ${inEuros(rounded(euros, finest))}`;
