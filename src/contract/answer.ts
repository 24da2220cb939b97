/** The answer to a plan: a headline, an act, a reason on request, and at most one hedge. */
import { fillTemplate, type Values } from "../french/templates";
import type { AssemblyVote, EndsByItself, Missed, OpenEnded, Plan, SmallMeter, Vote } from "./plan";
import { planValues } from "./plan-values";

type Texts = Queries.AnswerTexts;

export interface Answer {
  /** Empty in the state "incomplete". */
  headline: string;
  /** The days of the headline, in their order. */
  stressed: string[];
  act: string;
  reason: string;
  /** Uncertainty of the headline, or empty. */
  hedge: string;
  /** The deadline is near or past. */
  isAlarm: boolean;
}

/** The convocation of an assembly, by what is still possible. */
function conveneText({ convening, isOnAgenda }: AssemblyVote, today: string, texts: Texts): string {
  if (isOnAgenda && convening.electronic.day < today) return texts.convenedAct;
  return convening.letters.day < today ? texts.conveneElectronicAct : texts.conveneAct;
}

const voteText = (vote: Vote, today: string, texts: Texts): string =>
  vote.kind === "voted" ? texts.votedAct : conveneText(vote, today, texts);

function tightText(plan: Extract<Plan, { state: "tight" }>, texts: Texts): string {
  if (plan.lateMeeting) return texts.tightForwardAct;
  return plan.vote.convening.electronic.day < plan.today ? texts.convenedAct : texts.tightAct;
}

function openText({ vote }: OpenEnded, texts: Texts): string {
  if (vote.kind === "voted") return texts.votedAct;
  return vote.isGiven ? texts.openMeetingAct : texts.openAct;
}

function endsText({ vote, isLate, lateMeeting }: EndsByItself, texts: Texts): string {
  if (vote.kind === "voted") return texts.signAct;
  if (isLate) return texts.endsLateAct;
  return lateMeeting ? texts.endsForwardAct : texts.endsAct;
}

function smallText({ vote }: SmallMeter, texts: Texts): string {
  if (!vote) return texts.smallAct;
  return vote.kind === "voted" ? texts.signAct : texts.smallMeetingAct;
}

const missedHeadline = ({ next }: Missed, texts: Texts): string =>
  next.isKnown ? texts.missedHeadline : texts.missedUnknownHeadline;

/** The texts of a state, with their placeholders. */
type Template = Pick<Answer, "headline" | "act" | "reason"> & { hedge?: string; isAlarm: boolean };

function templateOf(plan: Plan, texts: Texts): Template {
  switch (plan.state) {
    case "incomplete":
      return { headline: "", act: "", reason: "", isAlarm: false };
    case "inTime":
      return {
        headline: texts.inTimeHeadline,
        act: voteText(plan.vote, plan.today, texts),
        reason: texts.inTimeReason,
        isAlarm: false,
      };
    case "tight":
      return {
        headline: texts.tightHeadline,
        act: tightText(plan, texts),
        reason: texts.tightReason,
        isAlarm: plan.lateMeeting !== null,
      };
    case "meetingTooLate":
      return {
        headline: texts.lateHeadline,
        act: texts.lateAct,
        reason: texts.lateReason,
        isAlarm: true,
      };
    case "noVote":
      return {
        headline: texts.noVoteHeadline,
        act: texts.noVoteAct,
        reason: texts.noVoteReason,
        isAlarm: true,
      };
    case "urgent":
      return {
        headline: texts.urgentHeadline,
        act: plan.isVoted ? texts.urgentVotedAct : texts.urgentAct,
        reason: texts.urgentReason,
        isAlarm: true,
      };
    case "missed":
      return {
        headline: missedHeadline(plan, texts),
        act: texts.missedAct,
        reason: texts.missedReason,
        hedge: plan.next.isKnown ? "" : texts.missedHedge,
        isAlarm: true,
      };
    case "openEnded":
      return {
        headline: texts.openHeadline,
        act: openText(plan, texts),
        reason: texts.openReason,
        isAlarm: false,
      };
    case "endsByItself":
      return {
        headline: plan.end < plan.today ? texts.endedHeadline : texts.endsHeadline,
        act: endsText(plan, texts),
        reason: texts.endsReason,
        isAlarm: plan.isLate || plan.lateMeeting !== null,
      };
    case "smallMeter":
      return {
        headline: texts.smallHeadline,
        act: smallText(plan, texts),
        reason: texts.smallReason,
        isAlarm: false,
      };
  }
}

/** A missed end is the reason of the state that follows it. */
function reasonOf(plan: Plan, reason: string, texts: Texts): string {
  return "missed" in plan && plan.missed ? texts.missedReason : reason;
}

/** The values of a headline's placeholders, in their order. */
const valuesIn = (template: string, values: Values): string[] =>
  [...template.matchAll(/\{(?<name>\w+)\}/g)].flatMap(({ groups }) => {
    const value = values[groups?.name ?? ""];
    return value ? [`${value}`] : [];
  });

/** Answers in French: home page, guide, dossier, e-mail and request show these sentences. */
export function answerOf(plan: Plan, texts: Texts): Answer {
  const values = planValues(plan);
  const { headline, act, reason, hedge = "", isAlarm } = templateOf(plan, texts);
  return {
    headline: fillTemplate(headline, values),
    stressed: valuesIn(headline, values),
    act: fillTemplate(act, values),
    reason: fillTemplate(reasonOf(plan, reason, texts), values),
    hedge: fillTemplate(hedge, values),
    isAlarm,
  };
}
