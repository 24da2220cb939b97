import { type Schedule, scheduleOf } from "../../contract/schedule";
import { type IsoDay, weeksIn } from "../../french/dates";
import type { Entries } from "./entries";

/** Default renewal in months, while the visitor knows no other. */
const ASSUMED_MONTHS = 12;

/** The renewal is asked for once the last day of receipt is past. An answer, also one from the table of buildings, stays visible. */
export const asksForRenewal = ({ isLate }: Schedule, { renewal }: Entries) => isLate || renewal !== null;

/** Computes the dates of what was entered. @param today the visitor's day. */
export function scheduleFor(
  { contractEnd: end, notice, meter, meeting, convocationDays, renewal, renewalMonths }: Entries,
  periods: Queries.AnswerPeriods,
  steps: readonly { duration: string }[],
  today: IsoDay,
): Schedule {
  const delays = {
    ...periods,
    convocationDays: Math.max(convocationDays ?? 0, periods.convocationDays),
    // An open-ended step follows the signature, so it counts no weeks.
    stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0),
  };
  const situation = { end, notice, isSmall: meter === "small", meeting };
  const months = renewal === "renews" ? (renewalMonths ?? ASSUMED_MONTHS) : ASSUMED_MONTHS;
  const clause = renewal === "open" || renewal === "ends" ? renewal : months;
  return scheduleOf({ ...situation, renewal: clause }, delays, today);
}
