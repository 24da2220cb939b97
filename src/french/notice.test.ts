import { type NoticeUnit, readNotice, wordsAfterDuration } from "./notice";

const months = (count: number) => ({ count, unit: "months" });
const days = (count: number) => ({ count, unit: "days" });
const bare = (count: number) => ({ count, unit: null });

it.each<[string, unknown, NoticeUnit?]>([
  // A number alone is months up to 12, and days from 25 on; between them it may be either.
  ["3", months(3)],
  ["12", months(12)],
  ["13", bare(13)],
  ["24", bare(24)],
  ["25", days(25)],
  ["90", days(90)],
  ["18", months(18), "months"],
  ["13", days(13), "days"],
  // Probably months under a heading of days.
  ["3", bare(3), "days"],
  ["12", days(84), "weeks"],
  [" 3\u00a0Mois ", months(3)],
  ["3M", months(3)],
  ["24 mois", months(24)],
  ["2 ans", months(24)],
  ["trois mois", months(3)],
  ["trois (3) mois", months(3)],
  ["quatre-vingt-dix jours", days(90)],
  ["quatre vingt dix jours", days(90)],
  ["45\u2009jours.", days(45)],
  ["45.", days(45)],
  ["90j", days(90)],
  ["730 jrs", days(730)],
  ["6 semaines", days(42)],
  ["12 sem.", days(84)],
])("reads the notice « %s » as %j", (text, notice, columnUnit: NoticeUnit | null = null) => {
  expect(readNotice(text, columnUnit)).toEqual(notice);
});

it.each([
  "0",
  "731",
  "25 mois",
  "3 ans",
  "1,5 mois",
  "1² mois",
  "2 à 4 mois",
  "1-2 mois",
  "trois (2) mois",
  "cent vingt jours",
  "dix huit mois",
  "3 mois fin de mois",
  "3 mois minimum (LRAR)",
  "60 jours ouvrés",
  "3 mois ?",
  "3 mois*",
  "30/09/2027",
  "voir contrat",
  // A property of every object.
  "constructor",
])("does not read a notice from « %s »", (text) => {
  expect(readNotice(text)).toBeUndefined();
});

it.each([
  ["3 mois minimum", "minimum"],
  ["60 jours ouvrés.", "ouvrés."],
  ["3 mois (LRAR)", "LRAR"],
  ["3 mois", undefined],
  ["voir contrat", undefined],
])("finds the words after the duration of « %s »", (text, words) => {
  expect(wordsAfterDuration(text)).toBe(words);
});
