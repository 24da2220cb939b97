import fc from "fast-check";

import { numberInFrench } from "./amounts";
import { type Entries, limits, noEntries, readDay, readNumber } from "./entries";
import { fieldNames, readFields, type Typed } from "./read-fields";

const empty = Object.fromEntries(fieldNames.map((name) => [name, ""])) as Typed;

describe("readNumber", () => {
  const { cost, lots } = limits;

  it.each([
    ["", null],
    ["  ", null],
    ["100", 100],
    ["1 200", 1200],
    ["1\u202f200", 1200],
    ["0", undefined],
    ["-5", undefined],
    ["1e3", undefined],
    ["12,5", undefined],
    ["cent", undefined],
    ["100000", undefined],
  ])("reads « %s » lots as %s", (text, expected) => {
    expect(readNumber(text, lots)).toBe(expected);
  });

  it.each([
    ["12500", 12_500],
    ["12 500,50", 12_500.5],
    ["12500.5", 12_500.5],
    ["12 500 €", 12_500],
    ["0,50", undefined],
    ["12,505", undefined],
    ["12.500,00", undefined],
    ["€", undefined],
  ])("reads « %s » euros as %s", (text, expected) => {
    expect(readNumber(text, cost, true)).toBe(expected);
  });

  it("reads every amount back as it is written in French", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999_900 }), (cents) => {
        expect(readNumber(numberInFrench(cents / 100), cost, true)).toBe(cents / 100);
      }),
    );
  });
});

it.each([
  ["", null],
  ["2027-03-31", "2027-03-31"],
  ["2027-02-30", undefined],
  ["1999-12-31", undefined],
  ["12027-03-31", undefined],
])("reads the date « %s » as %s", (text, expected) => {
  expect(readDay(text, limits.meeting)).toBe(expected);
});

describe("readFields", () => {
  const typed: Typed = {
    ...empty,
    copropriete: "  Les Tilleuls\u200b ",
    energy: "gaz",
    lots: "100",
    cost: "20 000",
    contractEnd: "2027-03-31",
    notice: "3",
    noticeUnit: "months",
  };
  const entries: Entries = {
    ...noEntries,
    copropriete: "Les Tilleuls",
    energy: "gaz",
    lots: 100,
    cost: 20_000,
    contractEnd: "2027-03-31",
    notice: 3,
  };

  it("reads what is typed", () => {
    expect(readFields(typed, noEntries)).toEqual({ entries, wrong: [] });
    expect(readFields(empty, entries)).toEqual({ entries: noEntries, wrong: [] });
  });

  it("keeps the last right value of a field whose value is wrong, and changes no other", () => {
    const wrongTexts: Partial<Typed> = { lots: "cent", cost: "-1", contractEnd: undefined, notice: "0" };
    for (const [name, text] of Object.entries(wrongTexts)) {
      expect(readFields({ ...typed, [name]: text }, entries)).toEqual({ entries, wrong: [name] });
      const changed = readFields({ ...typed, [name]: text, copropriete: "Les Ormes" }, entries);
      expect(changed.entries).toEqual({ ...entries, copropriete: "Les Ormes" });
    }
  });

  it("ignores an option that the form does not have", () => {
    expect(readFields({ ...typed, energy: "bois", delegate: "moi" }, noEntries).entries).toMatchObject({
      energy: null,
      delegate: null,
    });
  });
});
