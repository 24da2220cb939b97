/** The sentence of each text to copy that depends on the state of a plan. */
import { fillTemplate } from "../french/templates";
import type { Plan, PlanState } from "./plan";
import { planValues, voteOf } from "./plan-values";

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

/** The names of a state's texts. */
interface Names {
  letter: keyof Texts | null;
  mission: keyof Texts;
  following: keyof Texts;
  request: keyof Texts;
}

const FOR_THE_END: Names = {
  letter: "letterEndText",
  mission: "missionText",
  following: "renewsText",
  request: "agendaRequest",
};
const WITHOUT_VOTE: Names = { ...FOR_THE_END, mission: "ratificationText", request: "agreementRequest" };

const NAMES: Readonly<Record<PlanState, Names>> = {
  incomplete: FOR_THE_END,
  inTime: FOR_THE_END,
  tight: FOR_THE_END,
  meetingTooLate: { ...FOR_THE_END, request: "forwardRequest" },
  noVote: WITHOUT_VOTE,
  urgent: WITHOUT_VOTE,
  missed: FOR_THE_END,
  openEnded: {
    letter: "letterOpenText",
    mission: "openMissionText",
    following: "continuesText",
    request: "agendaRequest",
  },
  endsByItself: {
    letter: null,
    mission: "endsMissionText",
    following: "uncoveredText",
    request: "agendaRequest",
  },
  smallMeter: {
    letter: null,
    mission: "smallMissionText",
    following: "unchangedText",
    request: "quietNotice",
  },
};
/** Of a missed end, where the next one is not known. */
const FOR_NEXT_END: Names = {
  ...FOR_THE_END,
  letter: "letterNextEndText",
  mission: "nextEndMissionText",
  request: "supplierNotice",
};

function namesOf(plan: Plan): Names {
  if (plan.state === "missed" && !plan.next.isKnown) return FOR_NEXT_END;
  const names = NAMES[plan.state];
  const isVoted = plan.state === "urgent" ? plan.isVoted : voteOf(plan)?.kind === "voted";
  return isVoted && names.letter ? { ...names, request: "postedNotice" } : names;
}

/** The sentences in French, with the days of the plan; a value that is not known is dots. */
export function documentSentences(plan: Plan, texts: Texts): DocumentSentences {
  const values = planValues(plan);
  const { letter, mission, following, request } = namesOf(plan);
  return {
    denonciation: letter && fillTemplate(texts[letter], values),
    mission: fillTemplate(texts[mission], values),
    suite: fillTemplate(texts[following], values),
    demande: fillTemplate(texts[request], values),
  };
}
