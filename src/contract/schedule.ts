import type { IsoDay } from "../french/dates";
import type { Convening, Delays, LastDay, OpenTermination, Termination } from "./days";
import {
  type Basis,
  contractStep,
  type Fit,
  type Kind,
  meetingStep,
  type Situation,
  studyStep,
  type Urgency,
  type Vote,
  voteStep,
  weeksOf,
} from "./schedule-steps";

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

function urgencyOf(termination: Termination | null, today: IsoDay): Urgency | null {
  if (!termination || termination.posting.day > today) return null;
  return termination.posting.day === today ? "today" : "urgent";
}

/** The only computation of dates: page, agenda file, PDF and resolutions show its values. @param today the visitor's day. */
export function scheduleOf(situation: Situation, delays: Delays, today: IsoDay): Schedule {
  const basis: Basis = { situation, delays, today };
  const contract = contractStep(basis);
  const assembly = meetingStep(contract, basis);
  const vote = voteStep(contract, assembly, basis);

  const { kind, given, isLate, termination, sign } = contract;
  const { lastMeeting, lastConvening, canConvene, earliest, ownConvening, fit, isKept } = assembly;
  const open = kind === "open" ? vote.open : null;
  return {
    ...situation,
    today,
    convocationDays: delays.convocationDays,
    studyWeeks: weeksOf(delays),
    kind,
    isLate,
    end: termination?.end ?? situation.end,
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
    convening: isKept || !canConvene ? ownConvening : lastConvening,
    study: studyStep(contract, assembly, vote, basis),
    vote,
  };
}
