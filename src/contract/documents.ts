/** The sentence of each text to copy that depends on the state of a plan. */
import { fillTemplate } from "../french/templates";
import type { Plan } from "./plan";
import { planValues } from "./plan-values";

type Texts = Queries.DocumentTexts;

export interface DocumentSentences {
  /** In the letter; null where no letter is needed. */
  denonciation: string | null;
  /** In project 1. */
  mission: string;
  /** In project 2. */
  suite: string;
  /** At the end of the e-mail. */
  demande: string;
}

function letterText(plan: Plan, texts: Texts): string | null {
  switch (plan.state) {
    case "missed":
      return plan.next.isKnown ? texts.letterEndText : texts.letterNextEndText;
    case "openEnded":
      return texts.letterOpenText;
    case "endsByItself":
    case "smallMeter":
      return null;
    case "incomplete":
    case "inTime":
    case "tight":
    case "meetingTooLate":
    case "noVote":
    case "urgent":
      return texts.letterEndText;
  }
}

function missionText(plan: Plan, texts: Texts): string {
  switch (plan.state) {
    case "incomplete":
    case "inTime":
    case "tight":
    case "meetingTooLate":
      return texts.missionText;
    case "noVote":
    case "urgent":
      return texts.ratificationText;
    case "missed":
      return plan.next.isKnown ? texts.missionText : texts.nextEndMissionText;
    case "openEnded":
      return texts.openMissionText;
    case "endsByItself":
      return texts.endsMissionText;
    case "smallMeter":
      return texts.smallMissionText;
  }
}

function followingText(plan: Plan, texts: Texts): string {
  switch (plan.state) {
    case "openEnded":
      return texts.continuesText;
    case "endsByItself":
      return texts.uncoveredText;
    case "smallMeter":
      return texts.unchangedText;
    case "incomplete":
    case "inTime":
    case "tight":
    case "meetingTooLate":
    case "noVote":
    case "urgent":
    case "missed":
      return texts.renewsText;
  }
}

function requestText(plan: Plan, texts: Texts): string {
  switch (plan.state) {
    case "incomplete":
    case "tight":
    case "endsByItself":
      return texts.agendaRequest;
    case "inTime":
    case "openEnded":
      return plan.vote.kind === "voted" ? texts.postedNotice : texts.agendaRequest;
    case "meetingTooLate":
      return texts.forwardRequest;
    case "noVote":
      return texts.agreementRequest;
    case "urgent":
      return plan.isVoted ? texts.postedNotice : texts.agreementRequest;
    case "missed":
      if (!plan.next.isKnown) return texts.supplierNotice;
      return plan.next.vote.kind === "voted" ? texts.postedNotice : texts.agendaRequest;
    case "smallMeter":
      return texts.quietNotice;
  }
}

/** The sentences in French, with the days of the plan; a value that is not known is dots. */
export function documentSentences(plan: Plan, texts: Texts): DocumentSentences {
  const values = planValues(plan);
  const letter = letterText(plan, texts);
  return {
    denonciation: letter && fillTemplate(letter, values),
    mission: fillTemplate(missionText(plan, texts), values),
    suite: fillTemplate(followingText(plan, texts), values),
    demande: fillTemplate(requestText(plan, texts), values),
  };
}
