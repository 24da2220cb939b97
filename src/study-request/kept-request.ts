/** Keeps what a reload must not lose of a submitted request. Stored values are checked like any input. */
import { keep, stored } from "../forms/memory";
import type { RecapLine } from "./recap";

const isRecapLine = (line: unknown): line is RecapLine => {
  const { label, answer } = (line ?? {}) as Readonly<Record<string, unknown>>;
  return typeof label === "string" && typeof answer === "string";
};

/** The recap of a request that its visitor has yet to send by e-mail. */
export const keepRecap = (recap: readonly RecapLine[]): void => keep("recapitulatif", recap);

export function keptRecap(): readonly RecapLine[] | undefined {
  const value = stored("recapitulatif");
  return Array.isArray(value) && value.every(isRecapLine) ? value : undefined;
}

/** A request that has not arrived, or may not have. A request about the same building is a retry of it. */
export interface Attempt {
  number: string;
  building: string;
}

export const keepAttempt = (attempt: Attempt | undefined): void => keep("numero", attempt);

export function keptAttempt(): Attempt | undefined {
  const { number, building } = (stored("numero") ?? {}) as Readonly<Record<string, unknown>>;
  return typeof number === "string" && typeof building === "string" ? { number, building } : undefined;
}
