/** The sentences that depend on a plan's state, in the texts to copy. */
import { fillTemplate } from "../french/templates";
import type { DocumentStory } from "./content";
import { placeholderValues } from "./placeholders";
import type { Plan } from "./plan";
import { type AnsweredPlan, storyOf, votedPlan } from "./story";

type Stories = readonly DocumentStory[];

/** Each key is the placeholder of the sentence in those texts. */
export interface DocumentSentences {
  /** In the letter; null where no letter is needed. */
  denonciation: string | null;
  /** In the first proposed resolution. */
  mission: string;
  /** In the second proposed resolution. */
  suite: string;
}

/** Where the next end is known, the documents are for that end. */
const targetPlan = (plan: Plan) => (plan.state === "missed" && plan.next.isKnown ? plan.next.plan : plan);

/** The sentences in French, with the days of the plan. An unknown value is shown as dots. */
export function documentSentences(plan: Plan, stories: Stories): DocumentSentences {
  const values = placeholderValues(plan);
  const { state } = targetPlan(plan);
  const { mission, following } = storyOf(state, stories);
  const needsLetter = state !== "endsByItself" && state !== "smallMeter";
  return {
    denonciation: needsLetter ? fillTemplate(storyOf(state, stories).letterSentence, values) : null,
    mission: fillTemplate(mission, values),
    suite: fillTemplate(following, values),
  };
}

/** What an e-mail asks of each recipient, at its end. Empty: nothing is left to ask before the vote. */
export interface Requests {
  syndic: string;
  council: string;
}

const isOnAgenda = (plan: AnsweredPlan): boolean =>
  "assembly" in plan && plan.assembly?.kind === "toCome" && plan.assembly.isOnAgenda;

function requestTexts(plan: AnsweredPlan, stories: Stories): Requests {
  const voted = votedPlan(plan);
  if (voted) {
    const { syndicVotedRequest, councilVotedRequest } = storyOf(voted.state, stories);
    return { syndic: syndicVotedRequest, council: councilVotedRequest };
  }
  if (isOnAgenda(plan)) return { syndic: "", council: "" };
  const { syndicRequest, councilRequest } = storyOf(plan.state, stories);
  return { syndic: syndicRequest, council: councilRequest };
}

export function requestsOf(plan: AnsweredPlan, stories: Stories): Requests {
  const values = placeholderValues(plan);
  const { syndic, council } = requestTexts(plan, stories);
  return { syndic: fillTemplate(syndic, values), council: fillTemplate(council, values) };
}
