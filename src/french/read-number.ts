/** The one reader of French numbers: for fields, tables and invoices. */
import { plainText } from "./plain-letters";

/** « 1 040 », « 1.040 », « 34'080 »: one kind of sign between groups of three. « 0.412 » has no groups. */
const GROUPED = `[1-9]\\d{0,2}(?:(?: \\d{3})+|(?:\\.\\d{3})+|(?:'\\d{3})+)`;

/** Decimals of an amount: « 34 080,50 ». */
const USUAL_DECIMALS = 2;

/** Pattern of a number, to find it among the words of a plain text (`plainText`). It captures no group. */
export const NUMBER_PATTERN = `(?:${GROUPED}|\\d+)(?:[.,]\\d{1,${USUAL_DECIMALS}})?`;

export interface FrenchNumber {
  /** 0 or more. */
  value: number;
  /** What follows the number, in plain letters without spaces: « kwh/an ». Empty without it. The caller knows which units it takes. */
  unit: string;
}

/** « 34 080,00 eur », in a plain text. The unit begins with no digit, and with no sign of a number. */
const numberAndUnit = (mostDecimals: number) =>
  new RegExp(
    `^(?:(?<grouped>${GROUPED})|(?<digits>\\d+))(?:[.,](?<decimals>\\d{1,${mostDecimals}}))?(?: ?(?<unit>[^\\d .,'].*))?$`,
  );

/**
 * Reads a text that is a number and its unit, and nothing else. A point before three digits groups: « 1.040 » is 1 040. « 1,040 » is
 * ambiguous, and read only where three decimals are usual. A full stop at the end is ignored.
 * @returns undefined for other texts.
 */
export function readNumber(text: string, mostDecimals = USUAL_DECIMALS): FrenchNumber | undefined {
  const found = numberAndUnit(mostDecimals).exec(plainText(text))?.groups;
  if (!found) return undefined;
  const { grouped, digits = "", decimals = "0", unit = "" } = found;
  const whole = grouped?.replace(/[ .']/g, "") ?? digits;
  return { value: Number(`${whole}.${decimals}`), unit: unit.replaceAll(" ", "") };
}
