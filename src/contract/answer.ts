/** The answer to a plan: a headline, an act, a reason on request, and at most one hedge. */
import { type FilledPart, fillParts, fillTemplate } from "../french/templates";
import type { AssemblyVote, EndsByItself, OpenEnded, Plan, SmallMeter, Vote } from "./plan";
import { planValues } from "./plan-values";

type Texts = Queries.AnswerTexts;
type AnsweredPlan = Exclude<Plan, { state: "incomplete" }>;

export interface Answer {
  /** Empty in the state "incomplete". */
  headline: string;
  /** The same in parts, of which the values are stressed. */
  headlineParts: FilledPart[];
  act: string;
  reason: string;
  /** Uncertainty of the headline, or empty. */
  hedge: string;
  /** The deadline is near or past. */
  isAlarm: boolean;
}

/** The convocation of an assembly, by what is still possible. */
function conveneText({ convening, isOnAgenda }: AssemblyVote, today: string, texts: Texts): string {
  if (isOnAgenda && convening.electronic < today) return texts.convenedAct;
  return convening.letters < today ? texts.conveneElectronicAct : texts.conveneAct;
}

const voteText = (vote: Vote, today: string, texts: Texts): string =>
  vote.kind === "voted" ? texts.votedAct : conveneText(vote, today, texts);

function tightText(plan: Extract<Plan, { state: "tight" }>, texts: Texts): string {
  if (plan.lateMeeting) return texts.tightForwardAct;
  return plan.vote.convening.electronic < plan.today ? texts.convenedAct : texts.tightAct;
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

/** The beginning of the names of a state's texts. */
const NAMES = {
  inTime: "inTime",
  tight: "tight",
  meetingTooLate: "late",
  noVote: "noVote",
  urgent: "urgent",
  missed: "missed",
  openEnded: "open",
  endsByItself: "ends",
  smallMeter: "small",
} as const satisfies Readonly<Record<AnsweredPlan["state"], string>>;

function headlineOf(plan: AnsweredPlan, texts: Texts): string {
  if (plan.state === "missed" && !plan.next.isKnown) return texts.missedUnknownHeadline;
  if (plan.state === "endsByItself" && plan.end < plan.today) return texts.endedHeadline;
  return texts[`${NAMES[plan.state]}Headline`];
}

function actOf(plan: AnsweredPlan, texts: Texts): string {
  switch (plan.state) {
    case "inTime":
      return voteText(plan.vote, plan.today, texts);
    case "tight":
      return tightText(plan, texts);
    case "urgent":
      return plan.isVoted ? texts.urgentVotedAct : texts.urgentAct;
    case "openEnded":
      return openText(plan, texts);
    case "endsByItself":
      return endsText(plan, texts);
    case "smallMeter":
      return smallText(plan, texts);
    default:
      return texts[`${NAMES[plan.state]}Act`];
  }
}

function isAlarming(plan: AnsweredPlan): boolean {
  switch (plan.state) {
    case "meetingTooLate":
    case "noVote":
    case "urgent":
    case "missed":
      return true;
    case "tight":
      return plan.lateMeeting !== null;
    case "endsByItself":
      return plan.isLate || plan.lateMeeting !== null;
    default:
      return false;
  }
}

/** A missed end is the reason of the state that follows it. */
function reasonOf(plan: AnsweredPlan, texts: Texts): string {
  return "missed" in plan && plan.missed ? texts.missedReason : texts[`${NAMES[plan.state]}Reason`];
}

const NO_ANSWER: Answer = { headline: "", headlineParts: [], act: "", reason: "", hedge: "", isAlarm: false };

/** Answers in French: home page, guide, dossier, e-mail and request show these sentences. */
export function answerOf(plan: Plan, texts: Texts): Answer {
  if (plan.state === "incomplete") return NO_ANSWER;
  const values = planValues(plan);
  const headlineParts = fillParts(headlineOf(plan, texts), values);
  const isNextUnknown = plan.state === "missed" && !plan.next.isKnown;
  return {
    headline: headlineParts.map(({ text }) => text).join(""),
    headlineParts,
    act: fillTemplate(actOf(plan, texts), values),
    reason: fillTemplate(reasonOf(plan, texts), values),
    hedge: isNextUnknown ? fillTemplate(texts.missedHedge, values) : "",
    isAlarm: isAlarming(plan),
  };
}
