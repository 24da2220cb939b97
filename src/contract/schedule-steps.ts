/** The steps to a schedule: the contract, its assembly, the vote and the study. Each one uses those before it. */
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
export type Kind = "unknown" | "terminate" | "open" | "ends" | "anytime";

/** The given assembly leaves time to act, or little of it ("tight"), or comes too late. "closed": it is too late to convene it. */
export type Fit = "fits" | "tight" | "late" | "closed";

/** "today": the letter is just in time. "urgent": it may arrive too late. */
export type Urgency = "today" | "urgent";

/** The dates that hold if the vote is on `day`; none is earlier. */
export interface Vote {
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

/** All that the days follow from. `today` is the visitor's day. */
export interface Basis {
  situation: Situation;
  delays: Delays;
  today: IsoDay;
}

/** The days that the contract alone decides. */
interface ContractStep {
  kind: Kind;
  /** The letter for the given end. Null for a small meter, and without an end or a notice. */
  given: Termination | null;
  /** The legal day of receipt of that letter is past. */
  isLate: boolean;
  /** The letter for the first end within reach. */
  termination: Termination | null;
  /** The last day to sign the next contract, where no letter is needed. */
  sign: LastDay | null;
  /** The last day to act: the receipt of the letter, or the signature. */
  act: LastDay | null;
}

/** The days of the given assembly, and of the last one in time. */
interface MeetingStep {
  lastMeeting: LastDay | null;
  lastConvening: Convening | null;
  /** The last assembly in time can still be convened. */
  canConvene: boolean;
  /** The first day of an assembly convened today. */
  earliest: IsoDay;
  /** The convocation of the given assembly. */
  ownConvening: Convening | null;
  /** Null without an assembly, or while too little is given. */
  fit: Fit | null;
  /** The given assembly need not be moved. */
  isKept: boolean;
}

function kindOf({ end, isSmall, renewal }: Situation, given: Termination | null, isLate: boolean): Kind {
  if (isSmall) return "anytime";
  if (end && renewal === "ends") return "ends";
  if (!given) return "unknown";
  return isLate && renewal === "open" ? "open" : "terminate";
}

/** The letter for the first end, given or renewed, that is in time. Null where there is none, and where no letter is needed. */
function firstTermination(
  { kind, given }: Pick<ContractStep, "kind" | "given">,
  { situation, delays, today }: Basis,
  isInTime: (receipt: LastDay) => boolean,
): Termination | null {
  const { notice, renewal } = situation;
  if (!given || kind !== "terminate") return null;
  if (isInTime(given.receipt)) return given;
  if (!notice || typeof renewal !== "number") return null;
  // Counted from the given end, so that the last day of a month stays one.
  for (let months = renewal; ; months += renewal) {
    const next = terminationAt(renew(given.end, months), notice, delays.postDays, today);
    if (isInTime(next.receipt)) return next;
  }
}

export function contractStep(basis: Basis): ContractStep {
  const { situation, delays, today } = basis;
  const { end, notice, isSmall } = situation;
  const given = end && notice && !isSmall ? terminationAt(end, notice, delays.postDays, today) : null;
  const isLate = given !== null && given.receipt.legal < today;
  const kind = kindOf(situation, given, isLate);
  const termination = firstTermination({ kind, given }, basis, ({ legal }) => legal >= today);
  const needsNoLetter = isSmall || kind === "ends";
  const sign = end && needsNoLetter ? lastDay(addDays(end, -CHANGE_DAYS)) : null;
  return { kind, given, isLate, termination, sign, act: termination?.receipt ?? sign };
}

/** A small meter changes at any time, so that no assembly is too late. */
function fitOf(
  meeting: IsoDay,
  ownConvening: Convening,
  { kind, act }: ContractStep,
  lastMeeting: LastDay | null,
  today: IsoDay,
): Fit {
  if (kind !== "anytime" && act && meeting > act.day) return "late";
  if (ownConvening.electronic.day < today) return "closed";
  if (kind === "anytime") return "fits";
  if (lastMeeting && meeting > lastMeeting.day) return "tight";
  return "fits";
}

export function meetingStep(contract: ContractStep, { situation, delays, today }: Basis): MeetingStep {
  const { kind, act } = contract;
  const { meeting } = situation;
  const lastMeeting = act && lastMeetingBefore(act, delays);
  const lastConvening = lastMeeting && conveningOf(lastMeeting.day, delays);
  const ownConvening = meeting ? conveningOf(meeting, delays) : null;
  const isJudged = kind !== "unknown" && meeting && ownConvening;
  const fit = isJudged ? fitOf(meeting, ownConvening, contract, lastMeeting, today) : null;
  return {
    lastMeeting,
    lastConvening,
    canConvene: lastConvening !== null && lastConvening.electronic.day >= today,
    earliest: firstMeeting(today, delays),
    ownConvening,
    fit,
    isKept: kind === "unknown" || fit === "fits" || fit === "tight",
  };
}

/** The vote is at the given assembly; without one, at the last one in time that can be convened, or at the first one. */
export function voteStep(contract: ContractStep, assembly: MeetingStep, basis: Basis): Vote {
  const { kind, termination } = contract;
  const { canConvene, lastMeeting, earliest } = assembly;
  const { situation, delays, today } = basis;
  const { end, notice, renewal, meeting } = situation;

  const dayWithoutMeeting = canConvene && lastMeeting ? lastMeeting.day : earliest;
  const day = meeting ?? dayWithoutMeeting;
  /** The letter for the first end that the vote can still terminate. */
  const aimed = firstTermination(contract, basis, (receipt) => receipt.legal >= today && receipt.day >= day);
  const isOpenAfterEnd = termination !== null && aimed === null && renewal === "open";
  const open =
    notice && (kind === "open" || isOpenAfterEnd) ? openTerminationAfter(day, notice, delays) : null;
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

/** The weeks of all steps of the study. */
export const weeksOf = ({ stepWeeks }: Delays) => stepWeeks.reduce((sum, weeks) => sum + weeks, 0);

/** The last day to ask for the study: its first step ends before the agenda of the assembly, and all of its steps before the last day to act. */
export function studyStep(
  { kind, act }: ContractStep,
  { isKept, lastMeeting }: MeetingStep,
  vote: Vote,
  { situation, delays }: Basis,
): LastDay | null {
  if (kind === "unknown") return null;
  const lastOrVote = lastMeeting?.day ?? (kind === "open" ? vote.day : null);
  const meeting = isKept && situation.meeting ? situation.meeting : lastOrVote;
  const [firstStep = 0] = delays.stepWeeks;
  const beforeVote = meeting && addDays(conveningOf(meeting, delays).agenda.legal, -7 * firstStep);
  const beforeAct = act && addDays(act.legal, -7 * weeksOf(delays));
  const [earlier] = [beforeVote, beforeAct].filter((day) => day !== null).sort();
  return earlier ? lastDay(earlier) : null;
}
