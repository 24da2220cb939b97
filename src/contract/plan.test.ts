/** `planOf` against examples whose days are written out. */
import type { IsoDay } from "../french/dates";
import type { Plan, Situation } from "./plan";
import { daysOf, type PlanDays } from "./plan-days";
import { days, months, planFor, planned, TODAY } from "./testing/plans";

/** The days that a plan has. */
const daysIn = (plan: Plan): PlanDays =>
  Object.fromEntries(Object.entries(daysOf(plan)).filter(([, day]) => day));

const SATURDAY = "2026-11-28";
const FRIDAY = "2026-11-27";

interface Example {
  given: Partial<Situation>;
  today?: IsoDay;
  state: Plan["state"];
  days: PlanDays;
}

// The worked examples of the trade's readers, and the cases that the law makes hard: month ends, holidays, weekends.
// The comment of a row says what it shows.
const EXAMPLES: readonly Example[] = [
  // Only the end and the notice are given: the plan proposes the assembly.
  {
    given: { end: "2027-12-31", notice: months(3) },
    state: "inTime",
    days: {
      target: "2027-12-31",
      receipt: "2027-09-30",
      posting: "2027-09-23",
      assembly: "2027-09-15",
      convocation: "2027-08-24",
      letters: "2027-08-17",
      agenda: "2027-08-03",
      study: "2027-06-24",
    },
  },
  // The legal day of receipt, 28 February, is a Sunday.
  {
    given: { end: "2027-05-31", notice: months(3) },
    state: "inTime",
    days: {
      target: "2027-05-31",
      receipt: "2027-02-26",
      posting: "2027-02-19",
      assembly: "2027-02-12",
      convocation: "2027-01-21",
      letters: "2027-01-14",
      agenda: "2026-12-31",
      study: "2026-11-20",
    },
  },
  // The given assembly leaves time to post the letter.
  {
    given: { end: "2027-12-31", notice: months(3), assembly: planned("2027-06-15") },
    state: "inTime",
    days: {
      target: "2027-12-31",
      receipt: "2027-09-30",
      posting: "2027-09-23",
      assembly: "2027-06-15",
      convocation: "2027-05-24",
      letters: "2027-05-14",
      agenda: "2027-05-03",
      study: "2027-04-12",
    },
  },
  // The given assembly is a few days before the receipt: the letter leaves on its day.
  {
    given: { end: "2027-12-31", notice: months(3), assembly: planned("2027-09-27") },
    state: "tight",
    days: {
      target: "2027-12-31",
      receipt: "2027-09-30",
      posting: "2027-09-27",
      assembly: "2027-09-27",
      convocation: "2027-09-03",
      letters: "2027-08-27",
      agenda: "2027-08-13",
    },
  },
  // The given assembly is after the receipt: the plan proposes an earlier one.
  {
    given: { end: "2027-06-30", notice: months(3), assembly: planned("2027-04-15") },
    state: "assemblyTooLate",
    days: {
      target: "2027-06-30",
      receipt: "2027-03-30",
      posting: "2027-03-23",
      assembly: "2027-03-15",
      convocation: "2027-02-19",
      letters: "2027-02-12",
      lateAssembly: "2027-04-15",
      agenda: "2027-01-29",
      study: "2026-12-22",
    },
  },
  // The same with a notice of two months.
  {
    given: { end: "2027-10-31", notice: months(2), assembly: planned("2027-09-15") },
    state: "assemblyTooLate",
    days: {
      target: "2027-10-31",
      receipt: "2027-08-31",
      posting: "2027-08-24",
      assembly: "2027-08-16",
      convocation: "2027-07-23",
      letters: "2027-07-16",
      lateAssembly: "2027-09-15",
      agenda: "2027-07-02",
      study: "2027-05-25",
    },
  },
  // A posted letter may arrive too late.
  {
    given: { end: "2027-03-05", notice: months(3) },
    today: SATURDAY,
    state: "urgent",
    days: { target: "2027-03-05", receipt: "2026-12-04", posting: SATURDAY },
  },
  // The same contract with an assembly that is already convened: its vote comes before the receipt.
  {
    given: {
      end: "2027-03-05",
      notice: months(3),
      assembly: { status: "onAgenda", day: "2026-12-03" },
    },
    today: SATURDAY,
    state: "tight",
    days: {
      target: "2027-03-05",
      receipt: "2026-12-04",
      posting: "2026-12-03",
      assembly: "2026-12-03",
      convocation: "2026-11-10",
      letters: "2026-11-04",
      agenda: "2026-10-21",
    },
  },
  // The same assembly without its agenda sent: it can no longer be convened, so it does not count.
  {
    given: { end: "2027-03-05", notice: months(3), assembly: planned("2026-12-03") },
    today: SATURDAY,
    state: "urgent",
    days: { target: "2027-03-05", receipt: "2026-12-04", posting: SATURDAY },
  },
  // The first assembly that can be convened is a few days before the receipt.
  {
    given: { end: "2027-03-31", notice: months(3) },
    today: SATURDAY,
    state: "tight",
    days: {
      target: "2027-03-31",
      receipt: "2026-12-31",
      posting: "2026-12-22",
      assembly: "2026-12-22",
      convocation: "2026-11-30",
      letters: "2026-11-23",
      agenda: "2026-11-09",
    },
  },
  // The end is missed, and the contract renews by a year: the days are those of the next end.
  {
    given: { end: "2026-12-31", notice: months(3), assembly: planned("2027-03-10"), renewal: 12 },
    state: "missed",
    days: {
      missedEnd: "2026-12-31",
      missedReceipt: "2026-09-30",
      target: "2027-12-31",
      receipt: "2027-09-30",
      posting: "2027-09-23",
      assembly: "2027-03-10",
      convocation: "2027-02-16",
      letters: "2027-02-09",
      agenda: "2027-01-26",
      study: "2027-01-05",
    },
  },
  // The contract has renewed twice since its given end.
  {
    given: { end: "2024-06-30", notice: months(2), renewal: 12 },
    state: "missed",
    days: {
      missedEnd: "2024-06-30",
      missedReceipt: "2024-04-30",
      target: "2027-06-30",
      receipt: "2027-04-30",
      posting: "2027-04-23",
      assembly: "2027-04-15",
      convocation: "2027-03-24",
      letters: "2027-03-17",
      agenda: "2027-03-03",
      study: "2027-01-22",
    },
  },
  // The end is missed by one day, and the renewal is not known.
  {
    given: { end: "2027-02-27", notice: months(3) },
    today: SATURDAY,
    state: "missed",
    days: {
      missedEnd: "2027-02-27",
      missedReceipt: "2026-11-27",
      postingIfTwelveMonths: "2027-11-19",
    },
  },
  // After a missed end, the contract goes on without a term.
  {
    given: { end: "2026-09-30", notice: days(30), renewal: "open", assembly: planned("2027-01-20") },
    state: "openEnded",
    days: {
      missedEnd: "2026-09-30",
      missedReceipt: "2026-08-31",
      earliestEnd: "2027-03-06",
      posting: "2027-01-28",
      assembly: "2027-01-20",
      convocation: "2026-12-29",
      letters: "2026-12-22",
      agenda: "2026-12-08",
    },
  },
  { given: { end: "2027-12-31", isSmall: true }, state: "smallMeter", days: { wish: "2027-12-31" } },
  // The contract ends without a letter: what counts is the signature of the next one.
  {
    given: { end: "2027-02-27", renewal: "ends" },
    today: SATURDAY,
    state: "endsByItself",
    days: {
      target: "2027-02-27",
      signing: "2027-02-05",
      assembly: "2027-01-22",
      convocation: "2026-12-31",
      letters: "2026-12-24",
      agenda: "2026-12-10",
    },
  },
  // No assembly can vote before the receipt, but a letter can still be posted.
  {
    given: { end: "2027-03-12", notice: months(3) },
    today: SATURDAY,
    state: "noVote",
    days: { target: "2027-03-12", receipt: "2026-12-11", posting: "2026-12-04" },
  },
  // An assembly on the last day of receipt: the letter leaves on that day.
  {
    given: { end: "2027-12-31", notice: months(3), assembly: planned("2027-09-30") },
    state: "tight",
    days: {
      target: "2027-12-31",
      receipt: "2027-09-30",
      posting: "2027-09-30",
      assembly: "2027-09-30",
      convocation: "2027-09-08",
      letters: "2027-09-01",
      agenda: "2027-08-18",
    },
  },
  // The given assembly is long after the receipt.
  {
    given: { end: "2027-03-05", notice: months(3), assembly: planned("2027-06-15") },
    today: SATURDAY,
    state: "urgent",
    days: { target: "2027-03-05", receipt: "2026-12-04", posting: SATURDAY },
  },
  // After its end the contract has no term: the letter is for the end all the same.
  {
    given: { end: "2027-06-30", notice: months(3), renewal: "open", assembly: planned("2027-05-15") },
    state: "assemblyTooLate",
    days: {
      target: "2027-06-30",
      receipt: "2027-03-30",
      posting: "2027-03-23",
      assembly: "2027-03-15",
      lateAssembly: "2027-05-15",
      convocation: "2027-02-19",
      letters: "2027-02-12",
      agenda: "2027-01-29",
      study: "2026-12-22",
    },
  },
  // An assembly that can no longer be convened does not count.
  {
    given: { isOpenEnded: true, notice: months(3), assembly: planned("2026-12-10") },
    today: SATURDAY,
    state: "openEnded",
    days: {
      assembly: "2026-12-22",
      convocation: "2026-11-30",
      letters: "2026-11-23",
      agenda: "2026-11-09",
      posting: "2026-12-30",
      earliestEnd: "2027-04-06",
    },
  },
  { given: { end: "2027-12-31" }, state: "incomplete", days: { incompleteEnd: "2027-12-31" } },
  { given: { notice: months(3) }, state: "incomplete", days: {} },
];

it.each(EXAMPLES)("the plan of $given is $state", ({ given, today = TODAY, state, days: expected }) => {
  const plan = planFor(given, today);
  expect({ state: plan.state, days: daysIn(plan) }).toEqual({ state, days: expected });
});

it("if a late assembly is kept, the letter is for the first end that its vote reaches", () => {
  const late = { notice: months(3), end: "2027-06-30", assembly: planned("2027-04-15"), renewal: 12 };
  const plan = planFor({ ...late, keepsAssembly: true });
  expect(plan.state).toBe("inTime");
  expect(daysIn(plan)).toEqual({
    target: "2028-06-30",
    receipt: "2028-03-30",
    posting: "2028-03-23",
    assembly: "2027-04-15",
    convocation: "2027-03-24",
    letters: "2027-03-17",
    agenda: "2027-03-03",
    study: "2027-02-10",
  });
});

it("a late assembly is not kept while the next end is not known", () => {
  const given = {
    notice: months(3),
    end: "2027-06-30",
    assembly: planned("2027-04-15"),
    keepsAssembly: true,
  };
  expect(planFor(given).state).toBe("assemblyTooLate");
  expect(planFor({ ...given, renewal: "open" }).state).toBe("openEnded");
});

it("after a vote, the letter is due in time or today", () => {
  const voted = { notice: months(3), assembly: { status: "voted" as const, day: null } };
  expect(daysIn(planFor({ ...voted, end: "2027-03-12" }, SATURDAY))).toEqual({
    target: "2027-03-12",
    receipt: "2026-12-11",
    posting: "2026-12-04",
  });
  expect(planFor({ ...voted, end: "2027-03-05" }, SATURDAY)).toMatchObject({
    state: "urgent",
    isVoted: true,
  });
});

it("the receipt is the legal day once the working day before it is past", () => {
  // The legal day of receipt is Saturday 28 November.
  const { letter } = planFor({ end: "2027-02-28", notice: months(3) }, SATURDAY) as Extract<
    Plan,
    { state: "urgent" }
  >;
  expect(letter.receipt).toBe(SATURDAY);
  expect(planFor({ end: "2027-02-28", notice: months(3) }, FRIDAY).state).toBe("urgent");
});
