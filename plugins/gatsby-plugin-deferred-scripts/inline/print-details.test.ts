/** @jest-environment jsdom */
import { printDetails } from "./print-details";

it("opens closed details for printing, except those of forms, and closes only these again", () => {
  document.body.innerHTML = `<details name="faq" open></details><details name="faq"></details><details></details><form><details></details></form>`;
  const before = document.body.innerHTML;
  const states = () => [...document.querySelectorAll("details")].map(({ open }) => open);
  printDetails();
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("beforeprint"));
  expect(states()).toEqual([true, true, true, false]);
  // A browser would close the others of a group.
  expect(document.querySelectorAll("[name]:not([open])")).toHaveLength(0);
  expect(document.querySelectorAll("[name]")).toHaveLength(1);
  dispatchEvent(new Event("afterprint"));
  expect(document.body.innerHTML).toBe(before);
});
