import { phoneLink } from "./links";

it.each([
  ["01 99 00 45 60", "tel:+33199004560"],
  ["01\u00a099\u00a000\u00a045\u00a060", "tel:+33199004560"],
  ["01.99.00.45.60", "tel:+33199004560"],
  ["+33 1 99 00 45 60", "tel:+33199004560"],
])("turns the phone number %s into the link %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
