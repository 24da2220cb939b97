/** The recap of a request that its visitor has yet to send by e-mail: a reload must not lose it. What is stored is checked like any input. */
import { keep, stored } from "../forms/memory";
import type { RecapLine } from "./recap";

const isLine = (line: unknown): line is RecapLine => {
  const { label, answer } = (line ?? {}) as Readonly<Record<string, unknown>>;
  return typeof label === "string" && typeof answer === "string";
};

export const keepRecap = (recap: readonly RecapLine[]): void => keep("recapitulatif", recap);

export function keptRecap(): readonly RecapLine[] | undefined {
  const value = stored("recapitulatif");
  return Array.isArray(value) && value.every(isLine) ? value : undefined;
}
