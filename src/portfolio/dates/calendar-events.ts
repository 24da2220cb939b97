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

/**
 * The future reminders of all contracts. UIDs have no date, so that a new file replaces events whose date has
 * changed.
 * @param host the site's host name, which ends each UID.
 */
export function calendarEvents(
  dated: readonly DatedContract[],
  content: ScheduleContent,
  host: string,
): readonly CalendarEvent[] {
  const delays = delaysOf(content);
  const counts = new Map<string, number>();
  return dated.flatMap((contract) => {
    const { name, energy, plan } = contract;
    const contractSlug = [slugOf(name), energy].filter(Boolean).join("-");
    const count = (counts.get(contractSlug) ?? 0) + 1;
    counts.set(contractSlug, count);
    // A second contract of one building and energy has UIDs of its own.
    const uidPart = count > 1 ? `${contractSlug}-${count}` : contractSlug;
    const about = energy ? `${name} (${energyInFrench(energy)})` : name;
    const deadlines = deadlinesOf(plan, content.schedule, delays);
    const end = deadlines.filter(({ id }) => id === "end").map(inOneLine);
    return deadlines
      .filter(({ isReminder }) => isReminder)
      .map(({ id, title, day, note }): CalendarEvent => {
        const description = [note, ...end, remarkOn(contract)].filter(Boolean).join("\n");
        const uid = `portefeuille-${id}-${uidPart}@${host}`;
        return { uid, summary: `${title} – ${about}`, description, day };
      });
  });
}
