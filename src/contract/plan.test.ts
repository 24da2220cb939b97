import type { IsoDay } from "../french/dates";
import type { AssemblyVote, Plan, Situation, Vote } from "./plan";
import { days, months, plan, planned, TODAY } from "./testing/plans";

/** The days of a plan by the signs of the worked examples: D receipt, P letter, V vote, CE, CP and A its convocation, S study. */
type Days = Readonly<Partial<Record<"E" | "D" | "P" | "V" | "CE" | "CP" | "A" | "S", IsoDay>>>;

const daysOfAssembly = ({ day, convening }: AssemblyVote): Days => ({
  V: day,
  CE: convening.electronic.day,
  CP: convening.letters.day,
  A: convening.agenda.day,
});

function daysOfVote(vote: Vote): Days {
  if (vote.kind === "assembly") return daysOfAssembly(vote);
  return vote.day ? { V: vote.day } : {};
}

function daysOf(found: Plan): Days {
  switch (found.state) {
    case "incomplete":
      return {};
    case "inTime":
    case "meetingTooLate":
      return { ...daysOfLetter(found.letter), ...daysOfVote(found.vote), ...daysOfStudy(found.study) };
    case "tight":
      return { ...daysOfLetter(found.letter), ...daysOfVote(found.vote) };
    case "noVote":
    case "urgent":
      return daysOfLetter(found.letter);
    case "missed": {
      const { next } = found;
      if (!next.isKnown) return {};
      return { ...daysOfLetter(next.letter), ...daysOfVote(next.vote), ...daysOfStudy(next.study) };
    }
    case "openEnded":
      return { E: found.earliestEnd, P: found.posting, ...daysOfVote(found.vote) };
    case "endsByItself":
      return { E: found.end, ...daysOfVote(found.vote) };
    case "smallMeter":
      return { ...(found.wish && { E: found.wish }), ...(found.vote && daysOfVote(found.vote)) };
  }
}

const daysOfLetter = (letter: { target: IsoDay; posting: IsoDay; receipt: { day: IsoDay } }): Days => ({
  E: letter.target,
  P: letter.posting,
  D: letter.receipt.day,
});
const daysOfStudy = (study: { day: IsoDay } | null): Days => (study ? { S: study.day } : {});

const SATURDAY = "2026-11-28";
const LAST_DAY_OF_RECEIPT = "2026-11-27";

interface Example {
  given: Partial<Situation>;
  today?: IsoDay;
  state: Plan["state"];
  days: Days;
}

// The worked examples of the trade's readers, and the cases that the law makes hard: month ends, holidays, weekends.
const EXAMPLES: readonly Example[] = [
  {
    given: { end: "2027-12-31", notice: months(3) },
    state: "inTime",
    days: {
      E: "2027-12-31",
      D: "2027-09-30",
      P: "2027-09-23",
      V: "2027-09-15",
      CE: "2027-08-24",
      CP: "2027-08-17",
      A: "2027-08-03",
      S: "2027-06-24",
    },
  },
  {
    given: { end: "2027-05-31", notice: months(3) },
    state: "inTime",
    days: {
      E: "2027-05-31",
      D: "2027-02-26",
      P: "2027-02-19",
      V: "2027-02-12",
      CE: "2027-01-21",
      CP: "2027-01-14",
      A: "2026-12-31",
      S: "2026-11-20",
    },
  },
  {
    given: { end: "2027-12-31", notice: months(3), meeting: planned("2027-06-15") },
    state: "inTime",
    days: {
      E: "2027-12-31",
      D: "2027-09-30",
      P: "2027-09-23",
      V: "2027-06-15",
      CE: "2027-05-24",
      CP: "2027-05-14",
      A: "2027-05-03",
      S: "2027-04-12",
    },
  },
  {
    given: { end: "2027-12-31", notice: months(3), meeting: planned("2027-09-27") },
    state: "tight",
    days: {
      E: "2027-12-31",
      D: "2027-09-30",
      P: "2027-09-27",
      V: "2027-09-27",
      CE: "2027-09-03",
      CP: "2027-08-27",
      A: "2027-08-13",
    },
  },
  {
    given: { end: "2027-06-30", notice: months(3), meeting: planned("2027-04-15") },
    state: "meetingTooLate",
    days: {
      E: "2027-06-30",
      D: "2027-03-30",
      P: "2027-03-23",
      V: "2027-03-15",
      CE: "2027-02-19",
      CP: "2027-02-12",
      A: "2027-01-29",
      S: "2026-12-22",
    },
  },
  {
    given: { end: "2027-10-31", notice: months(2), meeting: planned("2027-09-15") },
    state: "meetingTooLate",
    days: {
      E: "2027-10-31",
      D: "2027-08-31",
      P: "2027-08-24",
      V: "2027-08-16",
      CE: "2027-07-23",
      CP: "2027-07-16",
      A: "2027-07-02",
      S: "2027-05-25",
    },
  },
  {
    given: { end: "2027-03-05", notice: months(3) },
    today: SATURDAY,
    state: "urgent",
    days: { E: "2027-03-05", D: "2026-12-04", P: SATURDAY },
  },
  {
    given: {
      end: "2027-03-05",
      notice: months(3),
      meeting: { status: "onAgenda", day: "2026-12-03" },
    },
    today: SATURDAY,
    state: "tight",
    days: {
      E: "2027-03-05",
      D: "2026-12-04",
      P: "2026-12-03",
      V: "2026-12-03",
      CE: "2026-11-10",
      CP: "2026-11-04",
      A: "2026-10-21",
    },
  },
  {
    given: { end: "2027-03-05", notice: months(3), meeting: planned("2026-12-03") },
    today: SATURDAY,
    state: "urgent",
    days: { E: "2027-03-05", D: "2026-12-04", P: SATURDAY },
  },
  {
    given: { end: "2027-03-31", notice: months(3) },
    today: SATURDAY,
    state: "tight",
    days: {
      E: "2027-03-31",
      D: "2026-12-31",
      P: "2026-12-22",
      V: "2026-12-22",
      CE: "2026-11-30",
      CP: "2026-11-23",
      A: "2026-11-09",
    },
  },
  {
    given: { end: "2026-12-31", notice: months(3), meeting: planned("2027-03-10"), renewal: 12 },
    state: "missed",
    days: {
      E: "2027-12-31",
      D: "2027-09-30",
      P: "2027-09-23",
      V: "2027-03-10",
      CE: "2027-02-16",
      CP: "2027-02-09",
      A: "2027-01-26",
      S: "2027-01-05",
    },
  },
  {
    given: { end: "2024-06-30", notice: months(2), renewal: 12 },
    state: "missed",
    days: {
      E: "2027-06-30",
      D: "2027-04-30",
      P: "2027-04-23",
      V: "2027-04-15",
      CE: "2027-03-24",
      CP: "2027-03-17",
      A: "2027-03-03",
      S: "2027-01-22",
    },
  },
  {
    given: { end: "2027-02-27", notice: months(3) },
    today: SATURDAY,
    state: "missed",
    days: {},
  },
  {
    given: { end: "2026-09-30", notice: days(30), renewal: "open", meeting: planned("2027-01-20") },
    state: "openEnded",
    days: {
      E: "2027-03-06",
      P: "2027-01-28",
      V: "2027-01-20",
      CE: "2026-12-29",
      CP: "2026-12-22",
      A: "2026-12-08",
    },
  },
  { given: { end: "2027-12-31", isSmall: true }, state: "smallMeter", days: { E: "2027-12-31" } },
  {
    given: { end: "2027-02-27", renewal: "ends" },
    today: SATURDAY,
    state: "endsByItself",
    days: {
      E: "2027-02-27",
      V: "2027-01-22",
      CE: "2026-12-31",
      CP: "2026-12-24",
      A: "2026-12-10",
    },
  },
  {
    given: { end: "2027-03-12", notice: months(3) },
    today: SATURDAY,
    state: "noVote",
    days: { E: "2027-03-12", D: "2026-12-11", P: "2026-12-04" },
  },
  { given: { end: "2027-12-31" }, state: "incomplete", days: {} },
  { given: { notice: months(3) }, state: "incomplete", days: {} },
];

it.each(EXAMPLES)("the plan of $given is $state", ({ given, today = TODAY, state, days: expected }) => {
  const found = plan(given, today);
  expect({ state: found.state, days: daysOf(found) }).toEqual({ state, days: expected });
});

it("keeps a late assembly: the letter is for the first end that its vote reaches", () => {
  const late = { notice: months(3), end: "2027-06-30", meeting: planned("2027-04-15"), renewal: 12 };
  const found = plan({ ...late, keepsMeeting: true });
  expect(found.state).toBe("inTime");
  expect(daysOf(found)).toEqual({
    E: "2028-06-30",
    D: "2028-03-30",
    P: "2028-03-23",
    V: "2027-04-15",
    CE: "2027-03-24",
    CP: "2027-03-17",
    A: "2027-03-03",
    S: "2027-02-10",
  });
});

it("keeps no assembly while the renewal is not known, because the next end is not known", () => {
  const given = { notice: months(3), end: "2027-06-30", meeting: planned("2027-04-15"), keepsMeeting: true };
  expect(plan(given).state).toBe("meetingTooLate");
  expect(plan({ ...given, renewal: "open" }).state).toBe("openEnded");
});

it("counts a vote that was taken: the letter is due, in time or today", () => {
  const voted = { notice: months(3), meeting: { status: "voted" as const, day: null } };
  expect(daysOf(plan({ ...voted, end: "2027-03-12" }, SATURDAY))).toEqual({
    E: "2027-03-12",
    D: "2026-12-11",
    P: "2026-12-04",
  });
  expect(plan({ ...voted, end: "2027-03-05" }, SATURDAY)).toMatchObject({ state: "urgent", isVoted: true });
});

it("has the last legal day itself once the working day before it is past", () => {
  // The legal day of receipt is Saturday 28 November.
  const { letter } = plan({ end: "2027-02-28", notice: months(3) }, SATURDAY) as Extract<
    Plan,
    { state: "urgent" }
  >;
  expect(letter.receipt.day).toBe(SATURDAY);
  expect(plan({ end: "2027-02-28", notice: months(3) }, LAST_DAY_OF_RECEIPT).state).toBe("urgent");
});
