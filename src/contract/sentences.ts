import { dateInFrench, dayInFrench, type IsoDay } from "../french/dates";
import { fillTemplate } from "../french/templates";
import { fillFor, meetingSentence } from "./meeting-sentence";
import { type KnownOfContract, reasonsOf } from "./reasons";
import type { Schedule } from "./schedule";

/** "unvoted": no assembly can vote in time any more, but the letter can still be posted. */
type State =
  | "unknown"
  | "inTime"
  | "tight"
  | "unvoted"
  | "urgent"
  | "missed"
  | "meetingLate"
  | "open"
  | "ends"
  | "anytime";

/** The answer on a contract: its state, then one act. The reasons are in a fold. */
export interface Answer {
  state: State;
  /** The state and its day. Empty while too little is given. */
  headline: string;
  /** The parts of the headline to stress, in their order. */
  stressed: string[];
  /** Shown while there is no headline. */
  prompt: string;
  /** The act: one thing to do now. */
  act: string;
  reasons: string[];
  /** A day is missed or may be: shown in pink. */
  isAlarm: boolean;
  /** For visitors who do not know the size of the meter; else empty. */
  smallMeter: string;
}

type Texts = Queries.AnswerTexts;

interface Headline {
  text: string;
  stressed: string[];
}

const NO_HEADLINE: Headline = { text: "", stressed: [] };

/** @param day stressed in the sentence. */
function sentenceFor(template: string, day: IsoDay | null | undefined): Headline {
  const date = day ? dateInFrench(day) : "";
  return { text: fillTemplate(template, { jour: date, fin: date }), stressed: date ? [date] : [] };
}

/** @returns whether an assembly can still vote: the last one in time, or the given one. */
const canVote = ({ canConvene, fit }: Schedule) => canConvene || fit === "fits" || fit === "tight";

/** The state, but for an earlier end that was missed. */
function stateOfLetter(schedule: Schedule): State {
  const { kind, urgency, fit, posting, meeting } = schedule;
  if (kind !== "terminate") return kind;
  if (urgency === "urgent") return "urgent";
  if (!canVote(schedule)) return "unvoted";
  if (fit === "late") return "meetingLate";
  const isAfterPosting = posting && meeting && meeting > posting.day;
  return fit === "tight" && isAfterPosting ? "tight" : "inTime";
}

function stateOf(schedule: Schedule): State {
  return schedule.kind === "terminate" && schedule.missed ? "missed" : stateOfLetter(schedule);
}

/** The letter's day. Without a vote in time, no order to post it. */
function letterHeadline(schedule: Schedule, texts: Texts): Headline {
  const { posting, receipt, missed, vote } = schedule;
  switch (stateOfLetter(schedule)) {
    case "urgent":
      return sentenceFor(texts.urgentText, receipt?.day);
    case "unvoted":
      return sentenceFor(texts.votedText, posting?.day);
    case "tight":
      return sentenceFor(texts.votedText, vote.posting);
    default:
      return sentenceFor(missed ? texts.nextLetterText : texts.terminateText, posting?.day);
  }
}

function missedHeadline(schedule: Schedule, texts: Texts): Headline {
  const fin = schedule.missed && dayInFrench(schedule.missed.end);
  const missed = fillTemplate(texts.missedText, { fin });
  const letter = letterHeadline(schedule, texts);
  return { text: `${missed} ${letter.text}`, stressed: [missed, ...letter.stressed] };
}

function openHeadline({ open }: Schedule, texts: Texts): Headline {
  if (!open) return NO_HEADLINE;
  const reception = dateInFrench(open.receipt);
  const fin = dateInFrench(open.end);
  return { text: fillTemplate(texts.openText, { reception, fin }), stressed: [reception, fin] };
}

function headlineOf(state: State, schedule: Schedule, texts: Texts): Headline {
  switch (state) {
    case "unknown":
      return NO_HEADLINE;
    case "missed":
      return missedHeadline(schedule, texts);
    case "open":
      return openHeadline(schedule, texts);
    case "ends":
      return sentenceFor(texts.endsText, schedule.end);
    case "anytime":
      return sentenceFor(texts.anytimeText, null);
    default:
      return letterHeadline(schedule, texts);
  }
}

function actOf(state: State, schedule: Schedule, texts: Texts): string {
  const { sign, today, meeting, open, vote, urgency } = schedule;
  const fill = fillFor(schedule);
  const canSign = sign !== null && sign.day >= today;
  switch (state) {
    case "unknown":
      return "";
    case "urgent":
      return `${texts.urgentAct} ${texts.unvotedAct}`;
    case "unvoted":
      return urgency === "today" ? `${texts.urgentAct} ${texts.unvotedAct}` : texts.unvotedAct;
    case "missed": {
      const letter = stateOfLetter(schedule);
      const isPressing = letter === "urgent" || letter === "unvoted";
      return isPressing ? actOf(letter, schedule, texts) : texts.missedAct;
    }
    case "open":
      return fill(meeting ? texts.openAct : texts.openEarliestAct, open?.posting.day, {
        assemblee: dateInFrench(vote.day),
      });
    case "ends":
      return canSign ? fill(texts.signByText, sign.day) : texts.signNowText;
    case "anytime":
      return canSign ? fill(texts.signText, sign.day) : texts.smallReason;
    default:
      return meetingSentence(schedule, texts);
  }
}

/** Writes the schedule in French. */
export function sentencesOf(schedule: Schedule, known: KnownOfContract, texts: Texts): Answer {
  const { kind, end, notice, fit, sign, today } = schedule;
  const state = stateOf(schedule);
  const { text, stressed } = headlineOf(state, schedule, texts);
  const act = actOf(state, schedule, texts);
  const isWrong = state === "missed" || state === "urgent" || state === "unvoted" || state === "meetingLate";
  const isSignedLate = kind === "ends" && sign !== null && sign.day < today;
  const asksForMeter = !known.meter && kind !== "unknown" && kind !== "anytime";
  return {
    state,
    headline: text,
    stressed,
    prompt: end && !notice ? texts.noticePromptText : texts.promptText,
    act,
    reasons: reasonsOf(schedule, known, texts).filter((reason) => reason !== act),
    isAlarm: isWrong || isSignedLate || fit === "closed",
    smallMeter: asksForMeter ? texts.smallMeterText : "",
  };
}
