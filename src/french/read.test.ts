/** The readers of numbers and days. */
import { readDay, writtenDay } from "./read-day";
import { readNumber } from "./read-number";

it.each([
  ["412", 412, ""],
  ["412.000", 412_000, ""],
  ["1.040", 1040, ""],
  ["1\u202f040", 1040, ""],
  ["34’080,50", 34_080.5, ""],
  ["12.5", 12.5, ""],
  ["0", 0, ""],
  ["34\u2003080 €.", 34_080, "€"],
  ["1 040,5 MWh / an", 1040.5, "mwh/an"],
  ["45 Lots", 45, "lots"],
  ["12 à 40", 12, "a40"],
  ["18²", 18, "²"],
])("reads the number « %s » as %d and the unit « %s »", (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit });
});

it.each(["", "1,040", "0.412", "1 04", "1 040 12", "1.040 000", "12,505", "-3", "€ 5"])(
  "reads no number from « %s »",
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

it("where three decimals are usual, a comma begins decimals, and a point groups thousands", () => {
  expect(readNumber("0,412 MWh", 3)).toEqual({ value: 0.412, unit: "mwh" });
  expect(readNumber("1.040 MWh", 3)).toEqual({ value: 1040, unit: "mwh" });
});

it.each([
  ["31/12/2027", "2027-12-31"],
  ["31.12.27", "2027-12-31"],
  ["31 / 12 / 2027", "2027-12-31"],
  ["2027-12-31", "2027-12-31"],
  ["2027/12/31", "2027-12-31"],
  ["31\u202fdécembre\u202f2027.", "2027-12-31"],
  ["vendredi 31 déc. 2027", "2027-12-31"],
  ["31-déc.-27", "2027-12-31"],
  ["1er mars 2028", "2028-03-01"],
  ["30juil2027", "2027-07-30"],
  ["6/3/2027", "2027-03-06"],
])("reads the day « %s » as %s", (text, day) => {
  expect(readDay(text)).toBe(day);
});

// « jui » is June or July, « 27-12-31 » may begin with its year, and `constructor` is a property of every object.
it.each([
  "30 jui 2027",
  "30 ju 2027",
  "27-12-31",
  "31/12-2027",
  "31/02/2027",
  "12/31/2027",
  "déc. 2027",
  "31/12/2027 ?",
  "31/12/2027²",
  "31 constructor 2027",
])("reads no day from « %s »", (text) => {
  expect(readDay(text)).toBeUndefined();
});

it("tells a day that does not exist from a text that is none", () => {
  expect(writtenDay("12/31/2027")).toEqual({ year: 2027, month: 31, date: 12 });
  expect(writtenDay("bientôt")).toBeUndefined();
});
