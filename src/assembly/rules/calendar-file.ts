import { anchorOf } from "../../content/anchors";
import { addDays, type IsoDay } from "../../french/dates";
import type { Deadline } from "./deadlines";
import type { Dossier } from "./dossier";

/** Whose dates a calendar file has, and which host and visit make its identifiers unique. */
export type CalendarOptions = Pick<Dossier, "brandName" | "copropriete" | "energy"> &
  Readonly<Record<"host" | "visit", string>>;

/** A text as a value of the type TEXT (RFC 5545, 3.3.11). What was typed has no control characters (`cleanText`). */
const toText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** A day as a value of the type DATE (RFC 5545, 3.3.4). */
const toDate = (day: IsoDay) => day.replaceAll("-", "");

/** Cuts a line of more than 75 octets (RFC 5545, 3.1), never inside a character: 18 have at most 72. The next part has a space. */
const fold = (line: string) =>
  /^[ -~]{0,75}$/.test(line) ? line : (line.match(/.{1,18}/gsu) ?? []).join("\r\n ");

/** At nine in the morning, a week or a day before: an all-day event begins at midnight. */
export const WEEK_BEFORE = "-P6DT15H";
const DAY_BEFORE = "-PT15H";

/** An all-day event. `alarms`: each as a value of the type DURATION (RFC 5545, 3.3.6). */
export interface AgendaEvent {
  uid: string;
  summary: string;
  description: string;
  day: IsoDay;
  alarms: readonly string[];
}

function eventOf(deadline: Deadline, { copropriete, energy, host, visit }: CalendarOptions): AgendaEvent {
  const { id, title, day, sum, advice } = deadline;
  // It stays when a date is corrected, so that another import moves the event. Without a name, another visit's dates may belong to
  // another building.
  const owner = [anchorOf(copropriete) || visit, energy].filter(Boolean).join("-");
  return {
    uid: `${id}-${owner}@${host}`,
    summary: copropriete ? `${title} – ${copropriete}` : title,
    description: advice ? `${sum}\n${advice}` : sum,
    day,
    alarms: id.endsWith("osting") ? [WEEK_BEFORE, DAY_BEFORE] : [WEEK_BEFORE],
  };
}

const linesOf = ({ uid, summary, description, day, alarms }: AgendaEvent) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`,
  `DTSTART;VALUE=DATE:${toDate(day)}`,
  // The first day after the event (RFC 5545, 3.6.1).
  `DTEND;VALUE=DATE:${toDate(addDays(day, 1))}`,
  `SUMMARY:${toText(summary)}`,
  `DESCRIPTION:${toText(description)}`,
  // The day stays free in the agenda (RFC 5545, 3.8.2.7).
  "TRANSP:TRANSPARENT",
  ...alarms.flatMap((trigger) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${toText(summary)}`,
    `TRIGGER:${trigger}`,
    "END:VALARM",
  ]),
  "END:VEVENT",
];

/**
 * Writes events as a file that the agendas of Apple, Google and Outlook import (RFC 5545).
 * @param events at least one, and none that is past: a calendar without events is invalid (RFC 5545, 3.6).
 */
export function agendaFile(events: readonly AgendaEvent[], brandName: string): Blob {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${toText(brandName)}//Dossier d’assemblée//FR`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return new Blob(
    lines.map((line) => `${fold(line)}\r\n`),
    { type: "text/calendar;charset=utf-8" },
  );
}

/** The same of the dates of one assembly. */
export const calendarFile = (deadlines: readonly Deadline[], options: CalendarOptions): Blob =>
  agendaFile(
    deadlines.map((deadline) => eventOf(deadline, options)),
    options.brandName,
  );
