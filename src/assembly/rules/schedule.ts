import { addDays, addMonths, type IsoDay, workingDay } from "../../french/dates";
import type { Period } from "../../french/notice";

/**
 * A change of supplier takes 21 days at most, and ends the old contract by law (article L224-14 of the code de la consommation). It
 * holds up to 36 kVA, and for less than 30 MWh of gas a year (article L224-1).
 */
const CHANGE_DAYS = 21;

/** What is known of a contract and an assembly. */
export interface Situation {
  /** The contract's end; with a small meter, the day wished for the change. */
  end: IsoDay | null;
  notice: Period | null;
  /** Up to 36 kVA, or below 30 MWh of gas a year: no notice holds. */
  isSmall: boolean;
  /** Without a letter the contract renews by so many months, goes on without a term, or ends. */
  renewal: number | "open" | "ends";
  meeting: IsoDay | null;
}

/** The period of convocation (the règlement's, if longer), the margins that the site advises, in days, and the weeks of each step of the study. */
export interface Delays {
  convocationDays: number;
  postDays: number;
  agendaDays: number;
  assemblyDays: number;
  stepWeeks: readonly number[];
}

/** A last day by its rule, and the day shown: the same, or the working day before it. */
export type LastDay = Readonly<Record<"legal" | "day", IsoDay>>;

const lastDay = (legal: IsoDay): LastDay => ({ legal, day: workingDay(legal) });

/** A later end of a contract. The last day of a month stays one: 30 June + 6 months = 31 December. */
function renew(end: IsoDay, months: number): IsoDay {
  const next = addDays(end, 1);
  return next.endsWith("-01") ? addDays(addMonths(next, months), -1) : addMonths(end, months);
}

/** @param direction 1 for after, -1 for before. */
const addNotice = (day: IsoDay, { count, unit }: Period, direction: 1 | -1) =>
  unit === "days" ? addDays(day, direction * count) : addMonths(day, direction * count);

const later = (one: IsoDay, other: IsoDay) => (one > other ? one : other);

/**
 * All days that follow from a contract and an assembly. It is the only computation of them: page, agenda file, PDF, resolutions and
 * the table of buildings show its values.
 * @param today the visitor's day.
 */
export function scheduleOf(situation: Situation, delays: Delays, today: IsoDay) {
  const { end, notice, isSmall, renewal, meeting } = situation;
  const { convocationDays, postDays, agendaDays, assemblyDays, stepWeeks } = delays;

  // The period of whole days begins on the next one (articles 9, 64 and 64-1, décret of 17 March 1967).
  const conveningOf = (day: IsoDay) => {
    const notified = addDays(day, -(convocationDays + 1));
    const posted = addDays(notified, -postDays);
    const asked = addDays(posted, -agendaDays);
    return { electronic: lastDay(notified), letters: lastDay(posted), agenda: lastDay(asked) };
  };
  /** The letter that ends the contract on a day. Once the working day before the last day is past, the last day itself remains. */
  const terminationAt = (end: IsoDay, notice: Period) => {
    const { legal, day } = lastDay(addNotice(end, notice, -1));
    const receipt: LastDay = { legal, day: day < today && today <= legal ? legal : day };
    return { end, receipt, posting: lastDay(addDays(receipt.day, -postDays)) };
  };
  const given = end && notice && !isSmall ? terminationAt(end, notice) : null;
  /** The first end, the given one or a later one, whose letter is in time. Null where the contract renews by no period. */
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
    /** The last legal day of receipt is past: what the contract says of its renewal then decides. */
    isLate,
    /** The end that can be reached: the given one, or a later one. */
    end: termination?.end ?? end,
    /** The given end and its last day, where they are missed. */
    missed: isLate && kind !== "ends" ? given : null,
    /** The last day to post the letter. */
    posting: termination?.posting ?? open?.posting ?? null,
    /** The last day on which the supplier must have received it. */
    receipt: termination?.receipt ?? null,
    /** A letter posted today is just in time, or may arrive too late. */
    urgency:
      !termination || termination.posting.day > today
        ? null
        : termination.posting.day === today
          ? "today"
          : "urgent",
    /** A contract without a term: the letter after the vote, the first day of receipt, and the end. */
    open,
    /** The last day to sign the next contract, where no letter is needed. */
    sign,
    /** The last day of an assembly that leaves time to act, and of its convocation. */
    lastMeeting,
    lastConvening,
    /** Whether that assembly can still be convened. */
    canConvene,
    /** The first day of an assembly convened today. */
    earliest,
    /** `closed`: its convocation can no longer leave in time. */
    fit,
    /** The days of convocation to keep: the given assembly's, or those of the last one in time. */
    convening: isKept || !canConvene ? ownConvening : lastConvening,
    study: (kind !== "unknown" && study && lastDay(study)) || null,
    /** The dates that hold on the day of the vote. No date is before it. */
    vote: {
      day: voteDay,
      end: votedEnd && votedEnd > voteDay ? votedEnd : null,
      receipt: aimed?.receipt.day ?? null,
      posting: open?.posting.day ?? (aimed && later(aimed.posting.day, voteDay)),
      /** It aims at a later end than the calendar. */
      isNext: aimed?.end !== termination?.end,
    },
  } as const;
}

export type Schedule = ReturnType<typeof scheduleOf>;
