/** Days and weeks in French, working days, and slugs. */
import { dayInFrench, dayOf, isDay, weeksIn, weeksPattern, workingDay } from "./dates";
import { slugOf } from "./plain-letters";

it.each([
  { expected: true, texts: ["2027-03-01", "2028-02-29", "1000-01-01", "9999-12-31"] },
  {
    expected: false,
    texts: ["2026-02-31", "2027-02-29", "2027-13-01", "2027-00-10", "0027-01-01", "27-01-01", "2027-1-1", ""],
  },
])("isDay is $expected for each of $texts", ({ expected, texts }) => {
  const wrong = texts.filter((text) => isDay(text) !== expected);
  expect(wrong).toEqual([]);
});

it.each([
  ["2027-03-01", "1er\u00a0mars\u00a02027"],
  ["2027-03-11", "11\u00a0mars\u00a02027"],
  ["2026-12-31", "31\u00a0décembre\u00a02026"],
  ["2026-08-31", "31\u00a0août\u00a02026"],
  ["[À compléter : date]", "[À compléter : date]"],
])("%s in French is « %s »", (day, text) => {
  expect(dayInFrench(day)).toBe(text);
});

// The eleven holidays of 2027 (Code du travail, article L3133-1), four of them on a weekend, and Easter at its earliest and latest.
it.each([
  ["2027-01-01", "2026-12-31"],
  ["2027-03-29", "2027-03-26"],
  ["2027-05-01", "2027-04-30"],
  ["2027-05-06", "2027-05-05"],
  ["2027-05-08", "2027-05-07"],
  ["2027-05-17", "2027-05-14"],
  ["2027-07-14", "2027-07-13"],
  ["2027-08-15", "2027-08-13"],
  ["2027-11-01", "2027-10-29"],
  ["2027-11-11", "2027-11-10"],
  ["2027-12-25", "2027-12-24"],
  // On working days of other years.
  ["2026-05-01", "2026-04-30"],
  ["2026-05-08", "2026-05-07"],
  ["2028-08-15", "2028-08-14"],
  ["2026-12-25", "2026-12-24"],
  ["2008-03-24", "2008-03-21"],
  ["2038-04-26", "2038-04-23"],
  // A weekend, and a working day.
  ["2027-02-28", "2027-02-26"],
  ["2027-03-01", "2027-03-01"],
])("the last working day up to %s is %s", (day, expected) => {
  expect(workingDay(day)).toBe(expected);
});

it("dayOf is the visitor's local date, a minute before and after midnight", () => {
  expect(dayOf(new Date(2027, 11, 31, 23, 59))).toBe("2027-12-31");
  expect(dayOf(new Date(2028, 0, 1, 0, 0))).toBe("2028-01-01");
});

it.each([
  ["négociation 2 à 3 semaines, signature 2-4 semaines", 7],
  ["1 semaine", 1],
  ["toute la durée du contrat", null],
])("« %s » takes at most %j weeks", (duration, weeks) => {
  expect(duration).toMatch(new RegExp(weeksPattern.source));
  expect(weeksIn(duration)).toBe(weeks);
});

// A pattern that reads the plural in two ways tries all combinations before it refuses, and this test would not end.
it("weeksPattern refuses a number that counts no weeks, also at the end of a long duration", () => {
  expect("1 semaines, ".repeat(40) + "9 jours").not.toMatch(new RegExp(weeksPattern.source));
});

it.each([
  ["Qui choisit le contrat, et qui le signe ?", "qui-choisit-le-contrat-et-qui-le-signe"],
  ["Quelles économies, à Noël ?", "quelles-economies-a-noel"],
  ["« L’été »", "l-ete"],
  ["5\u00a0Mo", "5-mo"],
  ["Mise en œuvre", "mise-en-oeuvre"],
  ["ŒUVRE, ex æquo", "oeuvre-ex-aequo"],
])("turns the text %j into the slug %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
