import fc from "fast-check";

import type { Deadline } from "./assembly-file";
import { calendarFile, type CalendarOptions } from "./calendar-file";
import { readCalendar } from "./testing/calendar-reader";

const options: CalendarOptions = {
  copropriete: "Les Érables",
  energy: "electricite",
  brandName: "Copro Énergie Conseil",
  host: "www.exemple.fr",
  now: new Date("2026-11-21T22:05:09.123Z"),
};

const notice: Deadline = {
  id: "notice",
  title: "Dernier jour du préavis",
  day: "2027-12-31",
  sum: "31 mars 2028 − 3 mois",
  past: false,
};
const study: Deadline = { ...notice, id: "study", title: "Début de l’étude", day: "2028-02-28", past: true };

const write = (deadlines: readonly Deadline[], changed: Partial<CalendarOptions> = {}) =>
  calendarFile(deadlines, { ...options, ...changed }).text();
const read = async (...args: Parameters<typeof write>) => readCalendar(await write(...args));

it("has an all-day event for each date, which ends on the next day, also at the end of a month and of a year", async () => {
  const { version, product, events } = await read([notice, study]);
  expect(version).toBe("2.0");
  expect(product).toContain(options.brandName);
  expect(events).toMatchObject([
    { summary: `${notice.title} – Les Érables`, start: "2027-12-31", end: "2028-01-01" },
    { summary: `${study.title} – Les Érables`, start: "2028-02-28", end: "2028-02-29" },
  ]);
  expect(events[0]?.stamp).toBe("2026-11-21T22:05:09Z");
});

it("has an alarm a week before a day that is to come", async () => {
  const { events } = await read([notice, study]);
  expect(events.map(({ alarms }) => alarms)).toEqual([[7 * 24 * 60 * 60], []]);
});

it("says how the day follows, and what can still be done", async () => {
  const { events } = await read([
    notice,
    { ...study, advice: "Écrivez-nous ; il reste, parfois, un délai." },
  ]);
  expect(events.map(({ description }) => description)).toEqual([
    notice.sum,
    `${study.sum}\nÉcrivez-nous ; il reste, parfois, un délai.`,
  ]);
});

it("names no copropriété where none was typed", async () => {
  const { events } = await read([notice], { copropriete: "" });
  expect(events[0]?.summary).toBe(notice.title);
});

describe("the identifier of an event", () => {
  const uidOf = async (
    deadline: Deadline,
    copropriete = options.copropriete,
    energy: CalendarOptions["energy"] = options.energy,
  ) => (await read([deadline], { copropriete, energy, now: new Date() })).events[0]?.uid;

  it("stays when a date of a copropriété is corrected, so that another import moves the event", async () => {
    expect(await uidOf(notice)).toBe(await uidOf({ ...notice, day: "2027-11-30" }));
    expect(await uidOf(notice, "")).toBe(await uidOf(notice, ""));
  });

  it("differs for another date of the file, copropriété, contract or year, and for unnamed ones with other dates", async () => {
    const others = [
      await uidOf(notice),
      await uidOf({ ...notice, id: "study" }),
      await uidOf(notice, "Les Tilleuls"),
      await uidOf(notice, "Les Érables", "gaz"),
      await uidOf({ ...notice, day: "2028-12-31" }),
      await uidOf(notice, ""),
      await uidOf({ ...notice, day: "2027-11-30" }, ""),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it("does not tell the copropriété's name", async () => {
    expect(await uidOf(notice)).toMatch(/^notice-[\da-f]{8}@www\.exemple\.fr$/);
  });
});

/** Text as a calendar can hold it: line feeds as line ends, no other controls, no halves of a surrogate pair. */
const holdable = (text: string) =>
  text.replace(/\r\n?/g, "\n").replace(/[^\P{C}\t\n\p{Cf}\p{Co}\p{Cn}]/gu, "");

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom("\\", ";", ",", ":", '"', "\n", "\r\n", "n", "N", " ", "é", "😀") }),
);

it("brings back any text, in lines of at most 75 octets that end as the standard wants", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, anyText, async (copropriete, title, sum, advice) => {
      const file = await write([{ ...notice, title, sum, advice }], { copropriete });
      const lines = file.split("\r\n");
      expect(lines.pop()).toBe("");
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n\ud800-\udbff](?![\udc00-\udfff])/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/^[\udc00-\udfff]|^ [\udc00-\udfff]/);
      }
      const [event] = readCalendar(file).events;
      expect(event?.summary).toBe(holdable(copropriete ? `${title} – ${copropriete}` : title));
      expect(event?.description).toBe(holdable(advice ? `${sum}\n${advice}` : sum));
    }),
    { numRuns: 500 },
  );
});

it("never moves a day, in any time zone and year", () => {
  const day = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2099-12-30"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const next = (start: string) => new Date(Date.parse(`${start}T12:00:00Z`) + 24 * 60 * 60 * 1000);
  return fc.assert(
    fc.asyncProperty(day, async (start) => {
      const { events } = await read([{ ...notice, day: start }]);
      expect(events).toMatchObject([{ start, end: next(start).toISOString().slice(0, 10) }]);
    }),
  );
});
