/** The events of the table's calendar file. */
import { type AgendaEvent, WEEK_BEFORE } from "../contract/calendar-file";
import { calendarOf, inOneLine } from "../contract/deadlines";
import { slugOf } from "../french/plain-letters";
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
): readonly AgendaEvent[] {
  const delays = delaysOf(content);
  const counts = new Map<string, number>();
  return dated.flatMap((contract) => {
    const { name, energy, plan } = contract;
    const building = [slugOf(name), energy].filter(Boolean).join("-");
    const count = (counts.get(building) ?? 0) + 1;
    counts.set(building, count);
    const key = count > 1 ? `${building}-${count}` : building;
    const about = energy ? `${name} (${energyInFrench(energy)})` : name;
    const rows = calendarOf(plan, content.periods, delays);
    const end = rows.filter(({ id }) => id === "end").map(inOneLine);
    return rows
      .filter(({ isReminder }) => isReminder)
      .map(({ id, title, day, note }): AgendaEvent => {
        const description = [note, ...end, remarkOn(contract)].filter(Boolean).join("\n");
        const uid = `portefeuille-${id}-${key}@${host}`;
        return { uid, summary: `${title} – ${about}`, description, day, alarms: [WEEK_BEFORE] };
      });
  });
}
