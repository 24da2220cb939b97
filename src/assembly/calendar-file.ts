import type { Deadline } from "./calendar";
import { type Day, daysBefore } from "./days";
import type { Entries } from "./fields";

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
  /** A text that no other visit has. */
  visit: string;
}

/** One line of a calendar file as a name and its value, already escaped: `["SUMMARY", "Préavis"]`. */
type Property = readonly [name: string, value: string];

/** What no text of a calendar may contain: controls other than tab and line feed, and halves of a surrogate pair. */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** A text as a value of the type TEXT (RFC 5545, 3.3.11). */
const toText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(FORBIDDEN, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/**
 * Cuts a line of more than 75 octets (RFC 5545, 3.1), and never inside a character: a part has 18 characters of at most 4 octets.
 * Each further part starts with a space.
 */
const fold = (line: string) =>
  /^[ -~]{0,75}$/.test(line) ? line : (line.match(/.{1,18}/gsu) ?? []).join("\r\n ");

/** The text of a calendar file from its properties, in order. */
const toLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join("");

/** A day as a value of the type DATE (RFC 5545, 3.3.4). */
const toDate = (day: Day) => day.replaceAll("-", "");

/** A short hash of a text (FNV-1a): an identifier should not tell the copropriété's name (RFC 7986, 5.3). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * The identifier of an event. It stays when a date of a contract is corrected, so that another import moves the event. Without a
 * name, the dates of another visit may belong to another building.
 */
const uidOf = ({ id }: Deadline, { copropriete, energy, visit, host }: CalendarOptions) =>
  `${id}-${hashOf(`${copropriete.toLowerCase() || visit} ${energy}`)}@${host}`;

/** At nine in the morning, a week and a day before: an all-day event begins at midnight. */
const ALARMS = ["-P6DT15H", "-PT15H"];

/** Alarms, in a calendar that supports them. A day that is past needs none. */
const alarmsOf = ({ past }: Deadline, summary: string): Property[] =>
  (past ? [] : ALARMS).flatMap((trigger): Property[] => [
    ["BEGIN", "VALARM"],
    ["ACTION", "DISPLAY"],
    ["DESCRIPTION", summary],
    ["TRIGGER", trigger],
    ["END", "VALARM"],
  ]);

function eventOf(deadline: Deadline, options: CalendarOptions): Property[] {
  const { title, day, sum, advice } = deadline;
  const summary = toText(options.copropriete ? `${title} – ${options.copropriete}` : title);
  return [
    ["BEGIN", "VEVENT"],
    ["UID", uidOf(deadline, options)],
    ["DTSTAMP", options.now.toISOString().replace(/[-:]|\.\d+/g, "")],
    ["DTSTART;VALUE=DATE", toDate(day)],
    // The first day after the event (RFC 5545, 3.6.1).
    ["DTEND;VALUE=DATE", toDate(daysBefore(day, -1))],
    ["SUMMARY", summary],
    ["DESCRIPTION", toText(advice ? `${sum}\n${advice}` : sum)],
    // A reminder makes nobody busy.
    ["TRANSP", "TRANSPARENT"],
    ...alarmsOf(deadline, summary),
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
