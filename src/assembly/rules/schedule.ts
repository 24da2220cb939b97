import { addDays, addMonths, type IsoDay, weeksBetween, weeksIn, workingDay } from "../../french/dates";
import type { Entries } from "./entries";

/**
 * A change of supplier takes 21 days at most, and ends the old contract by law (article L224-14 of the code de la consommation). It
 * holds up to 36 kVA, and for less than 30 MWh of gas a year (article L224-1).
 */
const CHANGE_DAYS = 21;

/** The last day to terminate a contract: a period before its end, which the contract itself fixes. */
const noticeOf = (end: IsoDay, { count, unit }: NonNullable<Entries["notice"]>) =>
  unit === "days" ? addDays(end, -count) : addMonths(end, -count);

/** The next end, year by year, whose contract can still be terminated: what remains if the contract renews by a year. */
function renewalOf(end: IsoDay, notice: NonNullable<Entries["notice"]>, today: IsoDay) {
  for (let years = 1; ; years++) {
    const next = addMonths(end, 12 * years);
    const last = lastWorkingDay(noticeOf(next, notice), today);
    if (last.day >= today) return { end: next, day: last.day };
  }
}

/** A last day by its rule, and the day that everything shows: the same, or the working day before it. */
export type LastDay = Readonly<Record<"legal" | "day", IsoDay>>;

/** The day to keep for a last day. Once the working day before it is past, the last day itself is what remains. */
function lastWorkingDay(legal: IsoDay, today: IsoDay): LastDay {
  const day = workingDay(legal);
  return { legal, day: day < today && legal >= today ? legal : day };
}

/**
 * What was given, and what follows from it: every date that the page, its calendar file, the PDF and the resolutions show.
 * @param given With a small meter, the end is the day on which the visitor wishes to change.
 * @param periods the law's period of convocation, and the margins that the site advises, in days.
 * @param steps of the process. An open-ended one comes after the signature, and has no weeks.
 * @param today the visitor's day.
 */
export function scheduleOf(
  given: Entries,
  periods: Queries.AnswerPeriods,
  steps: readonly { duration: string }[],
  today: IsoDay,
) {
  const studyWeeks = steps.reduce((sum, { duration }) => sum + (weeksIn(duration) ?? 0), 0);
  const { contractEnd: end, notice, meeting, meter } = given;
  const period = Math.max(given.convocationDays ?? 0, periods.convocationDays);
  const isSmall = meter === "small";
  const lastOf = (legal: IsoDay | null): LastDay | null => (legal ? lastWorkingDay(legal, today) : null);

  // The contract is terminated on this day; one with a small meter is replaced, by signing the next.
  const act = isSmall ? end && addDays(end, -CHANGE_DAYS) : end && notice && noticeOf(end, notice);
  const last = lastOf(act);
  const canAct = last !== null && last.day >= today;
  const lastMeeting = canAct ? lastOf(addDays(last.legal, -periods.assemblyDays)) : null;
  // The period of whole days begins on the next one (articles 9, 64 and 64-1, décret of 17 March 1967).
  const convocation = meeting && addDays(meeting, -(period + 1));
  const earliest = addDays(today, period + 1);
  const post = convocation && addDays(convocation, -periods.postDays);

  const kind = isSmall ? "anytime" : canAct ? "terminate" : last ? "late" : "unknown";
  const late = last && meeting && meeting > last.day ? "late" : "tight";
  const fit = lastMeeting && meeting ? (meeting <= lastMeeting.day ? "fits" : late) : null;
  return {
    ...given,
    period,
    studyWeeks,
    today,
    kind,
    canAct,
    /** Whether the assembly comes in time. */
    fit,
    /** The last day to terminate the contract, or to sign the next one if the meter is small. */
    last,
    /** The last day of an assembly that leaves time to act. */
    lastMeeting,
    /** Whole weeks up to it. Null: an assembly convened today, which meets on `earliest`, comes too late. */
    weeksLeft: lastMeeting && earliest <= lastMeeting.day ? weeksBetween(today, lastMeeting.day) : null,
    earliest,
    study: canAct ? lastOf(addDays(last.legal, -(studyWeeks * 7))) : null,
    /** The last day of an electronic notice (article 64-1), and of a letter's first presentation (article 64). */
    convocation: lastOf(convocation),
    /** The last day to post letters. */
    post: lastOf(post),
    agenda: lastOf(post && addDays(post, -periods.agendaDays)),
    renewal: kind === "late" && end && notice ? renewalOf(end, notice, today) : null,
  } as const;
}

export type Schedule = ReturnType<typeof scheduleOf>;
