/** The line of a contract in the table of buildings, and in its CSV and calendar files. */
import type { PlanState } from "../content/formats/plan-states";
import type { IsoDay } from "../french/dates";
import type { TableStory } from "./content";
import type { Plan } from "./plan";
import { daysOf, type PlanDays } from "./plan-days";
import { storyOf } from "./story";

/** The word of a plan's state, in the table and its files. */
export const stateWord = (state: PlanState, stories: readonly TableStory[]): string =>
  storyOf(state, stories).tableWord;

/** The days of a line. Null: the state has no such day, or it is past. */
export interface DaysToCome {
  /** The end that the letter is for. */
  target: IsoDay | null;
  /** The next end is not known. */
  isTargetToConfirm: boolean;
  study: IsoDay | null;
  /** The last day of the convocation, electronic and by letters. */
  convocation: IsoDay | null;
  letters: IsoDay | null;
  assembly: IsoDay | null;
  posting: IsoDay | null;
  receipt: IsoDay | null;
  signing: IsoDay | null;
}

/** The days of a plan that are still to come. */
export function daysToCome(plan: Plan): DaysToCome {
  const days = daysOf(plan);
  const toCome = (name: keyof PlanDays): IsoDay | null => {
    const day = days[name];
    return day && day >= plan.today ? day : null;
  };
  return {
    target: toCome("target"),
    isTargetToConfirm: plan.state === "missed" && !plan.next.isKnown,
    study: toCome("study"),
    convocation: toCome("convocation"),
    letters: toCome("letters"),
    assembly: toCome("assembly"),
    posting: toCome("posting"),
    receipt: toCome("receipt"),
    signing: toCome("signing"),
  };
}
