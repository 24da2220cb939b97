/**
 * The answer to a plan: a headline, what to do (the act), its reasons on request, and at most one note.
 * Its sentences are content: one entry for each state.
 */
import { type FilledPart, fillParts, fillTemplate } from "../french/templates";
import type { AnswerStory, AnswerTexts } from "./content";
import { type Delays, studyWeeks } from "./date-rules";
import { placeholderValues } from "./placeholders";
import type { AssemblyToCome, Plan } from "./plan";
import { daysOf, isTargetToConfirm } from "./plan-days";
import { type AnsweredPlan, storyOf, votedPlan } from "./story";

type Stories = readonly AnswerStory[];

/** What the visitor does first, as a button: to copy a text, to write to the council, or to go on with a dossier or a study. */
export type FirstStep = "dossier" | "letter" | "agreement" | "question" | "study";

export interface Answer {
  /** Empty in the state "incomplete". */
  headline: string;
  /** The headline in parts. A part that comes from a placeholder is shown in bold. */
  headlineParts: FilledPart[];
  /** What to do, in a sentence or two. */
  act: string;
  /** How to do it, or what the headline leaves open; or empty. */
  note: string;
  /** The reason, and what the days rest on. */
  reasons: readonly string[];
  firstStep: FirstStep;
  /** The deadline is near or past. */
  isAlarm: boolean;
}

/** Whether the vote is on the agenda, and the last day of the electronic convocation is past. */
const isConvened = ({ isOnAgenda, convening }: AssemblyToCome, today: string) =>
  isOnAgenda && convening.electronic < today;

function headlineOf(plan: AnsweredPlan, stories: Stories): string {
  if (isTargetToConfirm(plan)) return storyOf("missed", stories).unknownHeadline;
  if (plan.state === "endsByItself" && plan.end < plan.today)
    return storyOf("endsByItself", stories).pastHeadline;
  return storyOf(plan.state, stories).headline;
}

function actOf(plan: AnsweredPlan, stories: Stories): string {
  switch (plan.state) {
    case "inTime": {
      const { assembly, today } = plan;
      const story = storyOf("inTime", stories);
      if (assembly.kind === "voted") return story.votedAct;
      if (isConvened(assembly, today)) return story.givenAct;
      return assembly.convening.letters < today ? story.electronicAct : story.act;
    }
    case "tight": {
      const story = storyOf("tight", stories);
      if (plan.lateAssembly) return story.forwardAct;
      return isConvened(plan.assembly, plan.today) ? story.givenAct : story.act;
    }
    case "urgent": {
      const story = storyOf("urgent", stories);
      return plan.isVoted ? story.votedAct : story.act;
    }
    case "openEnded": {
      const story = storyOf("openEnded", stories);
      if (plan.assembly.kind === "voted") return story.votedAct;
      return plan.assembly.isGiven ? story.givenAct : story.act;
    }
    case "endsByItself": {
      const story = storyOf("endsByItself", stories);
      if (plan.assembly.kind === "voted") return story.votedAct;
      if (plan.isLate) return story.lateAct;
      return plan.lateAssembly ? story.forwardAct : story.act;
    }
    case "smallMeter": {
      const story = storyOf("smallMeter", stories);
      if (!plan.assembly) return story.act;
      return plan.assembly.kind === "voted" ? story.votedAct : story.givenAct;
    }
    default:
      return storyOf(plan.state, stories).act;
  }
}

function noteOf(plan: AnsweredPlan, stories: Stories): string {
  if (plan.state === "urgent") return storyOf("urgent", stories).note;
  return isTargetToConfirm(plan) ? storyOf("missed", stories).note : "";
}

/** A plan for a later end, after a missed one, has the reason of the state "missed". */
const reasonOf = (plan: AnsweredPlan, stories: Stories): string =>
  storyOf("missedEnd" in plan && plan.missedEnd ? "missed" : plan.state, stories).reason;

function firstStepOf(plan: AnsweredPlan): FirstStep {
  switch (plan.state) {
    case "noVote":
      return "agreement";
    case "urgent":
      return plan.isVoted ? "letter" : "agreement";
    case "missed":
      return "question";
    case "endsByItself":
    case "smallMeter":
      return "study";
    default:
      return votedPlan(plan) ? "letter" : "dossier";
  }
}

function isAlarming(plan: AnsweredPlan): boolean {
  switch (plan.state) {
    case "assemblyTooLate":
    case "noVote":
    case "urgent":
    case "missed":
      return true;
    case "tight":
      return plan.lateAssembly !== null;
    case "endsByItself":
      return plan.isLate || plan.lateAssembly !== null;
    default:
      return false;
  }
}

/** What to fill in before there is an answer. */
export const promptOf = (stories: Stories): string => storyOf("incomplete", stories).headline;

const NO_ANSWER: Answer = {
  headline: "",
  headlineParts: [],
  act: "",
  note: "",
  reasons: [],
  firstStep: "dossier",
  isAlarm: false,
};

/** Answers in French: home page, guide, dossier, e-mails and request show these sentences. */
export function answerOf(plan: Plan, texts: AnswerTexts, delays: Delays): Answer {
  if (plan.state === "incomplete") return NO_ANSWER;
  const { stories, studyReason, basisNote } = texts;
  const { study } = daysOf(plan);
  const values = { ...placeholderValues(plan), semaines: studyWeeks(delays) };
  const headlineParts = fillParts(headlineOf(plan, stories), values);
  const reasons = [
    reasonOf(plan, stories),
    ...(study && study >= plan.today ? [studyReason] : []),
    basisNote,
  ];
  return {
    headline: headlineParts.map(({ text }) => text).join(""),
    headlineParts,
    act: fillTemplate(actOf(plan, stories), values),
    note: fillTemplate(noteOf(plan, stories), values),
    reasons: reasons.map((reason) => fillTemplate(reason, values)),
    firstStep: firstStepOf(plan),
    isAlarm: isAlarming(plan),
  };
}
