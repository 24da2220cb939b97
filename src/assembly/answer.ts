import { dateInFrench, type Day } from "./day";
import type { Verdict } from "./verdict";

/** What stands for a value that was not given, to be completed by hand. */
const BLANK = "………";

/** Values by the name of their placeholder. An empty value is missing. */
export type Values = Readonly<Record<string, string | 0 | null>>;

/** Replaces the placeholders of a template. A number stays on one line with the word after it. */
export const fillIn = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = values[name] || BLANK;
    return value + (space && /^[\d\u00a0,]+$/.test(value) ? "\u00a0" : space);
  });

/** A duration in French: « 3 mois », « 1 jour ». */
export const durationInFrench = ({ count, unit }: NonNullable<Verdict["notice"]>) =>
  `${count}\u00a0${unit === "months" ? "mois" : count === 1 ? "jour" : "jours"}`;

/** « 33 semaines », « 1 semaine », « moins d’une semaine » */
export const weeksInFrench = (weeks: number) =>
  weeks === 0 ? "moins d’une semaine" : `${weeks}\u00a0${weeks === 1 ? "semaine" : "semaines"}`;

/**
 * The verdict in French. `headline`: what to do and by when, empty while too little is given; `date` is the part of it to stress.
 * `details`: whether the assembly comes in time (`fit`, null without one), why, what comes first, and what can still be done.
 * `isLate`: the contract or the assembly misses the last day.
 */
export function answerOf(verdict: Verdict, texts: Queries.AnswerTexts) {
  const { kind, canAct, fit, meter, notice, last, lastMeeting, weeksLeft, earliest, renewal } = verdict;
  const fill = (template: string, day: Day, more: Values = {}) =>
    fillIn(template, { jour: dateInFrench(day), ...more });
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
      fill(texts.arrivalText, last.legal, { preavis: notice && durationInFrench(notice) }),
    vote(),
    renewal && fill(texts.renewalText, renewal.day, { fin: dateInFrench(renewal.end) }),
    // Who does not know the meter's size reads both answers.
    meter !== "large" && kind !== "unknown" && texts.smallMeterText,
  ];
  const date = last ? dateInFrench(last.day) : "";
  return {
    headline: fillIn(headlines[kind], { jour: date }),
    date,
    fit: fitText,
    isLate: kind === "late" || fit === "late",
    details: details.filter((text): text is string => Boolean(text)),
  };
}
