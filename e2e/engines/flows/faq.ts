import { questions as asked } from "../../testing/frozen-content";
import { answerIdOf } from "../../testing/site-content";
import type { Visitor } from "../visitor";
import type { Flow } from "./flow";

/** The positions of the open answers. */
const opened = (visitor: Visitor) =>
  visitor.inPage(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((item, index) =>
        (item as HTMLDetailsElement).open ? [index] : [],
      ),
    "#faq details",
  );

const waitForOpen = (visitor: Visitor, ...positions: number[]) =>
  visitor.until(
    `open answers ${positions.join()}`,
    () => opened(visitor),
    (open) => open.join() === positions.join(),
  );

const questions = (visitor: Visitor) =>
  visitor.inPage(
    (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
    "#faq summary",
  );

/** Moves from the open question to the next one. */
async function leaveAnswer(visitor: Visitor): Promise<void> {
  const links = await visitor.inPage(
    (selector) => document.querySelectorAll(selector).length,
    "#faq details[open] a",
  );
  for (let stop = 0; stop <= links; stop += 1) await visitor.press("Tab");
}

export const faq: Flow[] = [
  {
    name: "at most one answer is open: the first at start, then the one that was clicked, then none",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      const [, second = "", third = "", ...others] = await questions(visitor);
      expect(others).toHaveLength(asked.length - 3);
      await waitForOpen(visitor, 0);
      await visitor.click("button", second);
      await waitForOpen(visitor, 1);
      await visitor.click("button", third);
      await waitForOpen(visitor, 2);
      await visitor.click("button", third);
      await waitForOpen(visitor);
    },
  },
  {
    name: "Tab goes through the links of an open answer to the next question, Enter and the space bar open and close",
    async run(visitor) {
      await visitor.open("/");
      await visitor.inPage(
        (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
        "#faq summary",
      );
      await leaveAnswer(visitor);
      await visitor.press("Enter");
      await waitForOpen(visitor, 1);
      await leaveAnswer(visitor);
      await visitor.press(" ");
      await waitForOpen(visitor, 2);
      await visitor.press(" ");
      await waitForOpen(visitor);
    },
  },
  {
    name: "an address that names an answer opens it",
    async run(visitor) {
      await visitor.open(`/#${answerIdOf(asked[3]?.question ?? "")}`);
      await waitForOpen(visitor, 3);
    },
  },
];
