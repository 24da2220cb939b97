import { addDays, dateInFrench } from "../french/dates";
import { fillTemplate } from "../french/templates";
import { fillFor, meetingSentence, otherMeeting } from "./meeting-sentence";
import type { Schedule } from "./schedule";

/** The visitor's entries on the contract. Null means that the visitor does not know. */
export interface KnownOfContract {
  meter: "small" | "large" | null;
  renewal: "renews" | "open" | "ends" | null;
}

type Texts = Queries.AnswerTexts;

/** Bringing an assembly forward needs at least this many days before its letters are posted. */
const FORWARD_DAYS = 30;

/**
 * The given assembly votes too late for the schedule's end, so that its vote is for a later one. A contract without a term
 * (`open`) has no later end: the same vote ends it.
 */
const isVoteForLaterEnd = ({ vote }: Schedule) => vote.isNext && !vote.open;

/** The end that was missed, and on which hypothesis the next one rests. */
function missedReasons(schedule: Schedule, { renewal }: KnownOfContract, texts: Texts) {
  const { missed, kind } = schedule;
  const isForLaterEnd = missed !== null || isVoteForLaterEnd(schedule);
  const isAssumed = kind === "terminate" && !renewal && isForLaterEnd;
  return [
    missed && fillTemplate(texts.missedDayText, { jour: dateInFrench(missed.receipt.day) }),
    isAssumed && texts.assumedText,
  ];
}

/** The letter's last day, and how it is certain to arrive. */
function letterReasons(schedule: Schedule, texts: Texts) {
  const { receipt, urgency } = schedule;
  if (!receipt) return [];
  const fill = fillFor(schedule);
  const isMoved = receipt.day < receipt.legal;
  return [
    isMoved
      ? fill(texts.movedText, receipt.day, { limite: dateInFrench(receipt.legal) })
      : fill(texts.arrivalText, receipt.day),
    urgency === "urgent" && fill(texts.urgentAdvice, receipt.day),
  ];
}

/** The given assembly. If it is too late: the last one in time, whether it can be brought forward, and which end its vote is for otherwise. */
function meetingReasons(schedule: Schedule, texts: Texts) {
  const { fit, today, lastConvening, canConvene, vote } = schedule;
  const isTooLate = fit === "late" || fit === "closed";
  const hasTimeToMove = lastConvening !== null && addDays(today, FORWARD_DAYS) <= lastConvening.letters.day;
  const canMove = isTooLate && canConvene && hasTimeToMove;
  return [
    meetingSentence(schedule, texts),
    otherMeeting(schedule, texts),
    canMove && texts.forwardText,
    isVoteForLaterEnd(schedule) &&
      fillFor(schedule)(texts.nextVoteText, vote.posting, {
        assemblee: dateInFrench(vote.day),
        fin: vote.end && dateInFrench(vote.end),
      }),
  ];
}

/** The derivation of the days, and advice, without the empty and repeated texts. */
export function reasonsOf(schedule: Schedule, known: KnownOfContract, texts: Texts): string[] {
  const { kind, missed } = schedule;
  if (kind === "unknown") return [];
  const reasons = [
    ...missedReasons(schedule, known, texts),
    ...letterReasons(schedule, texts),
    ...meetingReasons(schedule, texts),
    missed && kind === "terminate" && texts.lateAdvice,
    kind === "anytime" && texts.smallReason,
  ];
  return [...new Set(reasons)].filter((text): text is string => Boolean(text));
}
