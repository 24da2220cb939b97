import { execFileSync } from "node:child_process";

import fc from "fast-check";

import { isDay } from "../content/day";
import type { Day } from "./assembly-file";
import { before, dayOf, daysBefore, monthsBefore } from "./days";

const DAY = 24 * 60 * 60 * 1000;

/** All days of the calendar that the form accepts. */
const days = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const numbers = (day: Day) => day.split("-").map(Number) as [number, number, number];
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

describe("monthsBefore", () => {
  it.each([
    ["2027-05-31", 3, "2027-02-28"],
    ["2028-05-31", 3, "2028-02-29"],
    ["2027-03-31", 3, "2026-12-31"],
    ["2027-03-31", 1, "2027-02-28"],
    ["2028-02-29", 12, "2027-02-28"],
    ["2028-02-29", 48, "2024-02-29"],
    ["2027-12-31", 6, "2027-06-30"],
    ["2027-01-15", 1, "2026-12-15"],
  ])("%s, %i months before, is %s", (day, count, expected) => {
    expect(monthsBefore(day, count)).toBe(expected);
  });

  it("keeps the day of the month, or takes the last one of a shorter month", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 999 }), (day, count) => {
        const [year, month, dayOfMonth] = numbers(day);
        const [newYear, newMonth, newDay] = numbers(monthsBefore(day, count));
        expect(newYear * 12 + newMonth).toBe(year * 12 + month - count);
        expect(newDay).toBe(Math.min(dayOfMonth, lastDayOf(newYear, newMonth)));
      }),
    );
  });
});

describe("daysBefore", () => {
  it.each([
    // The clock changes on 28 March and on 31 October 2027.
    ["2027-04-01", 7, "2027-03-25"],
    ["2027-11-03", 7, "2027-10-27"],
    ["2028-03-01", 1, "2028-02-29"],
    ["2027-03-01", 1, "2027-02-28"],
    ["2027-01-01", 1, "2026-12-31"],
  ])("%s, %i days before, is %s", (day, count, expected) => {
    expect(daysBefore(day, count)).toBe(expected);
  });

  it("is exactly that many days of 24 hours in UTC", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 5000 }), (day, count) => {
        expect(Date.parse(day) - Date.parse(daysBefore(day, count))).toBe(count * DAY);
      }),
    );
  });
});

it("never gives a later day for a longer notice", () => {
  const units = fc.constantFrom("days" as const, "months" as const);
  fc.assert(
    fc.property(days, units, fc.integer({ min: 1, max: 998 }), (day, unit, count) => {
      const shorter = before(day, { count, unit });
      const longer = before(day, { count: count + 1, unit });
      expect(longer < shorter).toBe(true);
      expect(isDay(longer)).toBe(true);
    }),
  );
});

/** Runs in another process, because a process has one time zone. */
const SCRIPT = `
const { before, dayOf } = require("./src/assembly/days.ts");
const ends = ["2027-03-28", "2027-10-31", "2028-02-29", "2027-05-31", "2027-01-01"];
const notices = [{ count: 3, unit: "months" }, { count: 60, unit: "days" }, { count: 1, unit: "days" }];
const today = [0, 12, 23].map((hour) => dayOf(new Date(2027, 2, 28, hour, 59)));
console.log(JSON.stringify([today, ends.map((end) => notices.map((notice) => before(end, notice)))]));
`;

it.each([
  "Pacific/Pago_Pago",
  "America/New_York",
  "UTC",
  "Europe/Paris",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
])("no day moves in the time zone %s", (TZ) => {
  const args = ["--import", "tsx", "--eval", SCRIPT];
  const output = execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: "utf8" });
  expect(JSON.parse(output)).toEqual([
    ["2027-03-28", "2027-03-28", "2027-03-28"],
    [
      ["2026-12-28", "2027-01-27", "2027-03-27"],
      ["2027-07-31", "2027-09-01", "2027-10-30"],
      ["2027-11-29", "2027-12-31", "2028-02-28"],
      ["2027-02-28", "2027-04-01", "2027-05-30"],
      ["2026-10-01", "2026-11-02", "2026-12-31"],
    ],
  ]);
});

it("takes the visitor's own day, a minute before and after midnight", () => {
  expect(dayOf(new Date(2027, 11, 31, 23, 59))).toBe("2027-12-31");
  expect(dayOf(new Date(2028, 0, 1, 0, 0))).toBe("2028-01-01");
});
