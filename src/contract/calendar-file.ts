/** Calendar files (iCalendar, RFC 5545): one all-day event with a reminder for each deadline. */
import { addDays, type IsoDay } from "../french/dates";
import { slugOf } from "../french/plain-letters";
import type { Deadline } from "./deadlines";

export interface CalendarFileOptions {
  brandName: string;
  /** The name of the building, or empty. */
  copropriete: string;
  energy: string | null;
  /** The host name of the site, which is a part of the events' UIDs. */
  host: string;
}

/** Escapes a TEXT value (RFC 5545, 3.3.11). Typed texts have no control characters (`cleanText`). */
const toText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** A DATE value (RFC 5545, 3.3.4). */
const toDate = (day: IsoDay) => day.replaceAll("-", "");

/** At most 75 characters of ASCII, which have one octet each. */
const SHORT_LINE = /^[ -~]{0,75}$/;
/** 18 characters have at most 72 octets. */
const UP_TO_18_CHARACTERS = /.{1,18}/gsu;

/** Folds a line of more than 75 octets (RFC 5545, 3.1) between characters. */
function fold(line: string): string {
  if (SHORT_LINE.test(line)) return line;
  return (line.match(UP_TO_18_CHARACTERS) ?? []).join("\r\n ");
}

/** 9 a.m. a week before: 6 days and 15 hours before the midnight at which an all-day event begins (RFC 5545, 3.3.6). */
const WEEK_BEFORE = "-P6DT15H";

export interface CalendarEvent {
  uid: string;
  summary: string;
  description: string;
  day: IsoDay;
}

function eventOf(deadline: Deadline, { copropriete, energy, host }: CalendarFileOptions): CalendarEvent {
  const { id, title, day, note } = deadline;
  // A later file with the same UIDs replaces these events. A building without a name gets random ones, so that
  // it replaces no events of another building.
  const owner = [slugOf(copropriete) || crypto.randomUUID(), energy].filter(Boolean).join("-");
  return {
    uid: `${id}-${owner}@${host}`,
    summary: copropriete ? `${title} – ${copropriete}` : title,
    description: note,
    day,
  };
}

/** A DATE-TIME value (RFC 5545, 3.3.5): `20261125T083000Z`. */
const toDateTime = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

const MINUTE = 60_000;

/**
 * A revision number that grows with each file. By it, a program can replace an event of the same UID
 * (RFC 5545, 3.8.7.4). In minutes, it fits into the 32 bits of an INTEGER value (3.3.8).
 */
const revision = () => Math.floor(Date.now() / MINUTE);

const eventLines = ({ uid, summary, description, day }: CalendarEvent) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${toDateTime(new Date())}`,
  `SEQUENCE:${revision()}`,
  `DTSTART;VALUE=DATE:${toDate(day)}`,
  // The end is exclusive (RFC 5545, 3.6.1).
  `DTEND;VALUE=DATE:${toDate(addDays(day, 1))}`,
  `SUMMARY:${toText(summary)}`,
  `DESCRIPTION:${toText(description)}`,
  // Leaves the day free in the calendar (RFC 5545, 3.8.2.7).
  "TRANSP:TRANSPARENT",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${toText(summary)}`,
  `TRIGGER:${WEEK_BEFORE}`,
  "END:VALARM",
  "END:VEVENT",
];

/** Writes a file for Apple, Google and Outlook. @param events at least one (RFC 5545, 3.6), and none past. */
export function calendarFile(events: readonly CalendarEvent[], brandName: string): Blob {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${toText(brandName)}//Dossier d’assemblée//FR`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  const text = lines.map((line) => `${fold(line)}\r\n`).join("");
  return new Blob([text], { type: "text/calendar;charset=utf-8" });
}

/** The calendar file of a dossier: those of its deadlines that are reminders. */
export const assemblyCalendarFile = (deadlines: readonly Deadline[], options: CalendarFileOptions): Blob =>
  calendarFile(
    deadlines.filter(({ isReminder }) => isReminder).map((deadline) => eventOf(deadline, options)),
    options.brandName,
  );
