import { addDays, addMonths, type IsoDay, workingDay } from "../french/dates";
import type { Period } from "../french/notice";

// A change of supplier takes 21 days at most, and ends the old contract (code de la consommation, article L224-14).
// Article L224-1 limits this to 36 kVA, and to less than 30 MWh of gas a year.
const CHANGE_DAYS = 21;

export interface Situation {
  /** The contract's end; for a small meter, the desired day of the change. */
  end: IsoDay | null;
  notice: Period | null;
  /** Up to 36 kVA, or below 30 MWh of gas a year: no notice applies. */
  isSmall: boolean;
  /** Without a letter the contract renews by this number of months, becomes open-ended, or ends. */
  renewal: number | "open" | "ends";
  meeting: IsoDay | null;
}

/** Periods in days, and the weeks of each step. `convocationDays` is the règlement's, if longer; the others are the site's margins. */
export type Delays = Queries.AnswerPeriods & { stepWeeks: readonly number[] };

/** A legal deadline, and the one shown: the previous working day if it falls on a weekend or holiday. */
export type LastDay = Readonly<Record<"legal" | "day", IsoDay>>;

const lastDay = (legal: IsoDay): LastDay => ({ legal, day: workingDay(legal) });

/** Month ends stay month ends: 30 June + 6 months = 31 December. */
function renew(end: IsoDay, months: number): IsoDay {
  const next = addDays(end, 1);
  return next.endsWith("-01") ? addDays(addMonths(next, months), -1) : addMonths(end, months);
}

const addNotice = (day: IsoDay, { count, unit }: Period, direction: 1 | -1) =>
  unit === "days" ? addDays(day, direction * count) : addMonths(day, direction * count);

const later = (one: IsoDay, other: IsoDay) => (one > other ? one : other);

/** The only computation of dates: page, agenda file, PDF and resolutions show its values. @param today the visitor's day. */
export function scheduleOf(situation: Situation, delays: Delays, today: IsoDay) {
  const { end, notice, isSmall, renewal, meeting } = situation;
  const { convocationDays, postDays, agendaDays, assemblyDays, stepWeeks } = delays;

  // A period of whole days starts on the next day (articles 9, 64 and 64-1, décret of 17 March 1967).
  const conveningOf = (day: IsoDay) => {
    const notified = addDays(day, -(convocationDays + 1));
    const posted = addDays(notified, -postDays);
    const asked = addDays(posted, -agendaDays);
    return { electronic: lastDay(notified), letters: lastDay(posted), agenda: lastDay(asked) };
  };
  /** The termination letter for an end. Once the working day before the legal deadline is past, the deadline itself remains. */
  const terminationAt = (end: IsoDay, notice: Period) => {
    const { legal, day } = lastDay(addNotice(end, notice, -1));
    const receipt: LastDay = { legal, day: day < today && today <= legal ? legal : day };
    return { end, receipt, posting: lastDay(addDays(receipt.day, -postDays)) };
  };
  const given = end && notice && !isSmall ? terminationAt(end, notice) : null;
  /** The first end, given or renewed, whose letter is in time. Null where the contract does not renew by months. */
  const firstEnd = (isInTime: (receipt: LastDay) => boolean) => {
    if (!given || !notice || isInTime(given.receipt)) return given;
    if (typeof renewal !== "number") return null;
    for (let months = renewal; ; months += renewal) {
      const next = terminationAt(renew(given.end, months), notice);
      if (isInTime(next.receipt)) return next;
    }
  };

  const isLate = given !== null && given.receipt.legal < today;
  const kind = isSmall
    ? "anytime"
    : end && renewal === "ends"
      ? "ends"
      : !given
        ? "unknown"
        : isLate && renewal === "open"
          ? "open"
          : "terminate";
  const termination = kind === "terminate" ? firstEnd(({ legal }) => legal >= today) : null;
  const sign = end && (isSmall || kind === "ends") ? lastDay(addDays(end, -CHANGE_DAYS)) : null;
  const last = termination?.receipt ?? sign;

  const lastMeeting = last && lastDay(addDays(last.legal, -assemblyDays));
  const lastConvening = lastMeeting && conveningOf(lastMeeting.day);
  const canConvene = lastConvening !== null && lastConvening.electronic.day >= today;
  const earliest = addDays(today, convocationDays + 1);
  const ownConvening = meeting ? conveningOf(meeting) : null;
  const fit =
    !meeting || !ownConvening || kind === "unknown"
      ? null
      : last && meeting > last.day
        ? "late"
        : ownConvening.electronic.day < today
          ? "closed"
          : lastMeeting && meeting > lastMeeting.day
            ? "tight"
            : "fits";
  const isKept = kind === "unknown" || fit === "fits" || fit === "tight";

  const voteDay = meeting ?? (canConvene && lastMeeting ? lastMeeting.day : earliest);
  const aimed = termination && firstEnd(({ day, legal }) => legal >= today && day >= voteDay);
  const open =
    kind === "open" && notice
      ? {
          posting: lastDay(addDays(voteDay, assemblyDays - postDays)),
          receipt: addDays(voteDay, assemblyDays),
          end: addNotice(addDays(voteDay, assemblyDays), notice, 1),
        }
      : null;
  const votedEnd = aimed?.end ?? open?.end ?? (termination ? null : end);

  const studyMeeting = isKept && meeting ? meeting : (lastMeeting?.day ?? (open && voteDay));
  const studyWeeks = stepWeeks.reduce((sum, weeks) => sum + weeks, 0);
  const beforeVote =
    studyMeeting && addDays(conveningOf(studyMeeting).agenda.legal, -7 * (stepWeeks[0] ?? 0));
  const beforeLast = last && addDays(last.legal, -7 * studyWeeks);
  const study = [beforeVote, beforeLast].filter((day) => day !== null).sort()[0];

  return {
    ...situation,
    today,
    convocationDays,
    studyWeeks,
    kind,
    /** The legal deadline of receipt is past, so that the renewal decides. */
    isLate,
    /** The first end within reach. */
    end: termination?.end ?? end,
    missed: isLate && kind !== "ends" ? given : null,
    posting: termination?.posting ?? open?.posting ?? null,
    receipt: termination?.receipt ?? null,
    /** "today": the letter is just in time. "urgent": it may arrive too late. */
    urgency:
      !termination || termination.posting.day > today
        ? null
        : termination.posting.day === today
          ? "today"
          : "urgent",
    /** The letter after the vote, its first day of receipt and the end of an open-ended contract. */
    open,
    /** The last day to sign the next contract, where no letter is needed. */
    sign,
    /** The last assembly that leaves time to act, and its convocation. */
    lastMeeting,
    lastConvening,
    canConvene,
    /** The first day of an assembly convened today. */
    earliest,
    /** "closed": it is too late to convene the given assembly. */
    fit,
    /** The given assembly's convocation, or that of the last one in time. */
    convening: isKept || !canConvene ? ownConvening : lastConvening,
    study: (kind !== "unknown" && study && lastDay(study)) || null,
    /** The dates that hold if the vote is on `day`; none is earlier. */
    vote: {
      day: voteDay,
      end: votedEnd && votedEnd > voteDay ? votedEnd : null,
      receipt: aimed?.receipt.day ?? null,
      posting: open?.posting.day ?? (aimed && later(aimed.posting.day, voteDay)),
      /** The vote is too late for `end`, and aims at a later one. */
      isNext: aimed?.end !== termination?.end,
    },
  } as const;
}

export type Schedule = ReturnType<typeof scheduleOf>;
