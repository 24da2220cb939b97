import type { Delays } from "../../contract/days";
import { type Plan, planOf, type Situation } from "../../contract/plan";
import type { IsoDay } from "../../french/dates";
import type { Entries } from "./entries";

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
