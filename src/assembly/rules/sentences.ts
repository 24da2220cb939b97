import { dateInFrench, type IsoDay } from "../../french/dates";
import { periodInFrench, weeksInFrench } from "../../french/numbers";
import { fillTemplate, type Values } from "../../french/templates";
import type { Schedule } from "./schedule";

/**
 * The schedule in French. `headline`: what to do and by when, empty while too little is given; `date` is the part of it to stress.
 * `details`: whether the assembly comes in time (`fit`, null without one), why, what comes first, and what can still be done.
 * `isLate`: the contract or the assembly misses the last day.
 */
export function sentencesOf(schedule: Schedule, texts: Queries.AnswerTexts) {
  const { kind, canAct, fit, meter, notice, last, lastMeeting, weeksLeft, earliest, renewal } = schedule;
  const fill = (template: string, day: IsoDay, more: Values = {}) =>
    fillTemplate(template, { jour: dateInFrench(day), ...more });
  const headlines = {
    unknown: "",
    terminate: texts.terminateText,
    late: texts.lateText,
    anytime: canAct ? texts.signText : texts.anytimeText,
  };
  const fitText = fit && { fits: texts.fitsText, tight: texts.tightText, late: texts.meetingLateText }[fit];
  const vote = () => {
    if (!lastMeeting || fit === "fits" || fit === "tight") return null;
    if (weeksLeft === null) return fill(texts.shortText, earliest);
    const semaines = weeksInFrench(weeksLeft);
    return fill(fit ? texts.forwardText : texts.voteText, lastMeeting.day, { semaines });
  };
  const details = [
    fitText,
    kind === "terminate" &&
      last &&
      fill(texts.arrivalText, last.legal, { preavis: notice && periodInFrench(notice) }),
    vote(),
    renewal && fill(texts.renewalText, renewal.day, { fin: dateInFrench(renewal.end) }),
    // Who does not know the meter's size reads both answers.
    meter !== "large" && kind !== "unknown" && texts.smallMeterText,
  ];
  const date = last ? dateInFrench(last.day) : "";
  return {
    headline: fillTemplate(headlines[kind], { jour: date }),
    date,
    fit: fitText,
    isLate: kind === "late" || fit === "late",
    details: details.filter((text): text is string => Boolean(text)),
  };
}
