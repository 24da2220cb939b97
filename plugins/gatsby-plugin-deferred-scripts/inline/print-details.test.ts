/** @jest-environment jsdom */
import { printDetails } from "./print-details";

const page = `
  <details id="open-question" name="faq" open></details>
  <details id="closed-question" name="faq"></details>
  <details id="closed-details"></details>
  <form><details id="details-of-form"></details></form>
`;

const openDetails = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

it("opens closed details for printing, except those of forms, and closes only these again", () => {
  document.body.innerHTML = page;
  const htmlBefore = document.body.innerHTML;
  printDetails();
  // Some browsers send the event twice.
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("beforeprint"));
  expect(openDetails()).toEqual(["open-question", "closed-question", "closed-details"]);
  // A browser keeps only one of the details with the same name open, so the opened one has lost its name.
  const named = [...document.querySelectorAll("[name=faq]")].map(({ id }) => id);
  expect(named).toEqual(["open-question"]);
  dispatchEvent(new Event("afterprint"));
  expect(document.body.innerHTML).toBe(htmlBefore);
});
