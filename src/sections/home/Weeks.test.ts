import { fitsOneLine } from "./Weeks";

it.each([
  ["the shipped steps", true, [3, 4, 7, null]],
  ["steps without an end", true, [null, null, null]],
  ["a step of 1 week beside one of 26: no room for its text", false, [1, 26]],
  ["six long steps: no room for any text", false, [26, 26, 26, 26, 26, 26]],
  ["few weeks in total: a week would be wider than a window", false, [3, 4]],
])("fits on one line, %s: %s", (_, fits, weeks) => {
  expect(fitsOneLine(weeks.map((each) => ({ duration: each ? `${each} semaines` : "toujours" })))).toBe(fits);
});
