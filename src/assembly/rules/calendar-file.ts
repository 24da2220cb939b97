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

/** At nine in the morning, a week before and, for the letter, also a day before: an all-day event begins at midnight. */
const alarmsOf = (id: string) => (id.endsWith("osting") ? ["-P6DT15H", "-PT15H"] : ["-P6DT15H"]);

function eventOf(deadline: Deadline, { copropriete, energy, host, visit }: CalendarOptions): string[] {
  const { id, title, day, sum, advice } = deadline;
  const summary = toText(copropriete ? `${title} – ${copropriete}` : title);
  // It stays when a date is corrected, so that another import moves the event. Without a name, another visit's dates may belong to
  // another building.
  const owner = [anchorOf(copropriete) || visit, energy].filter(Boolean).join("-");
  return [
    "BEGIN:VEVENT",
    `UID:${id}-${owner}@${host}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${toDate(day)}`,
    // The first day after the event (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${toDate(addDays(day, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${toText(advice ? `${sum}\n${advice}` : sum)}`,
    // The day stays free in the agenda (RFC 5545, 3.8.2.7).
    "TRANSP:TRANSPARENT",
    ...alarmsOf(id).flatMap((trigger) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${summary}`,
      `TRIGGER:${trigger}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

/**
 * Writes dates as a calendar file that Apple, Google and Outlook import (RFC 5545): one all-day event each.
 * @param deadlines at least one, and none that is past: a calendar without events is invalid (RFC 5545, 3.6).
 */
export function calendarFile(deadlines: readonly Deadline[], options: CalendarOptions): Blob {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${toText(options.brandName)}//Dossier d’assemblée//FR`,
    "CALSCALE:GREGORIAN",
    ...deadlines.flatMap((deadline) => eventOf(deadline, options)),
    "END:VCALENDAR",
  ];
  return new Blob(
    lines.map((line) => `${fold(line)}\r\n`),
    { type: "text/calendar;charset=utf-8" },
  );
}
