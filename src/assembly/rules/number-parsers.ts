/** Parsers of the fields' numbers. */
import { readNumber } from "../../french/read-number";

/**
 * A parser of a number from `min` to `max`; null for other texts.
 * @param unit pattern of the optional unit, without spaces. @param most decimals.
 */
export const numberWith = (unit: string, min: number, max: number, most = 2) => {
  const isUnit = new RegExp(`^(?:${unit})?$`);
  return (text: string) => {
    const read = readNumber(text, most);
    const isTaken = read && isUnit.test(read.unit) && read.value >= min && read.value <= max;
    return isTaken ? read.value : null;
  };
};

/** As `numberWith`, for whole numbers. */
export const wholeWith = (unit: string, min: number, max: number) => (text: string) => {
  const value = numberWith(unit, min, max)(text);
  return Number.isInteger(value) ? value : null;
};
