/** The values of the placeholders in the texts about a plan. */
import { dateInFrench, dayInFrench, type IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import type { Values } from "../french/templates";
import type { AssemblyVote, LetterPlan, Missed, Plan, Vote } from "./plan";

/** Last day of the convocation by letter. The month is left out if it is that of « {convocation} »: « mardi 17 ». */
function besideConvocation({ convening: { electronic, letters } }: AssemblyVote): string {
  const date = dateInFrench(letters.day);
  const isSameMonth = letters.day.slice(0, 7) === electronic.day.slice(0, 7);
  return isSameMonth ? date.split("\u00a0").slice(0, 1).join("") : date;
}

/** Days by the name of their placeholder. */
type Days = Readonly<Record<string, IsoDay | null | undefined>>;

const daysOfVote = (vote: Vote | null): Days => ({
  assemblee: vote?.day,
  convocation: vote?.kind === "assembly" ? vote.convening.electronic.day : null,
});

const daysOfLetter = ({ letter }: Pick<LetterPlan, "letter">): Days => ({
  echeance: letter.target,
  poste: letter.posting,
  reception: letter.receipt.day,
});

const daysOfMissed = ({ missed }: Pick<LetterPlan, "missed">): Days => ({
  manquee: missed?.end,
  limite: missed?.receipt,
});

function daysOfNext({ next }: Missed): Days {
  if (!next.isKnown) return { poste: next.ifTwelveMonths.letter.posting };
  return { ...daysOfLetter(next), ...daysOfVote(next.vote) };
}

/** Placeholders by state. A template may use only the days of its state: another one would show as a blank. */
function daysOf(plan: Plan): Days {
  switch (plan.state) {
    case "incomplete":
      return { echeance: plan.end };
    case "inTime":
      return { ...daysOfLetter(plan), ...daysOfMissed(plan), ...daysOfVote(plan.vote) };
    case "tight":
    case "meetingTooLate":
      return {
        ...daysOfLetter(plan),
        ...daysOfMissed(plan),
        ...daysOfVote(plan.vote),
        tardive: plan.lateMeeting,
      };
    case "noVote":
    case "urgent":
      return { ...daysOfLetter(plan), ...daysOfMissed(plan) };
    case "missed":
      return { ...daysOfMissed(plan), ...daysOfNext(plan) };
    case "openEnded":
      return { ...daysOfMissed(plan), ...daysOfVote(plan.vote), poste: plan.posting, fin: plan.earliestEnd };
    case "endsByItself":
      return { ...daysOfVote(plan.vote), echeance: plan.end };
    case "smallMeter":
      return daysOfVote(plan.vote);
  }
}

function noticeOf(plan: Plan) {
  switch (plan.state) {
    case "incomplete":
    case "missed":
    case "openEnded":
      return plan.notice;
    case "endsByItself":
    case "smallMeter":
      return null;
    default:
      return plan.letter.notice;
  }
}

/** The vote of a plan, given or proposed; null where there is none. */
export function voteOf(plan: Plan): Vote | null {
  switch (plan.state) {
    case "incomplete":
    case "noVote":
    case "urgent":
      return null;
    case "missed":
      return plan.next.isKnown ? plan.next.vote : null;
    default:
      return plan.vote;
  }
}

/** Each day has two placeholders: « {poste} » is « jeudi 23 septembre 2027 », « {poste_court} » is « 23 septembre 2027 ». */
export function planValues(plan: Plan): Values {
  const notice = noticeOf(plan);
  const vote = voteOf(plan);
  const days = Object.entries(daysOf(plan)).flatMap(([name, day]): [string, string][] =>
    day
      ? [
          [name, dateInFrench(day)],
          [`${name}_court`, dayInFrench(day)],
        ]
      : [],
  );
  return {
    ...Object.fromEntries(days),
    preavis: notice && periodInFrench(notice),
    lettres: vote?.kind === "assembly" ? besideConvocation(vote) : null,
  };
}
