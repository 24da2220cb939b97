import fc from "fast-check";

import type { IsoDay } from "../french/dates";
import type { Convening } from "./days";
import type { Schedule } from "./schedule";
import type { Situation } from "./schedule-steps";
import { days, months, schedule, TODAY } from "./testing/schedules";

const lastDaysOf = (convening: Convening | null) =>
  convening ? [convening.electronic, convening.letters, convening.agenda] : [];

const monthsBetween = (from: IsoDay, to: IsoDay) =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** Easter Sundays, from the Bureau des longitudes. The working days of this test do not use the code's own calendar. */
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
/** « 2027-05-01 »: a public holiday on the same date each year. */
const FIXED_HOLIDAY = /-(01-01|05-01|05-08|07-14|08-15|11-01|11-11|12-25)$/;
const DAY_LENGTH = 24 * 60 * 60 * 1000;

const plusDays = (day: IsoDay, count: number) =>
  new Date(Date.parse(day) + count * DAY_LENGTH).toISOString().slice(0, 10);
/** Days from Easter Sunday to Easter Monday, Ascension and Whit Monday. */
const AFTER_EASTER = [1, 39, 50];
const MOVING_HOLIDAYS = EASTER.flatMap((sunday) => AFTER_EASTER.map((count) => plusDays(sunday, count)));

function isOff(day: IsoDay): boolean {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return isWeekend || FIXED_HOLIDAY.test(day) || MOVING_HOLIDAYS.includes(day);
}

const workingDayUpTo = (day: IsoDay): IsoDay => (isOff(day) ? workingDayUpTo(plusDays(day, -1)) : day);

/** The same date `count` months later, or the last day of a month that is too short for it. */
function plusMonths(day: IsoDay, count: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
  return found.toISOString().slice(0, 10);
}

/** The end after `count` months of renewal: the last day of a month stays one. */
function renewed(end: IsoDay, count: number): IsoDay {
  const sameDate = plusMonths(end, count);
  const isMonthEnd = plusDays(end, 1).endsWith("-01");
  if (!isMonthEnd) return sameDate;
  const firstOfMonth = `${sameDate.slice(0, 7)}-01`;
  return plusDays(plusMonths(firstOfMonth, 1), -1);
}

/** The legal day of receipt. */
const receiptFor = (end: IsoDay, notice: NonNullable<Situation["notice"]>) =>
  notice.unit === "days" ? plusDays(end, -notice.count) : plusMonths(end, -notice.count);

/** A day, by its distance from today in days. */
const dayBetween = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((count) => plusDays(TODAY, count));

const noticeInMonths = fc.integer({ min: 1, max: 12 }).map(months);
const noticeInDays = fc.integer({ min: 1, max: 200 }).map(days);
const renewalInMonths = fc.integer({ min: 1, max: 60 });
const situations = fc.record({
  end: dayBetween(-800, 900),
  notice: fc.oneof(noticeInMonths, noticeInDays),
  isSmall: fc.constant(false),
  renewal: fc.oneof(renewalInMonths, fc.constantFrom("open" as const, "ends" as const)),
  meeting: fc.option(dayBetween(0, 700)),
});

/** Checks the schedules of many situations. */
function always(check: (found: Schedule, situation: Situation) => void): void {
  const property = fc.property(situations, (situation) => check(schedule(situation), situation));
  fc.assert(property, { numRuns: 400 });
}

/** Days that are not known are left out. */
function expectAscending(list: (IsoDay | null | undefined)[]): void {
  const known = list.filter((day) => day);
  expect(known).toEqual([...known].sort());
}

it("has the working day up to each legal day, and the legal day itself once that one is past", () => {
  always(({ receipt, lastMeeting, lastConvening, convening, study, sign, posting }) => {
    const all = [lastMeeting, study, sign, posting, ...lastDaysOf(lastConvening), ...lastDaysOf(convening)];
    const known = all.filter((last) => last !== null);
    for (const { legal, day } of known) expect(day).toBe(workingDayUpTo(legal));
    if (!receipt) return;
    const workingDay = workingDayUpTo(receipt.legal);
    expect(receipt.day).toBe(workingDay >= TODAY ? workingDay : receipt.legal);
  });
});

it("counts the post, the minutes, the convocation and the agenda back from the last day of receipt", () => {
  always(({ kind, receipt, posting, lastMeeting, lastConvening }) => {
    if (kind !== "terminate" || !receipt || !lastMeeting) return;
    expect(posting?.legal).toBe(plusDays(receipt.day, -7));
    expect(lastMeeting.legal).toBe(plusDays(receipt.legal, -15));
    const legal = lastDaysOf(lastConvening).map((last) => last.legal);
    // 21 days and the day itself; 7 days for the post; 14 days for the agenda.
    expect(legal).toEqual([-22, -29, -43].map((count) => plusDays(lastMeeting.day, count)));
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
    const monthsToEnd = monthsBetween(missed.end, end);
    expect(end).toBe(renewed(missed.end, monthsToEnd));
    expect(monthsToEnd % renewal).toBe(0);
    const endBefore = renewed(missed.end, monthsToEnd - renewal);
    expect(receiptFor(endBefore, notice) < TODAY).toBe(true);
  });
});

it("judges an assembly by the last day to act, its own convocation and the last assembly in time", () => {
  always(({ kind, fit, meeting, receipt, sign, lastMeeting }) => {
    if (!meeting || kind === "unknown") return;
    const lastToAct = receipt ?? sign;
    const canBeConvened = workingDayUpTo(plusDays(meeting, -22)) >= TODAY;
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
    expectAscending([lastMeeting?.day, posting?.day, receipt?.day, receipt?.legal, end]);
    const differentDays = new Set([lastMeeting?.day, posting?.day, receipt?.day, end]);
    expect(differentDays.size).toBe(4);
    const isKept = fit === "fits" || fit === "tight";
    const ofTheVote = isKept ? convening : lastConvening;
    expectAscending([study?.day, ofTheVote?.agenda.day]);
  });
});

it("has no day of the resolutions before the vote, which is at the assembly, or the last one in time", () => {
  always(({ vote, meeting, canConvene, lastMeeting, earliest }) => {
    expectAscending([vote.day, vote.posting, vote.receipt, vote.end]);
    if (vote.end) expect(vote.end > (vote.receipt ?? vote.day)).toBe(true);
    const withoutMeeting = canConvene ? lastMeeting?.day : earliest;
    expect(vote.day).toBe(meeting ?? withoutMeeting);
  });
});
