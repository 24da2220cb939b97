import { rangesInFrench } from "./numbers";

it.each([
  ["1", [1]],
  ["1 et\u00a02", [1, 2]],
  ["1, 3 et\u00a05\u00a0à\u00a08", [1, 3, 5, 6, 7, 8]],
])("« %s » stands for the numbers %j", (text, numbers) => {
  expect(rangesInFrench(numbers)).toBe(text);
});
