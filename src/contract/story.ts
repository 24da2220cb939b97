/** What the site says in a state of a plan: one entry of the content. */
import { PLAN_STATES, type PlanState } from "../content/formats/plan-states";
import type { STORY_TEXTS } from "../content/model/types/planStory";
import type { TableStory } from "./content";
import type { EndsByItself, InTime, OpenEnded, Plan, SmallMeter, Urgent } from "./plan";

/** An entry: the name of its state, and its texts. Null: its state does not need this text. */
type Entry = { readonly state: string } & Readonly<Record<string, string | null>>;

/** The texts that a state needs, of those that a query asked for. */
type Story<State extends PlanState, Asked> = Readonly<
  Record<Extract<keyof (typeof STORY_TEXTS)[State], keyof Asked>, string>
>;

/** The story of a state. The content check makes sure that there is one, with its texts. */
export const storyOf = <State extends PlanState, Asked extends Entry>(
  state: State,
  stories: readonly Asked[],
): Story<State, Asked> =>
  stories.find((story) => story.state === PLAN_STATES[state]) as unknown as Story<State, Asked>;

/** The word of a plan's state, in the table of buildings and its files. */
export const stateWord = (state: PlanState, stories: readonly TableStory[]): string =>
  storyOf(state, stories).tableWord;

/** A plan with an answer. */
export type AnsweredPlan = Exclude<Plan, { state: "incomplete" }>;

/** The plans of an assembly that may have voted. */
type VotedPlan = InTime | Urgent | OpenEnded | EndsByItself | SmallMeter;

/** The plan, if its assembly has voted, so that the letter can leave or the next contract be signed. */
export function votedPlan(plan: Plan): VotedPlan | null {
  switch (plan.state) {
    case "urgent":
      return plan.isVoted ? plan : null;
    case "inTime":
    case "openEnded":
    case "endsByItself":
    case "smallMeter":
      return plan.assembly?.kind === "voted" ? plan : null;
    default:
      return null;
  }
}
