import type { Situation } from "./schedule-steps";
import { type DaysOfSchedule, daysOfSchedule, months, schedule } from "./testing/schedules";

interface Case {
  name: string;
  situation: Partial<Situation>;
  /** The days that the case is about. */
  expected: Partial<DaysOfSchedule>;
}

const cases: Case[] = [
  {
    name: "a small meter: sign 21 days before",
    situation: { end: "2027-06-30", notice: months(2), isSmall: true },
    expected: {
      kind: "anytime",
      fit: null,
      contract: { end: "2027-06-30", receipt: null, posting: null },
      assembly: {
        last: "2027-05-25",
        convocation: "2027-05-03",
        letters: "2027-04-26",
        agenda: "2027-04-12",
        study: "2027-03-03",
      },
    },
  },
  {
    name: "a small meter without an end or a notice",
    situation: { isSmall: true },
    expected: { kind: "anytime", fit: null, contract: { end: null, receipt: null, posting: null } },
  },
  {
    name: "a small meter, whose assembly after the change is not too late",
    situation: { end: "2027-06-30", isSmall: true, meeting: "2027-07-01" },
    expected: { kind: "anytime", fit: "fits" },
  },
  {
    name: "a contract that ends by itself, whose assembly can only come later",
    situation: { end: "2026-12-31", notice: months(3), renewal: "ends" },
    expected: {
      kind: "ends",
      fit: null,
      contract: { end: "2026-12-31", receipt: null, posting: null },
      vote: { day: "2026-12-17", end: "2026-12-31", receipt: null, posting: null },
    },
  },
  {
    name: "no assembly in time any more: the vote aims at the next end",
    situation: { end: "2027-02-15", notice: months(2) },
    expected: {
      contract: { end: "2027-02-15", receipt: "2026-12-15", posting: "2026-12-08" },
      vote: { day: "2026-12-17", end: "2028-02-15", receipt: "2027-12-15", posting: "2027-12-08" },
    },
  },
  {
    name: "a tight assembly: no day before its vote",
    situation: { end: "2027-12-31", notice: months(6), meeting: "2027-06-24" },
    expected: {
      kind: "terminate",
      fit: "tight",
      vote: { day: "2027-06-24", end: "2027-12-31", receipt: "2027-06-30", posting: "2027-06-24" },
    },
  },
  {
    name: "an assembly that can no longer be convened",
    situation: { end: "2027-12-31", notice: months(3), meeting: "2026-12-10" },
    expected: {
      kind: "terminate",
      fit: "closed",
      assembly: {
        last: "2027-09-15",
        convocation: "2027-08-24",
        letters: "2027-08-17",
        agenda: "2027-08-03",
        study: "2027-06-24",
      },
    },
  },
  {
    name: "the last day of a month, which stays one",
    situation: { end: "2026-06-30", notice: months(3), renewal: 6 },
    expected: { contract: { end: "2027-06-30", receipt: "2027-03-30", posting: "2027-03-23" } },
  },
  {
    name: "no notice",
    situation: { end: "2027-12-31" },
    expected: {
      kind: "unknown",
      fit: null,
      contract: { end: "2027-12-31", receipt: null, posting: null },
      assembly: { last: null, convocation: null, letters: null, agenda: null, study: null },
    },
  },
];

it.each(cases)("$name", ({ situation, expected }) => {
  expect(daysOfSchedule(situation)).toMatchObject(expected);
});

it("aims at the open end after the vote where an open-ended contract has its assembly after the last day", () => {
  const { posting, end, open, vote } = schedule({
    end: "2027-06-30",
    notice: months(3),
    renewal: "open",
    meeting: "2027-05-15",
  });
  expect(end).toBe("2027-06-30");
  expect(posting?.day).toBe("2027-03-23");
  expect(open).toBeNull();
  expect(vote).toEqual({
    day: "2027-05-15",
    open: {
      posting: { legal: "2027-05-23", day: "2027-05-21" },
      receipt: "2027-05-30",
      end: "2027-08-30",
    },
    posting: "2027-05-21",
    receipt: null,
    end: "2027-08-30",
    isNext: true,
  });
});

it("shows the legal day, once the working day before it is past", () => {
  const { contract } = daysOfSchedule({ end: "2027-10-31", notice: months(3) }, "2027-07-31");
  expect(contract).toEqual({ end: "2027-10-31", receipt: "2027-07-31", posting: "2027-07-23" });
});
