import { execFileSync } from "node:child_process";

import fc from "fast-check";

import type { IsoDay } from "../french/dates";
import type { Convening, Delays } from "./days";
import { type Schedule, scheduleOf } from "./schedule";
import type { Situation } from "./schedule-steps";

const TODAY = "2026-11-25";
const delays: Delays = {
  convocationDays: 21,
  postDays: 7,
  agendaDays: 14,
  assemblyDays: 15,
  stepWeeks: [3, 4, 7],
};
const months = (count: number) => ({ count, unit: "months" as const });
const days = (count: number) => ({ count, unit: "days" as const });
const nothing: Situation = { end: null, notice: null, isSmall: false, renewal: 12, meeting: null };
const schedule = (situation: Partial<Situation>, today = TODAY) =>
  scheduleOf({ ...nothing, ...situation }, delays, today);

const daysOf = (convening: Convening | null) =>
  convening ? [convening.electronic, convening.letters, convening.agenda] : [];

const monthsBetween = (from: IsoDay, to: IsoDay) =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** The days of a schedule, as texts in which a missing day is empty. */
interface DaysOfSchedule {
  /** Kind of the contract, and whether the assembly fits. */
  kind: string;
  /** The contract's end, and the letter's receipt and posting. */
  contract: string;
  /** The last assembly in time; the convocation, electronic and by letter; agenda and study. */
  meeting: string;
  /** The vote; the end at which it aims, and its letter's receipt and posting. */
  vote: string;
}

function daysOfSchedule(situation: Partial<Situation>, today?: string): DaysOfSchedule {
  const found = schedule(situation, today);
  const { kind, fit, end, receipt, posting, lastMeeting, convening, study, vote } = found;
  const meeting = [lastMeeting, convening?.electronic, convening?.letters, convening?.agenda, study];
  return {
    kind: `${kind} ${fit ?? "-"}`,
    contract: [end, receipt?.day, posting?.day].join(" "),
    meeting: meeting.map((last) => last?.day).join(" "),
    vote: [vote.day, vote.end, vote.receipt, vote.posting].join(" "),
  };
}

/** Worked examples, computed independently of this code. */
const examples: [Partial<Situation>, DaysOfSchedule][] = [
  [
    { end: "2026-12-31", notice: months(3), meeting: "2027-03-10" },
    {
      kind: "terminate fits",
      contract: "2027-12-31 2027-09-30 2027-09-23",
      meeting: "2027-09-15 2027-02-16 2027-02-09 2027-01-26 2027-01-05",
      vote: "2027-03-10 2027-12-31 2027-09-30 2027-09-23",
    },
  ],
  [
    { end: "2024-06-30", notice: months(2) },
    {
      kind: "terminate -",
      contract: "2027-06-30 2027-04-30 2027-04-23",
      meeting: "2027-04-15 2027-03-24 2027-03-17 2027-03-03 2027-01-22",
      vote: "2027-04-15 2027-06-30 2027-04-30 2027-04-23",
    },
  ],
  [
    { end: "2026-09-30", notice: days(30), renewal: "open", meeting: "2027-01-20" },
    {
      kind: "open fits",
      contract: "2026-09-30  2027-01-28",
      meeting: " 2026-12-29 2026-12-22 2026-12-08 2026-11-17",
      vote: "2027-01-20 2027-03-06  2027-01-28",
    },
  ],
  [
    { end: "2027-06-30", notice: months(3), meeting: "2027-04-15" },
    {
      kind: "terminate late",
      contract: "2027-06-30 2027-03-30 2027-03-23",
      meeting: "2027-03-15 2027-02-19 2027-02-12 2027-01-29 2026-12-22",
      vote: "2027-04-15 2028-06-30 2028-03-30 2028-03-23",
    },
  ],
  [
    { end: "2027-12-31", notice: months(3) },
    {
      kind: "terminate -",
      contract: "2027-12-31 2027-09-30 2027-09-23",
      meeting: "2027-09-15 2027-08-24 2027-08-17 2027-08-03 2027-06-24",
      vote: "2027-09-15 2027-12-31 2027-09-30 2027-09-23",
    },
  ],
  [
    { end: "2027-05-31", notice: months(3) },
    {
      kind: "terminate -",
      contract: "2027-05-31 2027-02-26 2027-02-19",
      meeting: "2027-02-12 2027-01-21 2027-01-14 2026-12-31 2026-11-20",
      vote: "2027-02-12 2027-05-31 2027-02-26 2027-02-19",
    },
  ],
  [
    { end: "2027-10-31", notice: months(2), meeting: "2027-09-15" },
    {
      kind: "terminate late",
      contract: "2027-10-31 2027-08-31 2027-08-24",
      meeting: "2027-08-16 2027-07-23 2027-07-16 2027-07-02 2027-05-25",
      vote: "2027-09-15 2028-10-31 2028-08-31 2028-08-24",
    },
  ],
  [
    { end: "2027-12-31", notice: months(3), meeting: "2027-06-15" },
    {
      kind: "terminate fits",
      contract: "2027-12-31 2027-09-30 2027-09-23",
      meeting: "2027-09-15 2027-05-24 2027-05-14 2027-05-03 2027-04-12",
      vote: "2027-06-15 2027-12-31 2027-09-30 2027-09-23",
    },
  ],
];

it("aims at the open end after the vote where an open-ended contract has its assembly after the last day", () => {
  const { posting, end, open, vote } = schedule({
    end: "2027-06-30",
    notice: months(3),
    renewal: "open",
    meeting: "2027-05-15",
  });
  expect([end, posting?.day, open]).toEqual(["2027-06-30", "2027-03-23", null]);
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

it.each(examples)("%j has the days of the worked example", (situation, expected) => {
  expect(daysOfSchedule(situation)).toEqual(expected);
});

it.each<[string, Partial<Situation>, Partial<DaysOfSchedule>]>([
  [
    "a small meter: sign 21 days before",
    { end: "2027-06-30", notice: months(2), isSmall: true },
    {
      kind: "anytime -",
      contract: "2027-06-30  ",
      meeting: "2027-05-25 2027-05-03 2027-04-26 2027-04-12 2027-03-03",
    },
  ],
  ["a small meter without an end or a notice", { isSmall: true }, { kind: "anytime -", contract: "  " }],
  [
    "a small meter, whose assembly after the change is not too late",
    { end: "2027-06-30", isSmall: true, meeting: "2027-07-01" },
    { kind: "anytime fits" },
  ],
  [
    "a contract that ends by itself, whose assembly can only come later",
    { end: "2026-12-31", notice: months(3), renewal: "ends" },
    { kind: "ends -", contract: "2026-12-31  ", vote: "2026-12-17 2026-12-31  " },
  ],
  [
    "no assembly in time any more: the vote aims at the next end",
    { end: "2027-02-15", notice: months(2) },
    { contract: "2027-02-15 2026-12-15 2026-12-08", vote: "2026-12-17 2028-02-15 2027-12-15 2027-12-08" },
  ],
  [
    "a tight assembly: no day before its vote",
    { end: "2027-12-31", notice: months(6), meeting: "2027-06-24" },
    { kind: "terminate tight", vote: "2027-06-24 2027-12-31 2027-06-30 2027-06-24" },
  ],
  [
    "an assembly that can no longer be convened",
    { end: "2027-12-31", notice: months(3), meeting: "2026-12-10" },
    { kind: "terminate closed", meeting: "2027-09-15 2027-08-24 2027-08-17 2027-08-03 2027-06-24" },
  ],
  [
    "the last day of a month, which stays one",
    { end: "2026-06-30", notice: months(3), renewal: 6 },
    { contract: "2027-06-30 2027-03-30 2027-03-23" },
  ],
  ["no notice", { end: "2027-12-31" }, { kind: "unknown -", contract: "2027-12-31  ", meeting: "    " }],
])("%s", (_, situation, expected) => {
  expect(daysOfSchedule(situation)).toMatchObject(expected);
});

it("shows the legal day, once the working day before it is past", () => {
  const found = daysOfSchedule({ end: "2027-10-31", notice: months(3) }, "2027-07-31");
  expect(found.contract).toBe("2027-10-31 2027-07-31 2027-07-23");
});

describe("any contract and assembly", () => {
  // Working days without the code's own calendar. Source of the Easter Sundays: Bureau des longitudes.
  const EASTER = [
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2029-04-01",
    "2030-04-21",
    "2031-04-13",
    "2032-03-28",
    "2033-04-17",
    "2034-04-09",
    "2035-03-25",
    "2036-04-13",
    "2037-04-05",
  ];
  const FIXED = /-(01-01|05-01|05-08|07-14|08-15|11-01|11-11|12-25)$/;
  const DAY_LENGTH = 24 * 60 * 60 * 1000;
  const plus = (day: IsoDay, count: number) =>
    new Date(Date.parse(day) + count * DAY_LENGTH).toISOString().slice(0, 10);
  /** Easter Monday, Ascension and Whit Monday. */
  const MOVING = EASTER.flatMap((sunday) => [1, 39, 50].map((count) => plus(sunday, count)));
  const isOff = (day: IsoDay) =>
    [0, 6].includes(new Date(day).getUTCDay()) || FIXED.test(day) || MOVING.includes(day);
  const workingDayUpTo = (day: IsoDay): IsoDay => (isOff(day) ? workingDayUpTo(plus(day, -1)) : day);

  const inMonths = (day: IsoDay, count: number) => {
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
  };
  const renewed = (end: IsoDay, count: number) => {
    const next = inMonths(end, count);
    return plus(end, 1).endsWith("-01") ? plus(inMonths(`${next.slice(0, 7)}-01`, 1), -1) : next;
  };
  /** The legal day of receipt. */
  const receiptFor = (end: IsoDay, notice: NonNullable<Situation["notice"]>) =>
    notice.unit === "days" ? plus(end, -notice.count) : inMonths(end, -notice.count);

  const dayBetween = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((count) => plus(TODAY, count));
  const situations = fc.record({
    end: dayBetween(-800, 900),
    notice: fc.oneof(fc.integer({ min: 1, max: 12 }).map(months), fc.integer({ min: 1, max: 200 }).map(days)),
    isSmall: fc.constant(false),
    renewal: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom("open" as const, "ends" as const)),
    meeting: fc.option(dayBetween(0, 700)),
  });
  const always = (check: (found: Schedule, situation: Situation) => void) =>
    fc.assert(
      fc.property(situations, (situation) => check(schedule(situation), situation)),
      { numRuns: 400 },
    );
  const ascends = (list: (IsoDay | null | undefined)[]) => {
    const known = list.filter((day) => day);
    expect(known).toEqual([...known].sort());
  };

  it("has the working day up to each legal day, and the legal day itself once that one is past", () => {
    always(({ receipt, lastMeeting, lastConvening, convening, study, sign, posting }) => {
      for (const last of [lastMeeting, study, sign, posting, ...daysOf(lastConvening), ...daysOf(convening)])
        if (last) expect(last.day).toBe(workingDayUpTo(last.legal));
      if (!receipt) return;
      const workingDay = workingDayUpTo(receipt.legal);
      expect(receipt.day).toBe(workingDay >= TODAY ? workingDay : receipt.legal);
    });
  });

  it("counts the post, the minutes, the convocation and the agenda back from the last day of receipt", () => {
    always(({ kind, receipt, posting, lastMeeting, lastConvening }) => {
      if (kind !== "terminate" || !receipt || !lastMeeting) return;
      expect(posting?.legal).toBe(plus(receipt.day, -7));
      expect(lastMeeting.legal).toBe(plus(receipt.legal, -15));
      const legal = daysOf(lastConvening).map((last) => last.legal);
      // 21 days and the day itself; 7 days for the post; 14 days for the agenda.
      expect(legal).toEqual([-22, -29, -43].map((count) => plus(lastMeeting.day, count)));
    });
  });

  it("takes the first end whose letter is not late, counted from the given one, and keeps that one as missed", () => {
    always(({ kind, end, receipt, missed, isLate }, situation) => {
      const { notice, renewal } = situation;
      if (kind !== "terminate" || !end || !situation.end || !notice) return;
      expect(receipt?.legal).toBe(receiptFor(end, notice));
      expect(receiptFor(end, notice) >= TODAY).toBe(true);
      expect(isLate).toBe(receiptFor(situation.end, notice) < TODAY);
      expect(missed?.end ?? end).toBe(situation.end);
      if (!missed || typeof renewal !== "number") return;
      expect(missed.receipt.day).toBe(workingDayUpTo(receiptFor(missed.end, notice)));
      const months = monthsBetween(missed.end, end);
      expect(end).toBe(renewed(missed.end, months));
      expect(months % renewal).toBe(0);
      expect(receiptFor(renewed(missed.end, months - renewal), notice) < TODAY).toBe(true);
    });
  });

  it("judges an assembly by the last day to act, its own convocation and the last assembly in time", () => {
    always(({ kind, fit, meeting, receipt, sign, lastMeeting }) => {
      if (!meeting || kind === "unknown") return;
      const lastToAct = receipt ?? sign;
      const canBeConvened = workingDayUpTo(plus(meeting, -22)) >= TODAY;
      expect(fit === "late").toBe(lastToAct !== null && meeting > lastToAct.day);
      if (fit === "closed") expect(canBeConvened).toBe(false);
      if (fit === "fits" || fit === "tight") expect(canBeConvened).toBe(true);
      if (lastMeeting && fit === "fits") expect(meeting <= lastMeeting.day).toBe(true);
      if (lastMeeting && fit === "tight") expect(meeting > lastMeeting.day).toBe(true);
    });
  });

  it("has its days in chronological order, and the study before the agenda of the assembly", () => {
    always(({ kind, lastMeeting, lastConvening, posting, receipt, end, fit, convening, study }) => {
      if (kind !== "terminate") return;
      ascends([lastMeeting?.day, posting?.day, receipt?.day, receipt?.legal, end]);
      const differentDays = new Set([lastMeeting?.day, posting?.day, receipt?.day, end]);
      expect(differentDays.size).toBe(4);
      const isKept = fit === "fits" || fit === "tight";
      ascends([study?.day, (isKept ? convening : lastConvening)?.agenda.day]);
    });
  });

  it("has no day of the resolutions before the vote, which is at the assembly, or the last one in time", () => {
    always(({ vote, meeting, canConvene, lastMeeting, earliest }) => {
      ascends([vote.day, vote.posting, vote.receipt, vote.end]);
      if (vote.end) expect(vote.end > (vote.receipt ?? vote.day)).toBe(true);
      const withoutMeeting = canConvene ? lastMeeting?.day : earliest;
      expect(vote.day).toBe(meeting ?? withoutMeeting);
    });
  });
});

/** The assembly, the legal deadline of its convocation, and the previous working day if that is a day off. */
const convocations = [
  ["2027-06-15", "lundi 24 mai 2027", ""],
  ["2028-03-22", "mardi 29 février 2028", ""],
  ["2027-05-23", "samedi 1er mai 2027", "vendredi 30 avril 2027"],
  ["2027-04-20", "lundi 29 mars 2027", "vendredi 26 mars 2027"],
  ["2027-04-19", "dimanche 28 mars 2027", "vendredi 26 mars 2027"],
  ["2027-05-28", "jeudi 6 mai 2027", "mercredi 5 mai 2027"],
  ["2027-06-08", "lundi 17 mai 2027", "vendredi 14 mai 2027"],
  ["2028-05-30", "lundi 8 mai 2028", "vendredi 5 mai 2028"],
  ["2028-09-06", "mardi 15 août 2028", "lundi 14 août 2028"],
  ["2027-08-05", "mercredi 14 juillet 2027", "mardi 13 juillet 2027"],
  ["2027-11-23", "lundi 1er novembre 2027", "vendredi 29 octobre 2027"],
  ["2027-12-03", "jeudi 11 novembre 2027", "mercredi 10 novembre 2027"],
  ["2028-01-16", "samedi 25 décembre 2027", "vendredi 24 décembre 2027"],
  ["2028-01-23", "samedi 1er janvier 2028", "vendredi 31 décembre 2027"],
  ["2030-05-13", "dimanche 21 avril 2030", "vendredi 19 avril 2030"],
];

/** End, notice, the legal deadline to terminate, and the previous working day if that is a day off. */
const notices = [
  ["2027-05-31", "3 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2028-05-31", "3 months", "mardi 29 février 2028", ""],
  ["2028-02-29", "12 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2027-09-30", "3 months", "mercredi 30 juin 2027", ""],
  ["2028-03-01", "1 days", "mardi 29 février 2028", ""],
  ["2027-04-01", "7 days", "jeudi 25 mars 2027", ""],
  ["2027-11-03", "7 days", "mercredi 27 octobre 2027", ""],
  ["2027-11-30", "30 days", "dimanche 31 octobre 2027", "vendredi 29 octobre 2027"],
];

/** A process has one time zone, so each one is tested in a process of its own. */
const SCRIPT = `
const { scheduleOf } = require("./src/contract/schedule.ts");
const { dateInFrench, dayOf } = require("./src/french/dates.ts");
const delays = { convocationDays: 21, postDays: 7, agendaDays: 14, assemblyDays: 15, stepWeeks: [] };
const given = { end: null, notice: null, meeting: null, isSmall: false, renewal: 12 };
const row = (find, values) => {
  const { legal, day } = find(scheduleOf({ ...given, ...values }, delays, dayOf(new Date(2026, 0, 1, 23, 59))));
  const dates = [dateInFrench(legal), day === legal ? "" : dateInFrench(day)];
  return dates.map((text) => text.replaceAll("\\u00a0", " "));
};
const { convocations, notices } = JSON.parse(process.argv[1]);
const notice = (text) => ({ count: parseInt(text), unit: text.split(" ")[1] });
console.log(JSON.stringify([
  convocations.map(([meeting]) => [meeting, ...row(({ convening }) => convening.electronic, { meeting })]),
  notices.map(([end, text]) => [end, text, ...row(({ receipt }) => receipt, { end, notice: notice(text) })]),
]));
`;

it.each(["Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "UTC", "America/Los_Angeles"])(
  "the deadlines of convocations and terminations are the same in the time zone %s",
  (TZ) => {
    const args = ["--import", "tsx", "--eval", SCRIPT, "--", JSON.stringify({ convocations, notices })];
    const output = execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual([convocations, notices]);
  },
);
