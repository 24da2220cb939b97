import { dateInFrench, type IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import { fillTemplate, type Values } from "../french/templates";
import type { Convening } from "./days";
import type { Schedule } from "./schedule";

/** Fills a text with a day and the notice. */
export const fillFor =
  ({ notice }: Schedule) =>
  (template: string, day: IsoDay | null | undefined, more: Values = {}): string =>
    fillTemplate(template, {
      jour: day && dateInFrench(day),
      preavis: notice && periodInFrench(notice),
      ...more,
    });

/** « convoquez-la au plus tard le … »: both ways, or the electronic one alone once the letters' day is past. */
function convocationFor(
  { electronic, letters }: Convening,
  today: IsoDay,
  texts: Queries.AnswerTexts,
): string {
  const template = letters.day >= today ? texts.conveneText : texts.conveneElectronicText;
  return fillTemplate(template, {
    electronique: dateInFrench(electronic.day),
    lettres: dateInFrench(letters.day),
  });
}

/** Sentence on a given assembly that is too late. */
function tooLate(schedule: Schedule, texts: Queries.AnswerTexts): string {
  const { lastMeeting, canConvene, vote } = schedule;
  const fill = fillFor(schedule);
  if (!canConvene) return fill(texts.shortText, schedule.earliest);
  if (vote.open)
    return fill(texts.meetingLateOpenText, lastMeeting?.day, {
      reception: dateInFrench(vote.open.receipt),
      fin: dateInFrench(vote.open.end),
    });
  if (vote.isNext && vote.end)
    return fill(texts.meetingLateText, lastMeeting?.day, { fin: dateInFrench(vote.end) });
  return lastOneInTime(schedule, texts);
}

/** Sentence on the last assembly in time, and on its convocation. */
function lastOneInTime(schedule: Schedule, texts: Queries.AnswerTexts): string {
  const { kind, lastMeeting, lastConvening, canConvene, today, earliest } = schedule;
  const fill = fillFor(schedule);
  if (!lastMeeting || !lastConvening) return "";
  if (!canConvene) return kind === "anytime" ? "" : fill(texts.shortText, earliest);
  const convocation = convocationFor(lastConvening, today, texts);
  return fill(texts.voteText, lastMeeting.day, { convocation });
}

/** Sentence on the given assembly, or on the last one in time. */
export function meetingSentence(schedule: Schedule, texts: Queries.AnswerTexts): string {
  const { fit, convening, today } = schedule;
  const convocation = convening ? convocationFor(convening, today, texts) : "";
  switch (fit) {
    case "fits":
      return fillTemplate(texts.fitsText, { convocation });
    case "tight":
      return fillTemplate(texts.tightText, { convocation });
    case "closed":
      return texts.closedText;
    case "late":
      return tooLate(schedule, texts);
    case null:
      return lastOneInTime(schedule, texts);
  }
}

/** Fallback for an assembly that is too late: the last one that can still vote in time. */
export const otherMeeting = (schedule: Schedule, texts: Queries.AnswerTexts): string =>
  schedule.fit === "closed" || schedule.fit === "late" ? lastOneInTime(schedule, texts) : "";
