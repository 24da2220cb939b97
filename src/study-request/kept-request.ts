/** What a reload must not lose of a request that was submitted. What is stored is checked like any input. */
import { keep, stored } from "../forms/memory";
import type { RecapLine } from "./recap";

const isLine = (line: unknown): line is RecapLine => {
  const { label, answer } = (line ?? {}) as Readonly<Record<string, unknown>>;
  return typeof label === "string" && typeof answer === "string";
};

/** The recap of a request that its visitor has yet to send by e-mail. */
export const keepRecap = (recap: readonly RecapLine[]): void => keep("recapitulatif", recap);

export function keptRecap(): readonly RecapLine[] | undefined {
  const value = stored("recapitulatif");
  return Array.isArray(value) && value.every(isLine) ? value : undefined;
}

/** A request that has not arrived, or may not have: its number, and the building by which a retry of it is known. */
export interface Attempt {
  number: string;
  building: string;
}

export const keepAttempt = (attempt: Attempt | undefined): void => keep("numero", attempt);

export function keptAttempt(): Attempt | undefined {
  const { number, building } = (stored("numero") ?? {}) as Readonly<Record<string, unknown>>;
  return typeof number === "string" && typeof building === "string" ? { number, building } : undefined;
}
