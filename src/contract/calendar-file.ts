/** Calendar files (iCalendar, RFC 5545): one all-day event for each deadline to be reminded of. */
import { addDays, type IsoDay } from "../french/dates";
import { slugOf } from "../french/plain-letters";
import type { ContractFacts } from "./contract-facts";
import { type Deadline, inOneLine } from "./deadlines";
import { ENERGY_NAMES } from "./energy";

/** A contract with its deadlines, as the dossier or the table of buildings knows it. */
export interface CalendarContract {
  /** The building's name, or empty. */
  name: string;
  energy: ContractFacts["energy"];
  deadlines: readonly Deadline[];
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

/** Whether a calendar file of the contracts has an event: without an event it is invalid (RFC 5545, 3.6). */
export const hasReminders = (contracts: readonly CalendarContract[]): boolean =>
  contracts.some(({ deadlines }) => deadlines.some(({ isReminder }) => isReminder));

/** Null for « autre », which the dossier has no choice for: so the UIDs of both files agree. */
const energyOfDossier = ({ energy }: CalendarContract) => (energy === "autre" ? null : energy);

/**
 * The part of UIDs that names a contract: « les-erables.electricite ». It has no date, and is the same in the dossier's
 * file and in the table's, so that a later file replaces the events of both. A building without a name gets a random part,
 * so that it replaces no events of another building.
 */
const ownerOf = (contract: CalendarContract) =>
  [slugOf(contract.name) || crypto.randomUUID(), energyOfDossier(contract)].filter(Boolean).join(".");

/**
 * `ownerOf` of each contract. Contracts of one building and energy are numbered: « les-erables.electricite.2 ». A dossier
 * does not know which of them it is about, so its file replaces none of their events.
 */
function ownersOf(contracts: readonly CalendarContract[]): readonly string[] {
  const counts = new Map<string, number>();
  const numbered = contracts.map((contract) => {
    const owner = ownerOf(contract);
    const number = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, number);
    return { owner, number };
  });
  return numbered.map(({ owner, number }) => (counts.get(owner) === 1 ? owner : `${owner}.${number}`));
}

interface CalendarEvent {
  uid: string;
  summary: string;
  description: string;
  day: IsoDay;
}

/** The events of a contract's reminders. @param owner names the contract in their UIDs. */
function eventsOf(contract: CalendarContract, owner: string, host: string): readonly CalendarEvent[] {
  const { name, deadlines } = contract;
  const energy = energyOfDossier(contract);
  const energyName = energy && ENERGY_NAMES[energy];
  const about = name && energyName ? `${name} (${energyName})` : name || energyName;
  const end = deadlines.filter(({ id }) => id === "end").map(inOneLine);
  return deadlines
    .filter(({ isReminder }) => isReminder)
    .map(({ id, title, day, note }) => ({
      uid: `${id}.${owner}@${host}`,
      summary: about ? `${title} – ${about}` : title,
      description: [note, ...end].filter(Boolean).join("\n"),
      day,
    }));
}

/** A DATE-TIME value (RFC 5545, 3.3.5): `20261125T083000Z`. */
const toDateTime = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

const MINUTE = 60_000;

/**
 * A revision number that grows with each file. With it, a program can replace an event of the same UID
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

interface CalendarFileOptions {
  brandName: string;
  /** The host name of the site, which ends the events' UIDs. */
  host: string;
}

/** Writes a file for Apple, Google and Outlook. @param contracts with at least one reminder. */
export function calendarFile(
  contracts: readonly CalendarContract[],
  { brandName, host }: CalendarFileOptions,
): Blob {
  const owners = ownersOf(contracts);
  const events = contracts.flatMap((contract, index) => eventsOf(contract, owners[index] ?? "", host));
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
