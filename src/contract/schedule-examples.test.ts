import type { Situation } from "./schedule-steps";
import { days, type DaysOfSchedule, daysOfSchedule, months } from "./testing/schedules";

interface Example {
  name: string;
  situation: Partial<Situation>;
  expected: DaysOfSchedule;
}

/** Worked examples, computed independently of this code. */
const examples: Example[] = [
  {
    name: "an end that is missed, renewed by a year",
    situation: { end: "2026-12-31", notice: months(3), meeting: "2027-03-10" },
    expected: {
      kind: "terminate",
      fit: "fits",
      contract: { end: "2027-12-31", receipt: "2027-09-30", posting: "2027-09-23" },
      assembly: {
        last: "2027-09-15",
        convocation: "2027-02-16",
        letters: "2027-02-09",
        agenda: "2027-01-26",
        study: "2027-01-05",
      },
      vote: { day: "2027-03-10", end: "2027-12-31", receipt: "2027-09-30", posting: "2027-09-23" },
    },
  },
  {
    name: "an end more than two years ago, renewed each year",
    situation: { end: "2024-06-30", notice: months(2) },
    expected: {
      kind: "terminate",
      fit: null,
      contract: { end: "2027-06-30", receipt: "2027-04-30", posting: "2027-04-23" },
      assembly: {
        last: "2027-04-15",
        convocation: "2027-03-24",
        letters: "2027-03-17",
        agenda: "2027-03-03",
        study: "2027-01-22",
      },
      vote: { day: "2027-04-15", end: "2027-06-30", receipt: "2027-04-30", posting: "2027-04-23" },
    },
  },
  {
    name: "an open-ended contract",
    situation: { end: "2026-09-30", notice: days(30), renewal: "open", meeting: "2027-01-20" },
    expected: {
      kind: "open",
      fit: "fits",
      contract: { end: "2026-09-30", receipt: null, posting: "2027-01-28" },
      assembly: {
        last: null,
        convocation: "2026-12-29",
        letters: "2026-12-22",
        agenda: "2026-12-08",
        study: "2026-11-17",
      },
      vote: { day: "2027-01-20", end: "2027-03-06", receipt: null, posting: "2027-01-28" },
    },
  },
  {
    name: "an assembly after the last day of receipt",
    situation: { end: "2027-06-30", notice: months(3), meeting: "2027-04-15" },
    expected: {
      kind: "terminate",
      fit: "late",
      contract: { end: "2027-06-30", receipt: "2027-03-30", posting: "2027-03-23" },
      assembly: {
        last: "2027-03-15",
        convocation: "2027-02-19",
        letters: "2027-02-12",
        agenda: "2027-01-29",
        study: "2026-12-22",
      },
      vote: { day: "2027-04-15", end: "2028-06-30", receipt: "2028-03-30", posting: "2028-03-23" },
    },
  },
  {
    name: "a contract without an assembly",
    situation: { end: "2027-12-31", notice: months(3) },
    expected: {
      kind: "terminate",
      fit: null,
      contract: { end: "2027-12-31", receipt: "2027-09-30", posting: "2027-09-23" },
      assembly: {
        last: "2027-09-15",
        convocation: "2027-08-24",
        letters: "2027-08-17",
        agenda: "2027-08-03",
        study: "2027-06-24",
      },
      vote: { day: "2027-09-15", end: "2027-12-31", receipt: "2027-09-30", posting: "2027-09-23" },
    },
  },
  {
    name: "a last day of receipt on a Sunday, at the end of February",
    situation: { end: "2027-05-31", notice: months(3) },
    expected: {
      kind: "terminate",
      fit: null,
      contract: { end: "2027-05-31", receipt: "2027-02-26", posting: "2027-02-19" },
      assembly: {
        last: "2027-02-12",
        convocation: "2027-01-21",
        letters: "2027-01-14",
        agenda: "2026-12-31",
        study: "2026-11-20",
      },
      vote: { day: "2027-02-12", end: "2027-05-31", receipt: "2027-02-26", posting: "2027-02-19" },
    },
  },
  {
    name: "an assembly two weeks after the last day of receipt",
    situation: { end: "2027-10-31", notice: months(2), meeting: "2027-09-15" },
    expected: {
      kind: "terminate",
      fit: "late",
      contract: { end: "2027-10-31", receipt: "2027-08-31", posting: "2027-08-24" },
      assembly: {
        last: "2027-08-16",
        convocation: "2027-07-23",
        letters: "2027-07-16",
        agenda: "2027-07-02",
        study: "2027-05-25",
      },
      vote: { day: "2027-09-15", end: "2028-10-31", receipt: "2028-08-31", posting: "2028-08-24" },
    },
  },
  {
    name: "letters of a convocation due on Whit Monday",
    situation: { end: "2027-12-31", notice: months(3), meeting: "2027-06-15" },
    expected: {
      kind: "terminate",
      fit: "fits",
      contract: { end: "2027-12-31", receipt: "2027-09-30", posting: "2027-09-23" },
      assembly: {
        last: "2027-09-15",
        convocation: "2027-05-24",
        letters: "2027-05-14",
        agenda: "2027-05-03",
        study: "2027-04-12",
      },
      vote: { day: "2027-06-15", end: "2027-12-31", receipt: "2027-09-30", posting: "2027-09-23" },
    },
  },
];

it.each(examples)("has the days of the worked example: $name", ({ situation, expected }) => {
  expect(daysOfSchedule(situation)).toEqual(expected);
});
