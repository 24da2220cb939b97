import type { Delays } from "../../contract/days";
import { type Plan, planOf, type Situation } from "../../contract/plan";
import { type IsoDay, weeksIn } from "../../french/dates";
import type { Entries } from "./entries";

/** The periods of the content, or the règlement's longer one, and the weeks of each step of the study. */
export const delaysFor = (
  { convocationDays }: Pick<Entries, "convocationDays">,
  periods: Queries.AnswerPeriods,
  steps: readonly { duration: string }[],
): Delays => ({
  ...periods,
  convocationDays: Math.max(convocationDays ?? 0, periods.convocationDays),
  // An open-ended step follows the signature, so it counts no weeks.
  stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0),
});

/** « Il repart pour une durée » without its months is not known. */
function renewalOf({ renewal, renewalMonths }: Entries): Situation["renewal"] {
  return renewal === "renews" ? renewalMonths : renewal;
}

/** The plan of what was entered. @param today the visitor's day. */
export function planFor(entries: Entries, delays: Delays, today: IsoDay): Plan {
  const { contractEnd, isOpenEnded, notice, meter, meeting, keepsMeeting } = entries;
  const situation: Situation = {
    end: contractEnd,
    isOpenEnded,
    notice,
    isSmall: meter === "small",
    renewal: renewalOf(entries),
    meeting,
    keepsMeeting,
  };
  return planOf(situation, delays, today);
}

/** The renewal is asked for once an end is missed. An answer, also one from the table of buildings, stays visible. */
export const asksForRenewal = ({ state }: Plan, { renewal }: Entries): boolean =>
  state === "missed" || renewal !== null;
