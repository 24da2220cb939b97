import { addDays, dateInFrench, type IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import { fillTemplate, type Values } from "../french/templates";
import type { Schedule } from "./schedule";

/** What the visitor said of the contract; null where he does not know. */
interface KnownOfContract {
  meter: "small" | "large" | null;
  renewal: "renews" | "open" | "ends" | null;
}

/** Bringing an assembly forward needs at least this many days before its letters are posted. */
const FORWARD_DAYS = 30;

export interface Answer {
  /** Empty while too little is given. */
  headline: string;
  /** Shown while there is no headline. */
  prompt: string;
  /** The part of the headline to stress. */
  date: string;
  /** The verdict on the assembly's day; null without an assembly. */
  fit: string | null;
  /** The letter or the assembly misses its deadline. */
  isLate: boolean;
  details: string[];
  /** For screen readers. */
  announced: string[];
}

/** Writes the schedule in French. */
export function sentencesOf(
  schedule: Schedule,
  { meter, renewal }: KnownOfContract,
  texts: Queries.AnswerTexts,
): Answer {
  const { kind, today, end, notice, missed, posting, receipt, urgency, open, sign } = schedule;
  const { fit, lastMeeting, lastConvening, canConvene, earliest, meeting, vote } = schedule;
  const inFrench = (day: IsoDay | null | undefined) => day && dateInFrench(day);
  const fill = (template: string, day: IsoDay | null | undefined, more: Values = {}) =>
    fillTemplate(template, { jour: inFrench(day), preavis: notice && periodInFrench(notice), ...more });

  const canSign = sign !== null && sign.day >= today;
  const letterText = { urgent: texts.urgentText, today: texts.todayText, none: texts.terminateText }[
    urgency ?? "none"
  ];
  const headlines = {
    unknown: "",
    terminate: letterText,
    open: texts.terminateText,
    ends: canSign ? texts.signByText : texts.signNowText,
    anytime: canSign ? texts.signText : texts.anytimeText,
  };
  const headlineDay = urgency === "urgent" ? receipt?.day : (posting ?? sign)?.day;

  const fitText = {
    fits: texts.fitsText,
    tight: texts.tightText,
    late: texts.meetingLateText,
    closed: texts.closedText,
    none: null,
  }[fit ?? "none"];
  const lateText = missed && [
    fill(texts.lateText, missed.receipt.day, { fin: inFrench(missed.end) }),
    missed.end < today && texts.pastText,
    kind === "terminate" && !renewal && texts.assumedText,
  ];
  const letter = () => {
    if (open)
      return fill(texts.openText, null, { reception: inFrench(open.receipt), fin: inFrench(open.end) });
    if (kind === "ends") return fillTemplate(texts.endsText, { fin: inFrench(end) });
    if (!receipt) return null;
    if (urgency === "urgent") return fill(texts.urgentAdvice, receipt.day);
    const moved = receipt.day < receipt.legal && fill(texts.movedText, receipt.legal);
    return [fill(texts.arrivalText, receipt.day), moved].filter(Boolean).join(" ");
  };
  const convening = () => {
    if (!lastMeeting || !lastConvening || fit === "fits" || fit === "tight") return [];
    if (!canConvene) return kind === "anytime" ? [] : [fill(texts.shortText, earliest)];
    const { electronic, letters } = lastConvening;
    const template = letters.day >= today ? texts.voteText : texts.electronicText;
    const days = { electronique: inFrench(electronic.day), lettres: inFrench(letters.day) };
    const canMove = meeting && addDays(today, FORWARD_DAYS) <= letters.day;
    return [fill(template, lastMeeting.day, days), canMove && texts.forwardText];
  };
  const details = [
    fitText,
    lateText?.filter(Boolean).join(" "),
    letter(),
    ...convening(),
    vote.isNext &&
      fill(texts.nextVoteText, vote.posting, { assemblee: inFrench(vote.day), fin: inFrench(vote.end) }),
    missed && texts.lateAdvice,
    // Visitors who do not know the size of the meter read both answers.
    meter !== "large" && kind !== "unknown" && texts.smallMeterText,
  ];
  const headline = fill(headlines[kind], headlineDay);
  const shown = details.filter((text): text is string => Boolean(text));
  return {
    headline,
    prompt: end && !notice ? texts.noticePromptText : texts.promptText,
    date: inFrench(headlineDay) ?? "",
    fit: fitText,
    isLate: fit === "late" || fit === "closed" || urgency === "urgent",
    details: shown,
    announced: [headline, ...shown],
  };
}
