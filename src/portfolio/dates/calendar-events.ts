/** The events of the table's calendar file. */
import type { CalendarEvent } from "../../contract/calendar-file";
import { deadlinesOf, inOneLine } from "../../contract/deadlines";
import { slugOf } from "../../french/plain-letters";
import {
  type DatedContract,
  delaysOf,
  energyInFrench,
  remarkOn,
  type ScheduleContent,
} from "./dated-contracts";

/** Reminders to come of all contracts. UIDs have no date, so that a new file replaces events whose date has changed. */
export function calendarEvents(
  dated: readonly DatedContract[],
  content: ScheduleContent,
  host: string,
): readonly CalendarEvent[] {
  const delays = delaysOf(content);
  const counts = new Map<string, number>();
  return dated.flatMap((contract) => {
    const { name, energy, plan } = contract;
    const building = [slugOf(name), energy].filter(Boolean).join("-");
    const count = (counts.get(building) ?? 0) + 1;
    counts.set(building, count);
    const key = count > 1 ? `${building}-${count}` : building;
    const about = energy ? `${name} (${energyInFrench(energy)})` : name;
    const deadlines = deadlinesOf(plan, content.schedule, delays);
    const end = deadlines.filter(({ id }) => id === "end").map(inOneLine);
    return deadlines
      .filter(({ isReminder }) => isReminder)
      .map(({ id, title, day, note }): CalendarEvent => {
        const description = [note, ...end, remarkOn(contract)].filter(Boolean).join("\n");
        const uid = `portefeuille-${id}-${key}@${host}`;
        return { uid, summary: `${title} – ${about}`, description, day };
      });
  });
}
