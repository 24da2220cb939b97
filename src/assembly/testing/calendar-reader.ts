import ICAL from "ical.js";

/** An event as ical.js reads it from a calendar file. */
export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  /** The first day, and the first day after it, as `2027-03-31`; a time of day would follow them. */
  start: string;
  end: string;
  stamp: string;
  /** The triggers of its alarms, in seconds before the start. */
  alarms: readonly number[];
}

const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name));

function toEvent(event: ICAL.Component): ReadEvent {
  return {
    uid: textOf(event, "uid"),
    summary: textOf(event, "summary"),
    description: textOf(event, "description"),
    start: textOf(event, "dtstart"),
    end: textOf(event, "dtend"),
    stamp: textOf(event, "dtstamp"),
    alarms: event
      .getAllSubcomponents("valarm")
      .map((alarm) => -(alarm.getFirstPropertyValue("trigger") as ICAL.Duration).toSeconds()),
  };
}

/** Reads a calendar file. @throws when ical.js cannot parse it. */
export function readCalendar(file: string): { version: string; product: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(file) as object[]);
  return {
    version: textOf(calendar, "version"),
    product: textOf(calendar, "prodid"),
    events: calendar.getAllSubcomponents("vevent").map(toEvent),
  };
}
