import { dayInParis, hasPassed } from "./deadline";

const deadline = "2027-01-22";

it.each([
  ["the last second of the day in winter", "2027-01-22T22:59:59.999Z", false],
  ["midnight in winter", "2027-01-22T23:00:00Z", true],
  ["the day before", "2027-01-21T12:00:00Z", false],
  ["a year later", "2028-01-22T12:00:00Z", true],
])("a deadline at the end of a day in Paris, seen at %s", (_moment, now, passed) => {
  expect(hasPassed(deadline, dayInParis(new Date(now)))).toBe(passed);
});

it("changes the day an hour earlier in summer, by Universal Time", () => {
  expect(dayInParis(new Date("2027-06-30T21:59:59Z"))).toBe("2027-06-30");
  expect(dayInParis(new Date("2027-06-30T22:00:00Z"))).toBe("2027-07-01");
});

it("never passes where the date is missing in a preview, or where the day is not known", () => {
  expect(hasPassed("[À compléter : Date limite]", "2027-01-23")).toBe(false);
  expect(hasPassed(deadline, "")).toBe(false);
});
