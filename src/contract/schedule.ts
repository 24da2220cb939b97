import { addDays, type IsoDay } from "../french/dates";
import type { Period } from "../french/notice";
import {
  type Convening,
  conveningOf,
  type Delays,
  firstMeeting,
  type LastDay,
  lastDay,
  lastMeetingBefore,
  type OpenTermination,
  openTerminationAfter,
  renew,
  type Termination,
  terminationAt,
} from "./days";

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

/**
 * How the contract ends: by a letter for one of its ends, by a letter at any time ("open"), by itself ("ends"), or by the next
 * contract ("anytime", a small meter). "unknown": too little is given.
 */
type Kind = "unknown" | "terminate" | "open" | "ends" | "anytime";

/** The given assembly leaves time to act, or little of it ("tight"), or comes too late. "closed": it is too late to convene it. */
type Fit = "fits" | "tight" | "late" | "closed";

/** "today": the letter is just in time. "urgent": it may arrive too late. */
type Urgency = "today" | "urgent";

/** The dates that hold if the vote is on `day`; none is earlier. */
interface Vote {
  day: IsoDay;
  /** The end at which the resolutions aim. */
  end: IsoDay | null;
  receipt: IsoDay | null;
  posting: IsoDay | null;
  /** Set where the vote ends a contract without a term, now or after its current end. */
  open: OpenTermination | null;
  /** The vote is too late for the schedule's end, and aims at a later one. */
  isNext: boolean;
}

export interface Schedule extends Situation {
  /** The visitor's day. */
  today: IsoDay;
  convocationDays: number;
  /** The weeks of all steps of the study. */
  studyWeeks: number;
  kind: Kind;
  /** The legal day of receipt is past, so that the renewal decides. */
  isLate: boolean;
  /** The first end within reach. */
  end: IsoDay | null;
  /** The given end, if its letter is too late. Its day missed is `receipt.day`, as for every other end. */
  missed: Termination | null;
  /** The last day to post the letter; for an open-ended contract, the day to post it after the vote. */
  posting: LastDay | null;
  receipt: LastDay | null;
  urgency: Urgency | null;
  /** The letter after the vote, for a contract that is open-ended today. */
  open: OpenTermination | null;
  /** The last day to sign the next contract, where no letter is needed. */
  sign: LastDay | null;
  /** The last assembly that leaves time to act, and its convocation. */
  lastMeeting: LastDay | null;
  lastConvening: Convening | null;
  canConvene: boolean;
  /** The first day of an assembly convened today. */
  earliest: IsoDay;
  /** Null without an assembly, or while too little is given. */
  fit: Fit | null;
  /** The convocation of the given assembly, or of the last one in time. */
  convening: Convening | null;
  /** The last day to ask for the study. */
  study: LastDay | null;
  vote: Vote;
}

function kindOf({ end, isSmall, renewal }: Situation, given: Termination | null, isLate: boolean): Kind {
  if (isSmall) return "anytime";
  if (end && renewal === "ends") return "ends";
  if (!given) return "unknown";
  return isLate && renewal === "open" ? "open" : "terminate";
}

/** A small meter changes at any time, so that no assembly is too late. @param own the convocation of the assembly. @param act the last day to act. @param lastMeeting the last assembly in time. */
function fitOf(
  kind: Kind,
  meeting: IsoDay,
  own: Convening,
  act: LastDay | null,
  lastMeeting: LastDay | null,
  today: IsoDay,
): Fit {
  if (kind !== "anytime" && act && meeting > act.day) return "late";
  if (own.electronic.day < today) return "closed";
  if (kind === "anytime") return "fits";
  if (lastMeeting && meeting > lastMeeting.day) return "tight";
  return "fits";
}

function urgencyOf(termination: Termination | null, today: IsoDay): Urgency | null {
  if (!termination || termination.posting.day > today) return null;
  return termination.posting.day === today ? "today" : "urgent";
}

/** The letter for the first end, given or renewed, that is in time. Null where the contract does not renew by months. */
function firstTermination(
  given: Termination,
  { notice, renewal }: Situation,
  { postDays }: Delays,
  today: IsoDay,
  isInTime: (receipt: LastDay) => boolean,
): Termination | null {
  if (isInTime(given.receipt)) return given;
  if (!notice || typeof renewal !== "number") return null;
  // Counted from the given end, so that the last day of a month stays one.
  for (let months = renewal; ; months += renewal) {
    const next = terminationAt(renew(given.end, months), notice, postDays, today);
    if (isInTime(next.receipt)) return next;
  }
}

/** The dates for a vote on this day. @param aimed the letter for the first end that the vote can still terminate. */
function voteOn(
  day: IsoDay,
  end: IsoDay | null,
  termination: Termination | null,
  aimed: Termination | null,
  open: OpenTermination | null,
): Vote {
  const aimedEnd = aimed?.end ?? open?.end ?? (termination ? null : end);
  const letter = open?.posting.day ?? aimed?.posting.day ?? null;
  return {
    day,
    open,
    end: aimedEnd && aimedEnd > day ? aimedEnd : null,
    receipt: aimed?.receipt.day ?? null,
    posting: letter && letter < day ? day : letter,
    isNext: aimed?.end !== termination?.end,
  };
}

/** The study's first step ends before the agenda of the assembly, and all of its steps before the last day to act. */
function studyBefore(meeting: IsoDay | null, act: LastDay | null, delays: Delays): LastDay | null {
  const [firstStep = 0] = delays.stepWeeks;
  const beforeVote = meeting && addDays(conveningOf(meeting, delays).agenda.legal, -7 * firstStep);
  const beforeAct = act && addDays(act.legal, -7 * weeksOf(delays));
  const [first] = [beforeVote, beforeAct].filter((day) => day !== null).sort();
  return first ? lastDay(first) : null;
}

const weeksOf = ({ stepWeeks }: Delays) => stepWeeks.reduce((sum, weeks) => sum + weeks, 0);

/** The only computation of dates: page, agenda file, PDF and resolutions show its values. @param today the visitor's day. */
export function scheduleOf(situation: Situation, delays: Delays, today: IsoDay): Schedule {
  const { end, notice, isSmall, meeting } = situation;

  // The contract.
  const given = end && notice && !isSmall ? terminationAt(end, notice, delays.postDays, today) : null;
  const isLate = given !== null && given.receipt.legal < today;
  const kind = kindOf(situation, given, isLate);
  const firstWhere = (isInTime: (receipt: LastDay) => boolean) =>
    given && kind === "terminate" ? firstTermination(given, situation, delays, today, isInTime) : null;
  const termination = firstWhere(({ legal }) => legal >= today);
  const needsNoLetter = isSmall || kind === "ends";
  const sign = end && needsNoLetter ? lastDay(addDays(end, -CHANGE_DAYS)) : null;
  const act = termination?.receipt ?? sign;

  // The assembly.
  const lastMeeting = act && lastMeetingBefore(act, delays);
  const lastConvening = lastMeeting && conveningOf(lastMeeting.day, delays);
  const canConvene = lastConvening !== null && lastConvening.electronic.day >= today;
  const earliest = firstMeeting(today, delays);
  const own = meeting ? conveningOf(meeting, delays) : null;
  const fit =
    meeting && own && kind !== "unknown" ? fitOf(kind, meeting, own, act, lastMeeting, today) : null;
  const isKept = kind === "unknown" || fit === "fits" || fit === "tight";

  // The vote.
  const voteDay = meeting ?? (canConvene && lastMeeting ? lastMeeting.day : earliest);
  const aimed = firstWhere(({ day, legal }) => legal >= today && day >= voteDay);
  const isOpenAfter = termination !== null && aimed === null && situation.renewal === "open";
  const openAfterVote =
    notice && (kind === "open" || isOpenAfter) ? openTerminationAfter(voteDay, notice, delays) : null;
  const open = kind === "open" ? openAfterVote : null;

  const lastOrVote = lastMeeting?.day ?? (open ? voteDay : null);
  const studyMeeting = isKept && meeting ? meeting : lastOrVote;
  return {
    ...situation,
    today,
    convocationDays: delays.convocationDays,
    studyWeeks: weeksOf(delays),
    kind,
    isLate,
    end: termination?.end ?? end,
    missed: isLate && kind !== "ends" ? given : null,
    posting: termination?.posting ?? open?.posting ?? null,
    receipt: termination?.receipt ?? null,
    urgency: urgencyOf(termination, today),
    open,
    sign,
    lastMeeting,
    lastConvening,
    canConvene,
    earliest,
    fit,
    convening: isKept || !canConvene ? own : lastConvening,
    study: kind === "unknown" ? null : studyBefore(studyMeeting, act, delays),
    vote: voteOn(voteDay, end, termination, aimed, openAfterVote),
  };
}
