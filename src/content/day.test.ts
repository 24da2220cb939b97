import { dayInFrench, isDay } from "./day";

it.each([
  [true, ["2027-03-01", "2028-02-29", "1000-01-01", "9999-12-31"]],
  [false, ["2026-02-31", "2027-02-29", "2027-13-01", "2027-00-10", "0027-01-01", "27-01-01", "2027-1-1", ""]],
])("it is %s of %j that each is a day", (expected, texts) => {
  expect(texts.map(isDay)).toEqual(texts.map(() => expected));
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
