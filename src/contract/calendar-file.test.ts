/** The calendar file, read back with the parser `ical.js`. */
import fc from "fast-check";
import ICAL from "ical.js";

import type { FieldTexts } from "../assembly/rules/dossier-fields";
import { fullTexts, sampleDossier } from "../assembly/testing/sample-dossiers";
import { type CalendarContract, calendarFile } from "./calendar-file";
import { inOneLine } from "./deadlines";

const options = { brandName: "Cabinet Énergie Exemple", host: "www.exemple.fr" };
const contractOf = (typed: FieldTexts): CalendarContract => {
  const { deadlines } = sampleDossier(typed);
  return { name: "Les Érables", energy: "electricite", deadlines: deadlines.rows };
};
const contract = contractOf(fullTexts);
const reminders = contract.deadlines.filter(({ isReminder }) => isReminder);

/** Makes a file and parses it. */
async function makeAndParse(contracts = [contract]) {
  const file = await calendarFile(contracts, options).text();
  const calendar = new ICAL.Component(ICAL.parse(file) as object[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => {
    const textOf = (name: string) => String(event.getFirstPropertyValue(name));
    const trigger = event.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger") as ICAL.Duration;
    return {
      uid: textOf("uid"),
      summary: textOf("summary"),
      description: textOf("description"),
      start: textOf("dtstart"),
      end: textOf("dtend"),
      alarmHours: trigger.toSeconds() / 3600,
    };
  });
  return { file, events };
}

it("a calendar file has an all-day event for each reminder", async () => {
  const { events } = await makeAndParse();
  expect(events.map(({ start }) => start)).toEqual(reminders.map(({ day }) => day));
  const names = reminders.map(({ title }) => `${title} – Les Érables (Électricité)`);
  expect(events.map(({ summary }) => summary)).toEqual(names);
  const end = contract.deadlines.filter(({ id }) => id === "end").map(inOneLine);
  const descriptions = reminders.map(({ note }) => [note, ...end].filter(Boolean).join("\n"));
  expect(events.map(({ description }) => description)).toEqual(descriptions);
  // The end is exclusive, so it is the next day.
  expect(events.at(-1)).toMatchObject({ start: "2027-09-30", end: "2027-10-01" });
});

it("an event has an alarm at nine in the morning, a week before", async () => {
  const { events } = await makeAndParse();
  // Hours from the midnight at which the day begins.
  expect(events[0]?.alarmHours).toBe(-(7 * 24 - 9));
});

it("a later file has a greater revision number", async () => {
  const revisionOn = async (now: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    const { file } = await makeAndParse();
    jest.useRealTimers();
    return Number(/^SEQUENCE:(?<number>\d+)\r$/m.exec(file)?.groups?.number);
  };
  const first = await revisionOn("2026-11-21T10:00:00Z");
  expect(await revisionOn("2026-11-21T10:05:00Z")).toBeGreaterThan(first);
});

describe("the identifier of an event", () => {
  const uidsOf = async (...contracts: CalendarContract[]) =>
    (await makeAndParse(contracts)).events.map(({ uid }) => uid).sort();

  it("stays when the date changes", async () => {
    const typed = { ...fullTexts, contractEnd: "2027-12-15", meeting: "2027-07-20" };
    const uids = await uidsOf(contractOf(typed));
    expect(await uidsOf(contractOf({ ...typed, contractEnd: "2028-01-15", meeting: "2027-07-05" }))).toEqual(
      uids,
    );
    expect(new Set(uids).size).toBe(6);
  });

  it("differs between contracts", async () => {
    const uids = await Promise.all([
      uidsOf(contract),
      uidsOf({ ...contract, name: "Les Tilleuls" }),
      uidsOf({ ...contract, energy: "gaz" }),
      uidsOf({ ...contract, name: "" }),
      uidsOf({ ...contract, name: "" }),
      uidsOf(contract, contract),
    ]);
    // Seven contracts of six events each.
    expect(new Set(uids.flat()).size).toBe(7 * 6);
  });
});

it("any text stays unchanged, in lines of at most 75 octets", async () => {
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("\\", ";", ",", ":", '"', "\n", "n", " ", "é", "😀") }),
  );
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (name, note) => {
      const deadlines = reminders.slice(0, 1).map((deadline) => ({ ...deadline, note }));
      const { file, events } = await makeAndParse([{ ...contract, name, deadlines }]);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(events[0]?.description).toBe(note);
      expect(events[0]?.summary).toContain(name);
    }),
    { numRuns: 200 },
  );
});
