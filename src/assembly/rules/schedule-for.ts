import { type Schedule, scheduleOf } from "../../contract/schedule";
import { type IsoDay, weeksIn } from "../../french/dates";
import type { Entries } from "./entries";

/** Default renewal in months, while the visitor knows no other. */
const ASSUMED_MONTHS = 12;

/** The answer about the renewal counts only while it is asked: once the last day of receipt is past. */
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
  const schedule = scheduleOf({ ...situation, renewal: ASSUMED_MONTHS }, delays, today);
  if (!schedule.isLate || !renewal) return schedule;
  const answer = renewal === "renews" ? (renewalMonths ?? ASSUMED_MONTHS) : renewal;
  return scheduleOf({ ...situation, renewal: answer }, delays, today);
}
