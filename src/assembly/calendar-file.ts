import type { Day, Deadline } from "./assembly-file";
import type { Entries } from "./entries";
import { type Property, toLines, toText } from "./icalendar";

/** Whose dates a calendar file has, and where it comes from. */
export interface CalendarOptions {
  /** The copropriété's name, or "". */
  copropriete: string;
  /** Which contract of the copropriété, or null. */
  energy: Entries["energy"];
  /** The site's name, which calendars show as the file's origin. */
  brandName: string;
  /** The site's host, which makes the events' identifiers unique among all calendars. */
  host: string;
  /** When the file is made. */
  now: Date;
}

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** A day as a value of the type DATE (RFC 5545, 3.3.4). */
const toDate = (day: Day) => day.replaceAll("-", "");

/** The first day after an event, which `DTEND` names (RFC 5545, 3.6.1). Days of UTC all have the same length. */
const dayAfter = (day: Day): Day => new Date(Date.parse(day) + DAY_LENGTH).toISOString().slice(0, 10);

/** A short hash of a text (FNV-1a): an identifier should not tell the copropriété's name (RFC 7986, 5.3). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * The identifier of an event. It stays the same when the dates of one contract and year of a named copropriété are corrected, so
 * that another import moves the event. Without a name, other dates may belong to another building.
 */
const uidOf = ({ id, day }: Deadline, { copropriete, energy, host }: CalendarOptions) =>
  `${id}-${hashOf(copropriete ? `${copropriete} ${energy} ${day.slice(0, 4)}` : day)}@${host}`;

/** A week before, in a calendar that supports alarms. A day that is past needs none. */
const alarmOf = ({ past }: Deadline, summary: string): Property[] =>
  past
    ? []
    : [
        ["BEGIN", "VALARM"],
        ["ACTION", "DISPLAY"],
        ["DESCRIPTION", summary],
        ["TRIGGER", "-P7D"],
        ["END", "VALARM"],
      ];

function eventOf(deadline: Deadline, options: CalendarOptions): Property[] {
  const { title, day, sum, advice } = deadline;
  const summary = toText(options.copropriete ? `${title} – ${options.copropriete}` : title);
  return [
    ["BEGIN", "VEVENT"],
    ["UID", uidOf(deadline, options)],
    ["DTSTAMP", options.now.toISOString().replace(/[-:]|\.\d+/g, "")],
    ["DTSTART;VALUE=DATE", toDate(day)],
    ["DTEND;VALUE=DATE", toDate(dayAfter(day))],
    ["SUMMARY", summary],
    ["DESCRIPTION", toText(advice ? `${sum}\n${advice}` : sum)],
    // A reminder makes nobody busy.
    ["TRANSP", "TRANSPARENT"],
    ...alarmOf(deadline, summary),
    ["END", "VEVENT"],
  ];
}

/**
 * Writes dates as a calendar file that Apple, Google and Outlook import (RFC 5545): one all-day event each. It is written here,
 * because the packages for it also bring time zones and recurrences: `ical-generator` 37 KB, `ics` 77 KB, minified.
 * @param deadlines at least one: a calendar without events is invalid (RFC 5545, 3.6).
 */
export function calendarFile(deadlines: readonly Deadline[], options: CalendarOptions): Blob {
  const lines = toLines([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${toText(options.brandName)}//Dossier d’assemblée//FR`],
    ["CALSCALE", "GREGORIAN"],
    ...deadlines.flatMap((deadline) => eventOf(deadline, options)),
    ["END", "VCALENDAR"],
  ]);
  return new Blob([lines], { type: "text/calendar;charset=utf-8" });
}
