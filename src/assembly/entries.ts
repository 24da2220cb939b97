import { isDay } from "../content/day";
import type { Day } from "./assembly-file";
import { type Duration } from "./days";

/** The values of the choices. Those of the energy are the contact form's. */
export const energies = ["electricite", "gaz", "electricite-gaz"] as const;
export const delegates = ["conseil-syndical", "syndic"] as const;

/** What the visitor has typed and chosen, read. `null` or an empty text: not given. */
export interface Entries {
  copropriete: string;
  energy: (typeof energies)[number] | null;
  lots: number | null;
  /** The yearly supply cost before tax, in euros. */
  cost: number | null;
  contractEnd: Day | null;
  notice: number | null;
  noticeUnit: Duration["unit"];
  meeting: Day | null;
  delegate: (typeof delegates)[number] | null;
  /** The largest yearly amount before tax, in euros. */
  ceiling: number | null;
  /** The longest duration of the contract, in months. */
  duration: number | null;
}

/** Nothing given yet. */
export const noEntries: Entries = {
  copropriete: "",
  energy: null,
  lots: null,
  cost: null,
  contractEnd: null,
  notice: null,
  noticeUnit: "months",
  meeting: null,
  delegate: null,
  ceiling: null,
  duration: null,
};

interface Limits<Value> {
  min: Value;
  max: Value;
}

/** What each field accepts. Larger numbers are typing errors. */
export const limits = {
  lots: { min: 1, max: 99_999 },
  cost: { min: 1, max: 99_999_999 },
  contractEnd: { min: "2000-01-01", max: "2099-12-31" },
  notice: { min: 1, max: 999 },
  meeting: { min: "2000-01-01", max: "2099-12-31" },
  ceiling: { min: 1, max: 99_999_999 },
  duration: { min: 1, max: 120 },
} as const satisfies Record<string, Limits<number> | Limits<Day>>;

/** Spaces between thousands, as typed, pasted or filled in by a keyboard. */
const SPACES = /[\s\u00a0\u202f]/g;

/**
 * Reads a whole number, or with `decimals` an amount: « 12 500,50 € ».
 * @returns null for an empty text, undefined for a wrong one.
 */
export function readNumber(
  text: string,
  { min, max }: Limits<number>,
  decimals = false,
): number | null | undefined {
  const typed = text.replace(SPACES, "");
  if (!typed) return null;
  if (!(decimals ? /^\d+([,.]\d{1,2})?€?$/ : /^\d+$/).test(typed)) return undefined;
  const number = Number(typed.replace(",", ".").replace("€", ""));
  return number >= min && number <= max ? number : undefined;
}

/** Reads the value of a date field. @returns null for an empty text, undefined for a wrong one. */
export function readDay(text: string, { min, max }: Limits<Day>): Day | null | undefined {
  if (!text) return null;
  return isDay(text) && text >= min && text <= max ? text : undefined;
}
