/** @jest-environment jsdom */
import { printDetails } from "./print-details";

const page = `
  <details id="open-answer" name="faq" open></details>
  <details id="closed-answer" name="faq"></details>
  <details id="closed-fold"></details>
  <form><details id="fold-of-form"></details></form>
`;

const openFolds = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

it("opens closed details for printing, except those of forms, and closes only these again", () => {
  document.body.innerHTML = page;
  const htmlBefore = document.body.innerHTML;
  printDetails();
  // Some browsers send the event twice.
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("beforeprint"));
  expect(openFolds()).toEqual(["open-answer", "closed-answer", "closed-fold"]);
  // A browser keeps only one of the details with the same name open, so the opened one has lost its name.
  const named = [...document.querySelectorAll("[name=faq]")].map(({ id }) => id);
  expect(named).toEqual(["open-answer"]);
  dispatchEvent(new Event("afterprint"));
  expect(document.body.innerHTML).toBe(htmlBefore);
});
